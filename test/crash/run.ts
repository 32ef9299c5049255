import { setImmediate as turn } from 'node:timers/promises'
import { findBox } from '#games/index.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { Guest } from '#server/testing/guest.ts'
import { dice } from '#server/testing/wild.ts'
import { ServerProcess } from '../support/server-process.ts'
import { Player, type Stopped } from './player.ts'

export interface CrashReport {
  readonly kills: number
  readonly matches: number
  readonly acts: number
}

const SEATS = ['great-white', 'mako']

/** Two people play while the server is killed under them, again and again. Throws at the first thing lost or doubled. */
export async function crashRun(
  kills: number,
  seed: number,
  progress: (report: CrashReport) => void = () => {},
): Promise<CrashReport> {
  const roll = dice(seed)
  // Nobody here is too fast: they play as fast as they can.
  const server = new ServerProcess({ LOG_LEVEL: 'error', LIMITS_TIMES: '10000' })
  const report = { kills: 0, matches: 0, acts: 0 }
  try {
    await server.start()
    while (report.kills < kills) {
      const guests = await Promise.all(['Ann', 'Bob'].map((name) => new Guest(server.base).named(name)))
      const match = await begin(guests)
      const players = guests.map((guest, index) => new Player(guest, SEATS[index], dice(roll(2 ** 31))))
      while (report.kills < kills && !players.every(({ isOver }) => isOver)) {
        let isKilled = false
        const playing = Promise.all(
          players.map(async (player) => {
            const stopped = await player.play(match)
            if (!isKilled) mustHaveStayed(player, stopped)
          }),
        )
        const over = await Promise.race([playing.then(() => true), moment(players, roll).then(() => false)])
        if (over) continue
        isKilled = true
        await server.stop('SIGKILL')
        report.kills++
        await playing
        await server.start()
        progress(report)
      }
      await finish(match, players)
      compare(await record(guests[0], match), players)
      report.matches++
      for (const { done } of players) report.acts += done.length
    }
    return report
  } finally {
    await server.end()
  }
}

/** Turns of the event loop within which a server answers. */
const TURNS = 200

/** The next moment to be killed: some actions from now, when one goes out or is done, or a little later. */
async function moment(players: readonly Player[], roll: (count: number) => number): Promise<void> {
  let left = roll(25)
  const last = roll(2) === 0 ? 'sent' : 'done'
  await new Promise<void>((resolve) => {
    for (const player of players)
      player.onStep = (step) => {
        if (step === 'done') left--
        if (left <= 0 && step === last) resolve()
      }
  })
  for (let turns = roll(TURNS); turns > 0; turns--) await turn()
}

/** Nobody is to lose a server that lives: the others would wait for them for ever. */
function mustHaveStayed({ seat, lost }: Player, stopped: Stopped): void {
  if (stopped === 'lost') throw new Error(`${seat} lost a server that was not killed: ${lost}`)
}

async function begin(guests: readonly Guest[]): Promise<string> {
  const [host, other] = guests
  const made = await host.post('/api/matches', { game: 'sharks', seats: { [SEATS[0]]: 'me' } })
  const { match } = made.body
  const { code } = (await host.post(`/api/matches/${match}/invitations`, { seat: SEATS[1] })).body
  await other.post(`/api/matches/${match}/seats`, { seat: SEATS[1], code })
  for (const guest of guests) {
    const seated = await guest.at(match)
    await seated.do('ready', { on: true })
    await seated.leave()
  }
  return match
}

/** What is still unanswered is answered, then the rest of the match is given up by agreement. */
async function finish(match: string, players: readonly Player[]): Promise<void> {
  if (players.every(({ isOver }) => isOver)) return
  await Promise.all(players.map(async (player) => mustHaveStayed(player, await player.settle(match))))
  const [ann, bob] = await Promise.all(players.map(({ guest }) => guest.at(match)))
  await ann.do('offer', { offer: { what: 'end' } })
  await bob.do('answer', { agree: true })
  await Promise.all(players.map(async (player) => mustHaveStayed(player, await player.play(match))))
}

async function record(guest: Guest, match: string): Promise<string> {
  const { status, text } = await guest.get(`/api/matches/${match}/record`)
  if (status !== 200) throw new Error(`there is no record: ${text}`)
  return text
}

/** The log has exactly what each was told is done, in their order. */
function compare(text: string, players: readonly Player[]): void {
  const { match } = readRecord(text, findBox)
  for (const [index, { seat, done }] of players.entries()) {
    const played = match.log.flatMap((entry) =>
      entry.kind === 'act' && entry.seat === index
        ? entry.actions.map((action) => match.game.vocabulary.text(action))
        : [],
    )
    if (played.join() !== done.join())
      throw new Error(`${seat} was told of ${done.length} actions, and the log has ${played.length}`)
  }
}
