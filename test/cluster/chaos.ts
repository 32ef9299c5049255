import { setTimeout as after } from 'node:timers/promises'
import { dice } from '#server/testing/wild.ts'
import { Balancer } from './balancer.ts'
import { Cluster, type NodeProcess } from './house.ts'
import { begin, type Compared, finish, type Table } from './tables.ts'

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

export interface ChaosReport extends Compared {
  readonly done: { [event in ChaosEvent]: number }
  /** Milliseconds of those who were hit, from the loss of a connection to the first answer. */
  readonly silences: { [event in ChaosEvent]: number[] }
  /** Tables whose node was frozen: others had to bury it to go on. */
  frozen: number
  /** Milliseconds for which nothing was done at a table at most, of all tables: from what happened until all went on. */
  readonly pauses: { [event in ChaosEvent]: number[] }
}

/** Milliseconds for which a node that is frozen stands still at most, when others have taken over. */
const FROZEN = 2_000
/** After this long without anything done, something is stuck. */
const STUCK = 40_000

/**
 * Real games by real clients on three nodes that are killed, drained, frozen and cut off, over a database that is killed too.
 * Throws at the first thing that was acknowledged and is lost, done twice, or told otherwise than the log tells it. Without
 * events they play for a moment, and end.
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
  const balancer = await Balancer.open(cluster.nodes)
  const report: ChaosReport = {
    done: { kill: 0, drain: 0, freeze: 0, cut: 0, database: 0 },
    acts: 0,
    said: 0,
    updates: 0,
    matches: 0,
    connections: 0,
    silences: { kill: [], drain: [], freeze: [], cut: [], database: [] },
    pauses: { kill: [], drain: [], freeze: [], cut: [], database: [] },
    frozen: 0,
  }
  const tables: Table[] = []
  const lay = async (place: number): Promise<void> => {
    tables[place] = await begin(place, report.matches * 1_000 + place, balancer.base, dice(roll(2 ** 31)))
  }
  try {
    for (let place = 0; place < count; place++) await lay(place)
    await goOn(tables)
    const events = shuffled(
      EVENTS.flatMap((event) => Array<ChaosEvent>(plan[event]).fill(event)),
      roll,
    )
    for (const event of events) {
      const before = tables.map(({ players }) => players.map(({ silences }) => silences.length))
      const start = performance.now()
      const node = cluster.nodes[roll(cluster.nodes.length)]
      if (event === 'freeze') report.frozen += await freeze(cluster, node, tables, roll)
      else await happen(event, cluster, node, roll)
      await goOn(tables)
      for (const [place, { players }] of tables.entries()) {
        for (const [each, { silences }] of players.entries())
          report.silences[event].push(...silences.slice(before[place][each]))
        report.pauses[event].push(longestPause(tables[place], start))
      }
      report.done[event]++
      for (const [place, table] of tables.entries())
        if (table.players.every(({ isOver }) => isOver)) {
          await finish(table, report)
          await lay(place)
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
    balancer.close()
    await cluster.close()
  }
}

async function happen(
  event: Exclude<ChaosEvent, 'freeze'>,
  cluster: Cluster,
  node: NodeProcess,
  roll: (count: number) => number,
): Promise<void> {
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

/**
 * Others go on without a node, and only then it does. One that has no table would be missed by nobody: then it is another, that
 * has. Gives how many tables it had.
 */
async function freeze(
  cluster: Cluster,
  rolled: NodeProcess,
  tables: readonly Table[],
  roll: (count: number) => number,
): Promise<number> {
  await after(roll(400))
  const running = tables.filter(({ players }) => players.some(({ isOver }) => !isOver))
  const owners = await cluster.ownersOf(running.map(({ match }) => match))
  const node = owners.includes(rolled) ? rolled : (owners[0] ?? rolled)
  node.signal('SIGSTOP')
  await goOn(tables)
  await after(roll(FROZEN))
  node.signal('SIGCONT')
  return owners.filter((owner) => owner === node).length
}

/** Until everybody who is not done has had something done since. */
async function goOn(tables: readonly Table[]): Promise<void> {
  const doneBy = ({ players }: Table): number => players.reduce((sum, { doneAt }) => sum + doneAt.length, 0)
  const before = tables.map(doneBy)
  const end = performance.now() + STUCK
  for (;;) {
    const waiting = tables.filter(
      (table, place) => doneBy(table) < before[place] + 4 && !table.players.every(({ isOver }) => isOver),
    )
    if (waiting.length === 0) return
    mustBeWell(tables)
    if (performance.now() > end)
      throw new Error(
        `nothing goes on at ${waiting.map(({ match, players }) => `${match} (${players.map(({ standing }) => standing).join('; ')})`).join()}`,
      )
    await after(20)
  }
}

/** The longest time since then in which nobody at a table had anything done. */
function longestPause({ players }: Table, start: number): number {
  const moments = players.flatMap(({ doneAt }) => doneAt.filter((at) => at > start)).sort((a, b) => a - b)
  return moments.reduce((longest, at, index) => Math.max(longest, at - (moments[index - 1] ?? start)), 0)
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
