import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBox } from '../src/games/index.ts'
import type { IslandView } from '../src/games/shark-island/view.ts'
import type { Update } from '../src/kernel/match/feed.ts'
import { replayFeeds } from '../src/kernel/match/replay.ts'
import { readRecord } from '../src/kernel/match/verify.ts'
import { seatSet, WATCHER } from '../src/kernel/seats.ts'
import { Guest, type Seated } from '../src/server/testing/guest.ts'
import { House } from '../src/server/testing/house.ts'
import { asked, dice } from '../src/server/testing/wild.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const viewOf = (update: Update): IslandView => update.view as unknown as IslandView

/** A match for people who each hold some of the seats, begun, with everyone at the table. */
async function play(hunters: readonly string[], held: readonly (readonly string[])[]) {
  const guests = await Promise.all(held.map((_, index) => house.guest(`Guest ${index}`)))
  const [host, ...others] = guests
  const seats = Object.fromEntries(
    ['shark', ...hunters].map((seat) => [seat, held[0].includes(seat) ? 'me' : 'open']),
  )
  const options = { players: hunters.length + 1, hunters }
  const { match } = (await host.post('/api/matches', { game: 'shark-island', options, seats })).body
  for (const [index, guest] of others.entries())
    for (const seat of held[index + 1]) {
      const { code } = (await host.post(`/api/matches/${match}/invitations`, { seat })).body
      const { status } = await guest.post(`/api/matches/${match}/seats`, { seat, code })
      expect(status, seat).toBeLessThan(300)
    }
  await (await host.at(match)).do('list', { on: true })
  const sockets = await Promise.all(guests.map((guest) => guest.at(match)))
  for (const socket of sockets) await socket.do('ready', { on: true })
  for (const socket of sockets) await socket.until(() => socket.updates.length > 0)
  return { match, host, sockets }
}

/** Whoever is asked does anything legal, so many times. What one does not see does not reach one. */
async function playOn(sockets: readonly Seated[], roll: (count: number) => number, most: number) {
  const isOver = (): boolean => sockets.every(({ room }) => room?.status === 'over')
  for (let played = 0; played < most && !isOver(); played++) {
    await sockets[0].until(() => isOver() || sockets.some((each) => asked(each) !== null))
    const seated = sockets.find((each) => asked(each) !== null)
    const question = seated === undefined ? null : asked(seated)
    if (seated === undefined || question === null) continue
    const { seat, legal } = question
    const before = seated.updates.length
    // Others may have been asked the same and been quicker: then this is refused, and the news follow.
    await seated.do('act', { seat, actions: [legal[roll(legal.length)]] })
    await seated.until(() => seated.updates.length > before || isOver())
  }
}

test.each([
  [
    'five people',
    ['tempest', 'harlan', 'anya', 'pilot'],
    [['shark'], ['tempest'], ['harlan'], ['anya'], ['pilot']],
    220,
  ],
  ['one against one', ['hudlo', 'sheriff'], [['hudlo', 'sheriff'], ['shark']], 220],
] as const)(
  'in Shark Island nobody is sent what is not theirs to know: %s',
  async (_name, hunters, held, most) => {
    const { match, host, sockets } = await play(hunters, held)
    const watcher = await new Guest(house.base).at(match)
    await watcher.until(() => watcher.updates.length > 0)
    await playOn(sockets, dice(11), most)
    if (sockets[0].room?.status !== 'over') {
      await sockets[0].do('offer', { offer: { what: 'end' } })
      for (const socket of sockets.slice(1)) await socket.do('answer', { agree: true })
    }
    await watcher.until(() => watcher.room?.status === 'over')

    const {
      box,
      record,
      match: replayed,
    } = readRecord((await host.get(`/api/matches/${match}/record`)).text, findBox)
    const ids = ['shark', ...hunters]
    const viewers = [...held.map((seats) => seatSet(...seats.map((seat) => ids.indexOf(seat)))), WATCHER]
    const rebuilt = replayFeeds(box, record.setup, replayed.log, viewers)
    let scanned = 0
    let hidden = 0
    for (const [index, { raw, updates }] of [...sockets, watcher].entries()) {
      // Byte for byte what the log gives this viewer: nothing of it depends on what others did unseen.
      const whole = new Set(rebuilt[index].map((update) => JSON.stringify({ update })))
      for (const text of raw.filter((each) => each.startsWith('{"update"')))
        if (!text.includes('"changes"')) expect(whole).toContain(text)
      for (const update of updates) {
        hidden += expectBlind(update, held[index] ?? [])
        scanned++
      }
      for (const text of raw.filter((each) => !each.startsWith('{"update"')))
        if (!text.includes('"status":"over"')) expect(text).not.toContain(record.setup.seed)
    }
    console.log(
      `leaks in Shark Island: ${scanned} updates to ${viewers.length} viewers, ${hidden} hidden cards`,
    )
    expect(scanned).toBeGreaterThan(150)
    expect(hidden).toBeGreaterThan(0)
  },
)

/** What must not be there for those who hold these seats; gives how many face-down cards were hidden from them. */
function expectBlind(update: Update, mine: readonly string[]): number {
  const view = viewOf(update)
  const isShark = mine.includes('shark')
  const isHunter = mine.some((seat) => seat !== 'shark')
  if (!isShark) {
    expect(view.shark.hand).toBeNull()
    expect(view.shark.fins).toBeNull()
    if (view.winner === 'nobody yet') expect(view.shark.strategy).toBeNull()
    if (view.question === 'place') for (const tile of view.tiles) expect(tile.down).toBeNull()
  }
  for (const hunter of view.hunters) {
    if (!isHunter) expect(hunter.hand).toBeNull()
    if (!mine.includes(hunter.seat)) expect(['owed', 'secret', null]).toContain(hunter.vote)
  }
  for (const seat of Object.keys(update.legal)) expect(mine).toContain(seat)
  for (const { key, params } of update.events) {
    const seat = String(params.seat)
    if (key === 'shark-island.strategy') expect(isShark).toBe(true)
    if (key === 'shark-island.drew') expect(seat === 'shark' ? isShark : isHunter).toBe(true)
    if (key === 'shark-island.dealt-down') expect(mine).toContain(seat)
  }
  if (view.combat.open) return 0
  const others = view.combat.lines.filter(({ seat, size }) => size > 0 && !mine.includes(seat))
  for (const { down, total } of others) expect([down, total]).toEqual([null, null])
  return others.length
}
