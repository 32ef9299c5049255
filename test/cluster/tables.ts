import { setTimeout as after } from 'node:timers/promises'
import { findBox } from '#games/index.ts'
import { replayFeeds } from '#kernel/match/replay.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { seatSet, WATCHER } from '#kernel/seats.ts'
import { Guest } from '#server/testing/guest.ts'
import { dice } from '#server/testing/wild.ts'
import { ClusterPlayer } from './player.ts'

interface Game {
  readonly game: string
  readonly options: object
  /** All seats of the table, in their order; a person sits at each. */
  readonly seats: readonly string[]
}

/** What is played at the first table, the second, and so on. */
const GAMES: readonly Game[] = [
  {
    game: 'sharks',
    options: { players: 2, sharks: ['great-white', 'mako'] },
    seats: ['great-white', 'mako'],
  },
  {
    game: 'jaws',
    options: { mode: 'act-1', players: 4 },
    seats: ['shark', 'quint', 'brody', 'hooper'],
  },
  {
    game: 'shark-island',
    options: { players: 3, hunters: ['tempest', 'harlan'] },
    seats: ['shark', 'tempest', 'harlan'],
  },
]

/** What was compared at the tables that are over. */
export interface Compared {
  acts: number
  said: number
  updates: number
  matches: number
  connections: number
}

export interface Table {
  readonly match: string
  readonly players: readonly ClusterPlayer[]
  readonly watcher: ClusterPlayer
  readonly host: Guest
  readonly playing: Promise<unknown>
}

/** Asks until some node answers. */
async function asked(
  ask: () => Promise<{ readonly status: number; readonly text: string }>,
): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    const answer = await ask().catch(() => null)
    if (answer !== null && answer.status < 300) return answer.text
    await after(250)
  }
  const { status, text } = await ask()
  throw new Error(`refused: ${status} ${text}`)
}

/** A new match at the table of this place, with everybody at it and somebody who watches. */
export async function begin(
  place: number,
  number: number,
  base: string,
  roll: (count: number) => number,
): Promise<Table> {
  const { game, options, seats } = GAMES[place % GAMES.length]
  const guests = await Promise.all(
    seats.map((seat) => new Guest(base).named(`${seat} ${number}`.slice(0, 24))),
  )
  const [host] = guests
  const wanted = Object.fromEntries(seats.map((seat, index) => [seat, index === 0 ? 'me' : 'open']))
  const made = await asked(() => host.post('/api/matches', { game, options, listed: true, seats: wanted }))
  const { match } = JSON.parse(made)
  for (const [index, guest] of guests.entries()) {
    if (index === 0) continue
    const seat = seats[index]
    const invited = await asked(() => host.post(`/api/matches/${match}/invitations`, { seat }))
    const { code } = JSON.parse(invited)
    await asked(() => guest.post(`/api/matches/${match}/seats`, { seat, code }))
  }
  for (const guest of guests) {
    const seated = await guest.at(match)
    const answer = await seated.do('ready', { on: true })
    if (answer !== 'ok') throw new Error(`not ready: ${answer}`)
    await seated.leave()
  }
  const join = (seat: string | null, cookie: string | null): ClusterPlayer =>
    new ClusterPlayer({ match, seat, cookie }, `${seat ?? 'watcher'}-${number}`, base, dice(roll(2 ** 31)))
  const players = guests.map(({ cookie }, index) => join(seats[index], cookie))
  const watcher = join(null, null)
  const playing = Promise.all([...players, watcher].map((each) => each.play()))
  // What is wrong is told where it is looked for.
  playing.catch(() => {})
  return { match, players, watcher, host, playing }
}

/** What is unanswered is answered, the match is ended by agreement, and everything is compared with its log. */
export async function finish(
  { match, players, watcher, host, playing }: Table,
  compared: Compared,
): Promise<void> {
  for (const each of players) each.stop()
  await Promise.all(players.map(({ ended }) => ended))
  if (!players.every(({ isOver }) => isOver)) await endByAgreement(match, players, host.base)
  await playing
  const text = await asked(() => host.get(`/api/matches/${match}/record`))
  const { box, record, match: replayed } = readRecord(text, findBox)
  for (const [index, { acted, at }] of players.entries()) {
    const played = replayed.log.flatMap((entry) =>
      entry.kind === 'act' && entry.seat === index
        ? entry.actions.map((action) => replayed.game.vocabulary.text(action))
        : [],
    )
    if (played.join() !== acted.join())
      throw new Error(
        `${at.seat} was told of ${acted.length} actions at ${match}, and the log has ${played.length}`,
      )
  }
  const viewers = [...players.map((_, index) => seatSet(index)), WATCHER]
  const stories = replayFeeds(box, record.setup, replayed.log, viewers)
  for (const [index, each] of [...players, watcher].entries()) {
    if (each.faults.length > 0) throw new Error(`match ${match}: ${each.faults[0]}`)
    for (const [cursor, sent] of each.updates)
      if (sent !== JSON.stringify(stories[index][cursor - 1]))
        throw new Error(`update ${cursor} of ${match} was told otherwise than the log tells it`)
    compared.updates += each.updates.size
    compared.connections += each.connections
  }
  const room = JSON.parse(await asked(() => host.get(`/api/matches/${match}`))).room
  const heard: string[] = room.talk.map(({ text: line }: { readonly text: string }) => line)
  const said = players.flatMap((each) => each.said)
  for (const line of said.slice(-20)) {
    const times = heard.filter((each) => each === line).length
    if (times !== 1) throw new Error(`${line} was said once at ${match}, and heard ${times} times`)
  }
  if (new Set(heard).size !== heard.length) throw new Error(`something was heard twice at ${match}`)
  compared.acts += players.reduce((sum, { acted }) => sum + acted.length, 0)
  compared.said += said.length
  compared.matches++
}

async function endByAgreement(match: string, players: readonly ClusterPlayer[], base: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      const seated = await Promise.all(
        players.map(({ at }) => {
          const guest = new Guest(base)
          guest.cookie = at.cookie
          return guest.at(match)
        }),
      )
      const [host, ...others] = seated
      await host.do('offer', { offer: { what: 'end' } })
      for (const each of others) await each.do('answer', { agree: true })
      await host.until(() => host.room?.status === 'over' || host.closed !== null)
      const isOver = host.room?.status === 'over'
      for (const each of seated) await each.leave()
      if (isOver) return
    } catch (error) {
      if (tries > 20) throw error
      await after(200)
    }
}
