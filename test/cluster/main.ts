import { rmSync } from 'node:fs'
import { misused, readArguments } from '../../scripts/arguments.mjs'
import { type ChaosReport, chaosRun, EVENTS, type Plan } from './chaos.ts'
import { fenceRun } from './fence.ts'
import { Cluster } from './house.ts'
import { MUTANTS, mutantTree } from './mutants.ts'

const HELP = `npm run chaos -- [MINUTES]: real games on three nodes that are killed, drained, frozen and cut off.

  MINUTES        for how long (2); the same mixture again and again until they are over
  --whole        100 kills, 20 drains, 10 freezes, 10 cuts and 5 kills of the database, however long that takes
  --events LIST  these instead, in any order: kill=30,drain=20
  --tables N     how many tables are played at (6), at each another game than at the one before
  --seed N       the same events at the same tables
  --fence N      only this, which is part of the others too: N times an owner is stopped, every third time in a transaction, and taken over
  --mutant NAME  the same with a mistake in the program, which must be noticed: ${Object.keys(MUTANTS).join(', ')}`

const { values, words, number } = readArguments('chaos', HELP, {
  words: { most: 1 },
  options: {
    whole: { type: 'boolean', default: false },
    events: { type: 'string' },
    tables: { type: 'string', default: '6' },
    seed: { type: 'string' },
    fence: { type: 'string' },
    mutant: { type: 'string' },
  },
})

/** Rounds of the fence before each mixture. */
const FENCED = 9

const NONE: Plan = { kill: 0, drain: 0, freeze: 0, cut: 0, database: 0 }
const WHOLE: Plan = { kill: 100, drain: 20, freeze: 10, cut: 10, database: 5 }
/** Some of each, for a run that is over when its time is. */
const SOME: Plan = { kill: 10, drain: 2, freeze: 1, cut: 1, database: 1 }

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

if (values.fence !== undefined) await fence(number('fence'))
else await chaos()

async function fence(rounds: number, root?: string): Promise<void> {
  const cluster = await Cluster.open(1)
  try {
    const tick20 = ({ rounds: done }: { readonly rounds: number }): void => {
      if (done % 20 === 0) console.log(`${done} rounds`)
    }
    const report = await fenceRun(cluster.postgres.url(), rounds, tick20, root)
    console.log(
      `${report.rounds} rounds, ${report.open} stopped in a transaction, ${report.acknowledged} entries`,
    )
    console.log(`${report.tries} tries to write after the takeover: nothing was written, nothing was lost`)
  } finally {
    await cluster.close()
  }
}

async function chaos(): Promise<void> {
  const first = values.seed === undefined ? Date.now() % 1_000_000 : number('seed')
  const minutes = Number(words[0] ?? 2)
  if (Number.isNaN(minutes)) misused('chaos', `"${words[0]}" is no number of minutes`)
  const end = performance.now() + minutes * 60_000
  const root = values.mutant === undefined ? {} : { root: mutantTree(values.mutant) }
  process.once('exit', () => {
    if (root.root !== undefined) rmSync(root.root, { recursive: true, force: true })
  })
  const plan = values.events !== undefined ? planOf(values.events) : values.whole ? WHOLE : SOME
  const isOnce = values.whole || values.events !== undefined
  for (let seed = first; ; seed++) {
    console.log(`seed ${seed}`)
    const tables = number('tables')
    // What cannot be played where nothing fails would be noticed without any failure.
    if (values.mutant !== undefined) await chaosRun({ seed, tables, plan: NONE, ...root })
    try {
      await fence(FENCED, root.root)
      tell(await chaosRun({ seed, tables, plan, ...root, progress: ({ done }) => tick(done) }))
    } catch (error) {
      if (values.mutant === undefined) throw error
      console.log(`noticed: ${(error as Error).message.split('\n')[0]}`)
      return
    }
    if (isOnce || performance.now() > end) break
  }
  if (values.mutant === undefined) return
  console.error(`the mutant ${values.mutant} was not noticed`)
  process.exitCode = 1
}

function planOf(list: string): Plan {
  const asked = Object.fromEntries(list.split(',').map((each) => each.split('=')))
  const unknown = Object.keys(asked).find((event) => !EVENTS.some((each) => each === event))
  if (unknown !== undefined) misused('chaos', `there is no event ${unknown}: ${EVENTS.join(', ')}`)
  return { ...NONE, ...Object.fromEntries(EVENTS.map((event) => [event, Number(asked[event] ?? 0)])) }
}

function tick(done: ChaosReport['done']): void {
  const sum = EVENTS.reduce((all, event) => all + done[event], 0)
  if (sum % 10 === 0) console.log(JSON.stringify(done))
}

function tell(report: ChaosReport): void {
  const { done, acts, said, updates, matches, connections } = report
  console.log(
    `${JSON.stringify(done)}: ${matches} matches, ${acts} moves, ${said} lines, ${updates} updates, ${connections} connections`,
  )
  console.log('nothing lost, nothing twice, nothing out of order, every story as its log tells it')
  for (const event of EVENTS)
    if (report.done[event] > 0)
      console.log(
        `${event}: those who were hit were answered again after ${spread(report.silences[event])}; the longest pause of any table ${spread(report.pauses[event])}`,
      )
}

function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)])
  return sorted.length === 0
    ? 'nothing'
    : `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms (${sorted.length})`
}
