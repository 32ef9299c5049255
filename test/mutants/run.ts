import { stripTypeScriptTypes } from 'node:module'
import { Chart } from './chart.ts'
import { draw } from './draw.ts'
import type { Group } from './groups.ts'
import { hash, type Mutant, mutantsOf, mutated, told } from './mutant.ts'
import { changesOf } from './mutate.ts'
import { prove } from './proof.ts'
import { Kept, type Result } from './results.ts'
import { sourceOf } from './sources.ts'
import { TestThread } from './worker.ts'

export interface Wanted {
  /** How many are drawn from a group; all of them if none. */
  readonly sample: number | null
  /** Another one draws other mutants. */
  readonly seed?: string
  /** Only mutants of this file. */
  readonly file?: string
  /** Forget what earlier runs found out. */
  readonly fresh: boolean
}

export interface Report {
  readonly tried: number
  readonly killed: number
}

export async function mutateGroup(
  group: Group,
  wanted: Wanted,
  say: (text: string) => void,
): Promise<Report> {
  const all = group.files.flatMap((file) => mutantsOf(file, sourceOf(file), changesOf(sourceOf(file))))
  const here = wanted.file ? all.filter(({ file }) => file === wanted.file) : all
  const drawn = wanted.sample === null ? here : draw(here, wanted.sample, wanted.seed)
  const thread = new TestThread()
  const kept = new Kept<Result>(group.name)
  if (wanted.fresh) kept.clear()
  try {
    const chart = new Chart()
    await chart.make(group, all, thread, say)
    await prove(chart, all, thread)
    say(
      `${group.name}: ${drawn.length} of ${all.length} mutants, ${group.tests.length} test files; it can kill`,
    )
    let alive = 0
    for (const [index, mutant] of drawn.entries()) {
      if ((await verdictOn(mutant, chart, thread, kept)) === null) {
        alive++
        say(`  alive: ${told(mutant)}`)
      }
      const tried = index + 1
      if (tried % 20 === 0) say(`${group.name}: ${tried} of ${drawn.length}, ${tried - alive} killed`)
    }
    return { tried: drawn.length, killed: drawn.length - alive }
  } finally {
    kept.save()
    await thread.end()
  }
}

/** The test that notices a mutant, or none; taken from an earlier run while nothing it hangs on has changed. */
async function verdictOn(
  mutant: Mutant,
  chart: Chart,
  thread: TestThread,
  kept: Kept<Result>,
): Promise<string | null> {
  const known = kept.get(mutant.id)
  if (known && known.basis === basisOf(mutant, known.by, chart)) return known.by
  const by = await attempt(mutant, chart, thread)
  kept.set(mutant.id, { basis: basisOf(mutant, by, chart), by })
  return by
}

/** A mutant that lives may die by any new test; one that has died stays dead while its test is the same. */
function basisOf(mutant: Mutant, by: string | null, chart: Chart): string {
  return hash(by === null ? chart.print : sourceOf(mutant.file) + testText(by))
}

function testText(by: string): string {
  const file = /^\S+\.test\.ts/.exec(by)?.[0]
  return file ? sourceOf(file) : ''
}

async function attempt(mutant: Mutant, chart: Chart, thread: TestThread): Promise<string | null> {
  const tests = chart.testsOf(mutant)
  if (tests.length === 0) return null
  const source = sourceOf(mutant.file)
  if (source.slice(mutant.start, mutant.end) !== mutant.original)
    throw new Error(`${mutant.file} was changed meanwhile: begin again, it goes on where it stopped`)
  // One that is no program any more says nothing about the tests: it stops the run here.
  const code = stripTypeScriptTypes(mutated(source, mutant))
  const verdict = await thread.run({ kind: 'try', file: mutant.file, code, tests })
  return typeof verdict === 'string' ? verdict : (verdict?.by ?? null)
}
