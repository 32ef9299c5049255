import { setTimeout as after } from 'node:timers/promises'
import { findBox } from '../../src/games/index.ts'
import { replayFeeds } from '../../src/kernel/match/replay.ts'
import { readRecord } from '../../src/kernel/match/verify.ts'
import { seatSet, WATCHER } from '../../src/kernel/seats.ts'
import { Guest } from '../../src/server/testing/guest.ts'
import { dice } from '../../src/server/testing/wild.ts'
import { Cluster } from './house.ts'
import { ClusterPlayer } from './player.ts'

export const EVENTS = ['kill', 'drain', 'freeze', 'cut', 'database'] as const
type ChaosEvent = (typeof EVENTS)[number]
export type Plan = { readonly [event in ChaosEvent]: number }

export interface ChaosOptions {
  readonly seed: number
  readonly tables: number
  readonly plan: Plan
  /** Another program than this one, with a mistake in it. */
  readonly root?: string
  readonly progress?: (report: ChaosReport) => void
}

export interface ChaosReport {
  readonly done: { [event in ChaosEvent]: number }
  acts: number
  said: number
  updates: number
  matches: number
  connections: number
  /** Milliseconds of silence, from the loss of a connection to the next thing done, by what had happened. */
  readonly silences: { [event in ChaosEvent]: number[] }
}

/** Milliseconds for which a node that is frozen stands still at most, when others have taken over. */
const FROZEN = 2_000
/** After this long without anything done, something is stuck. */
const STUCK = 40_000

const SEATS = ['great-white', 'mako']
const SHARKS = { game: 'sharks', options: { players: 2, sharks: SEATS }, listed: true }

interface Table {
  readonly match: string
  readonly players: ClusterPlayer[]
  readonly watcher: ClusterPlayer
  readonly host: Guest
  readonly seats: readonly string[]
  playing: Promise<unknown>
}

/**
 * Real games by real clients on three nodes that are killed, drained, frozen and cut off, over a database that is killed too.
 * Throws at the first thing that was acknowledged and is lost, done twice, or told otherwise than the log tells it.
 */
export async function chaosRun({
  seed,
  tables: count,
  plan,
  root,
  progress,
}: ChaosOptions): Promise<ChaosReport> {
  const roll = dice(seed)
  const cluster = await Cluster.open(3, root)
  const report: ChaosReport = {
    done: { kill: 0, drain: 0, freeze: 0, cut: 0, database: 0 },
    acts: 0,
    said: 0,
    updates: 0,
    matches: 0,
    connections: 0,
    silences: { kill: [], drain: [], freeze: [], cut: [], database: [] },
  }
  const pick = (): string => {
    // As a balancer without stickiness, which has noticed who does not listen.
    const up = cluster.nodes.filter(({ isOpen }) => isOpen)
    const from = up.length > 0 ? up : cluster.nodes
    return from[roll(from.length)].base
  }
  const tables: Table[] = []
  try {
    for (let at = 0; at < count; at++) tables.push(await begin(at, pick, dice(roll(2 ** 31))))
    const events = shuffled(
      EVENTS.flatMap((event) => Array<ChaosEvent>(plan[event]).fill(event)),
      roll,
    )
    for (const event of events) {
      const before = tables.map(({ players }) => players.map(({ silences }) => silences.length))
      await happen(event, cluster, roll, () => goOn(tables))
      await goOn(tables)
      for (const [at, { players }] of tables.entries())
        for (const [each, { silences }] of players.entries())
          report.silences[event].push(...silences.slice(before[at][each]))
      report.done[event]++
      for (const [at, table] of tables.entries())
        if (table.players.every(({ isOver }) => isOver)) {
          await finish(table, report)
          tables[at] = await begin(report.matches * 1_000 + at, pick, dice(roll(2 ** 31)))
        }
      mustBeWell(tables)
      progress?.(report)
    }
    for (const table of tables) await finish(table, report)
    return report
  } catch (error) {
    const logs = cluster.nodes.map(({ name, log }) => `${name}:\n${log.slice(-1_500)}`).join('\n')
    throw new Error(`${(error as Error).message}\nseed ${seed}, ${JSON.stringify(report.done)}\n${logs}`, {
      cause: error,
    })
  } finally {
    for (const { players, watcher } of tables) for (const each of [...players, watcher]) each.abandon()
    await cluster.close()
  }
}

async function happen(
  event: ChaosEvent,
  cluster: Cluster,
  roll: (count: number) => number,
  goingOn: () => Promise<void>,
): Promise<void> {
  const node = cluster.nodes[roll(cluster.nodes.length)]
  await after(roll(400))
  switch (event) {
    case 'kill':
      await node.stop('SIGKILL')
      await after(roll(600))
      await node.start()
      break
    case 'drain':
      await node.stop('SIGTERM')
      await node.start()
      break
    case 'freeze':
      // Others go on without it, and only then it does.
      node.signal('SIGSTOP')
      await goingOn()
      await after(roll(FROZEN))
      node.signal('SIGCONT')
      break
    case 'cut':
      await cluster.cut(node)
      break
    case 'database':
      await cluster.postgres.kill()
      await after(roll(500))
      await cluster.postgres.start()
      break
  }
}

/** Until everybody who is not done has had something done since. */
async function goOn(tables: readonly Table[]): Promise<void> {
  const doneBy = ({ players }: Table): number =>
    players.reduce((sum, { acted, said }) => sum + acted.length + said.length, 0)
  const before = tables.map(doneBy)
  const end = performance.now() + STUCK
  for (;;) {
    const waiting = tables.filter(
      (table, at) => doneBy(table) < before[at] + 4 && !table.players.every(({ isOver }) => isOver),
    )
    if (waiting.length === 0) return
    mustBeWell(tables)
    if (performance.now() > end)
      throw new Error(`nothing goes on at ${waiting.map(({ match }) => match).join()}`)
    await after(20)
  }
}

function mustBeWell(tables: readonly Table[]): void {
  for (const { players, watcher, match } of tables)
    for (const { faults } of [...players, watcher])
      if (faults.length > 0) throw new Error(`match ${match}: ${faults[0]}`)
}

function shuffled<T>(items: T[], roll: (count: number) => number): T[] {
  for (let at = items.length - 1; at > 0; at--) {
    const other = roll(at + 1)
    const swapped = items[at]
    items[at] = items[other]
    items[other] = swapped
  }
  return items
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

async function begin(number: number, pick: () => string, roll: (count: number) => number): Promise<Table> {
  const [host, other] = await Promise.all(
    ['Ann', 'Bob'].map((name) => new Guest(pick()).named(`${name} ${number}`)),
  )
  const seats = SEATS
  const made = await asked(() => host.post('/api/matches', { ...SHARKS, seats: { [seats[0]]: 'me' } }))
  const { match } = JSON.parse(made)
  const { code } = JSON.parse(
    await asked(() => host.post(`/api/matches/${match}/invitations`, { seat: seats[1] })),
  )
  await asked(() => other.post(`/api/matches/${match}/seats`, { seat: seats[1], code }))
  for (const guest of [host, other]) {
    const seated = await guest.at(match)
    const answer = await seated.do('ready', { on: true })
    if (answer !== 'ok') throw new Error(`not ready: ${answer}`)
    await seated.leave()
  }
  const players = [host, other].map(
    ({ cookie }, index) =>
      new ClusterPlayer(
        { match, seat: seats[index], cookie },
        `${seats[index]}-${number}`,
        pick,
        dice(roll(2 ** 31)),
      ),
  )
  const watcher = new ClusterPlayer(
    { match, seat: null, cookie: null },
    `watcher-${number}`,
    pick,
    dice(roll(2 ** 31)),
  )
  const playing = Promise.all([...players, watcher].map((each) => each.play()))
  // What is wrong is told where it is looked for.
  playing.catch(() => {})
  return { match, players, watcher, host, seats, playing }
}

/** What is unanswered is answered, the match is ended by agreement, and everything is compared with its log. */
async function finish(
  { match, players, watcher, host, seats, playing }: Table,
  report: ChaosReport,
): Promise<void> {
  for (const each of players) each.stop()
  await Promise.all(players.map(({ ended }) => ended))
  if (!players.every(({ isOver }) => isOver)) await endByAgreement(match, players, host.base)
  await playing
  const text = await asked(() => host.get(`/api/matches/${match}/record`))
  const { box, record, match: replayed } = readRecord(text, findBox)
  for (const [index, { acted }] of players.entries()) {
    const played = replayed.log.flatMap((entry) =>
      entry.kind === 'act' && entry.seat === index
        ? entry.actions.map((action) => replayed.game.vocabulary.text(action))
        : [],
    )
    if (played.join() !== acted.join())
      throw new Error(
        `${seats[index]} was told of ${acted.length} actions at ${match}, and the log has ${played.length}`,
      )
  }
  const viewers = [seatSet(0), seatSet(1), WATCHER]
  const stories = replayFeeds(box, record.setup, replayed.log, viewers)
  for (const [index, each] of [...players, watcher].entries()) {
    if (each.faults.length > 0) throw new Error(`match ${match}: ${each.faults[0]}`)
    for (const [cursor, sent] of each.updates)
      if (sent !== JSON.stringify(stories[index][cursor - 1]))
        throw new Error(`update ${cursor} of ${match} was told otherwise than the log tells it`)
    report.updates += each.updates.size
    report.connections += each.connections
  }
  const room = JSON.parse(await asked(() => host.get(`/api/matches/${match}`))).room
  const heard: string[] = room.talk.map(({ text: line }: { readonly text: string }) => line)
  const said = players.flatMap((each) => each.said)
  for (const line of said.slice(-20)) {
    const times = heard.filter((each) => each === line).length
    if (times !== 1) throw new Error(`${line} was said once at ${match}, and heard ${times} times`)
  }
  if (new Set(heard).size !== heard.length) throw new Error(`something was heard twice at ${match}`)
  report.acts += players.reduce((sum, { acted }) => sum + acted.length, 0)
  report.said += said.length
  report.matches++
}

async function endByAgreement(match: string, players: readonly ClusterPlayer[], base: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      const [ann, bob] = await Promise.all(
        players.map(({ at }) => {
          const guest = new Guest(base)
          guest.cookie = at.cookie
          return guest.at(match)
        }),
      )
      await ann.do('offer', { offer: { what: 'end' } })
      await bob.do('answer', { agree: true })
      await bob.until(() => bob.room?.status === 'over' || bob.closed !== null)
      const isOver = bob.room?.status === 'over'
      for (const each of [ann, bob]) await each.leave()
      if (isOver) return
    } catch (error) {
      if (tries > 20) throw error
      await after(200)
    }
}
