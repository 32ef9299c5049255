import { expect } from 'vitest'
import { findBox } from '#games/index.ts'
import type { Update } from '#kernel/match/feed.ts'
import { replayFeeds } from '#kernel/match/replay.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { allSeats, seatSet, type Viewer, WATCHER } from '#kernel/seats.ts'
import { Guest, type Seated } from '#server/testing/guest.ts'
import type { House } from '#server/testing/house.ts'
import { asked } from '#server/testing/wild.ts'

export interface Plan {
  readonly game: string
  readonly options: object
  /** All seats of the table, in their order. */
  readonly seats: readonly string[]
  /** By person: the seats they hold. Bots that play anything have the rest. */
  readonly held: readonly (readonly string[])[]
}

/** A match that was begun, with everyone at the table and somebody who watches. */
export interface WholeGame {
  readonly plan: Plan
  readonly match: string
  readonly host: Guest
  /** Everyone who plays, the host first. */
  readonly guests: readonly Guest[]
  readonly sockets: readonly Seated[]
  readonly watcher: Seated
}

export async function begin(house: Pick<House, 'base' | 'guest'>, plan: Plan): Promise<WholeGame> {
  const { game, options, held } = plan
  const guests = await Promise.all(held.map((_, index) => house.guest(`Guest ${index}`)))
  const [host, ...others] = guests
  const seats = Object.fromEntries(
    plan.seats.map((seat) => [
      seat,
      held[0].includes(seat) ? 'me' : held.flat().includes(seat) ? 'open' : { bot: 'random' },
    ]),
  )
  const { match } = (await host.post('/api/matches', { game, options, seats })).body
  for (const [index, guest] of others.entries())
    for (const seat of held[index + 1]) {
      const { code } = (await host.post(`/api/matches/${match}/invitations`, { seat })).body
      const { status } = await guest.post(`/api/matches/${match}/seats`, { seat, code })
      expect(status, seat).toBeLessThan(300)
    }
  await (await host.at(match)).do('list', { on: true })
  const sockets = await Promise.all(guests.map((guest) => guest.at(match)))
  for (const socket of sockets) await socket.do('ready', { on: true })
  const watcher = await new Guest(house.base).at(match)
  for (const socket of [...sockets, watcher]) await socket.until(() => socket.updates.length > 0)
  return { plan, match, host, guests, sockets, watcher }
}

/** Whoever is asked does anything legal, so many times. What one does not see does not reach one. */
export async function playSome(
  { sockets }: Pick<WholeGame, 'sockets'>,
  roll: (count: number) => number,
  most: number,
  before: (played: number, seated: Seated, seat: string) => Promise<void> = async () => {},
): Promise<void> {
  const isOver = (): boolean => sockets.every(({ room }) => room?.status === 'over')
  for (let played = 0; played < most && !isOver(); played++) {
    await sockets[0].until(() => isOver() || sockets.some((each) => asked(each) !== null))
    const seated = sockets.find((each) => asked(each) !== null)
    const question = seated === undefined ? null : asked(seated)
    if (seated === undefined || question === null) continue
    const { seat, legal } = question
    const seen = seated.updates.length
    await before(played, seated, seat)
    // Others may have been asked the same and been quicker: then this is refused, and the news follow.
    await seated.do('act', { seat, actions: [legal[roll(legal.length)]] })
    await seated.until(() => seated.updates.length > seen || isOver())
  }
}

/** What one viewer was sent all the while. */
export interface Sight {
  readonly viewer: Viewer
  readonly seats: readonly string[]
  readonly updates: readonly Update[]
  readonly raw: readonly string[]
}

/**
 * Ends the match, by agreement if nobody has won, and compares: everyone was sent, byte for byte, what the log gives
 * them, and nobody heard the seed before the end. Gives what each was sent, and what somebody with all eyes would have.
 */
export async function endAndCompare(whole: WholeGame): Promise<{ sights: Sight[]; truth: Update[] }> {
  const { plan, match, host, sockets, watcher } = whole
  if (sockets[0].room?.status !== 'over') {
    await sockets[0].do('offer', { offer: { what: 'end' } })
    for (const socket of sockets.slice(1)) await socket.do('answer', { agree: true })
  }
  await watcher.until(() => watcher.room?.status === 'over')

  const text = (await host.get(`/api/matches/${match}/record`)).text
  const { box, record, match: replayed } = readRecord(text, findBox)
  const viewers = [
    ...plan.held.map((seats) => seatSet(...seats.map((seat) => plan.seats.indexOf(seat)))),
    WATCHER,
  ]
  const everything = allSeats(plan.seats.length)
  const { seed, seal } = record.setup
  const hiddenBeforeTheEnd = seal === null ? [seed] : [seed, seal.secret]
  const [truth, ...rebuilt] = replayFeeds(box, record.setup, replayed.log, [everything, ...viewers])
  const sights = [...sockets, watcher].map(({ raw, updates }, index) => {
    const sent = raw.filter((text) => text.startsWith('{"update"'))
    expect(sent).toEqual(rebuilt[index].slice(-sent.length).map((update) => JSON.stringify({ update })))
    for (const text of raw)
      if (!text.includes('"status":"over"'))
        for (const hidden of hiddenBeforeTheEnd) expect(text).not.toContain(hidden)
    return { viewer: viewers[index], seats: plan.held[index] ?? [], updates, raw }
  })
  return { sights, truth }
}
