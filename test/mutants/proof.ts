import { stripTypeScriptTypes } from 'node:module'
import type { Chart } from './chart.ts'
import { type Mutant, mutated } from './mutant.ts'
import { sourceOf } from './sources.ts'
import type { TestThread } from './worker.ts'

/**
 * Before a verdict is believed: a mutant that throws where many tests come by must die, and the same file with nothing
 * changed must live. A runner that does not switch its mutants on would let both live.
 */
export async function prove(chart: Chart, mutants: readonly Mutant[], thread: TestThread): Promise<void> {
  const blocks = mutants.filter(({ kind }) => kind === 'block')
  const known = blocks
    .map((mutant) => ({ mutant, count: count(chart, mutant) }))
    .sort((a, b) => b.count - a.count)[0]
  if (!known || known.count === 0) throw new Error('no test comes by anything that can be changed')
  const { mutant } = known
  const text = sourceOf(mutant.file)
  const tests = chart.testsOf(mutant)
  const attempt = (changed: string) =>
    thread.run({ kind: 'try', file: mutant.file, code: stripTypeScriptTypes(changed), tests })

  const broken = mutated(text, { ...mutant, replacement: "{ throw new Error('mutant') }" })
  if ((await attempt(broken)) === null)
    throw new Error(`cannot kill: ${mutant.file}:${mutant.line} throws, and no test fails`)
  const verdict = await attempt(text)
  if (verdict !== null)
    throw new Error(`kills too much: ${mutant.file} is not changed, and ${JSON.stringify(verdict)}`)
}

function count(chart: Chart, mutant: Mutant): number {
  return chart.testsOf(mutant).reduce((sum, { indexes }) => sum + indexes.length, 0)
}
