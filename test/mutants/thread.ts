import { parentPort, workerData } from 'node:worker_threads'
import { Coverage } from './coverage.ts'
import { installModules, readAnew, readSource } from './modules.ts'
import { Collected } from './vitest-here.ts'

/** What the thread is asked to do, one thing at a time. */
export type Task =
  | { readonly kind: 'look'; readonly file: string; readonly places: ReadonlyMap<string, readonly number[]> }
  | { readonly kind: 'try'; readonly file: string; readonly code: string; readonly tests: readonly TestsOf[] }

/** Tests of a file, by where they stand in it, and the milliseconds that each takes with nothing changed. */
export interface TestsOf {
  readonly file: string
  readonly indexes: readonly number[]
  readonly times: readonly number[]
}

export interface Look {
  readonly file: string
  /** Its tests stand on one another: they pass in their order, and not in another. */
  readonly chained: boolean
  /** Places that are run when the file is read, before any test of it. */
  readonly read: ReadonlySet<string>
  readonly tests: readonly LookAtTest[]
}

export interface LookAtTest {
  readonly name: string
  readonly milliseconds: number
  readonly run: ReadonlySet<string>
  readonly error?: string
}

/** The test that fails with the mutant, or none. */
export type Verdict = { readonly by: string; readonly error: string } | null

/** How long a test may usually take of which nothing is known yet, and the reading of a file. */
const UNKNOWN_MS = 60_000
const READING_MS = 2000

installModules()
console.log = () => {}
/** Goes up with every test, so that whoever waits sees that it goes on; and how long this one usually takes. */
const beat = new Int32Array(workerData.beat)

function begin(usual: number): void {
  Atomics.store(beat, 1, Math.ceil(usual))
  Atomics.add(beat, 0, 1)
}

parentPort?.on('message', async (task: Task) => {
  const answer = task.kind === 'look' ? await look(task) : await attempt(task)
  parentPort?.postMessage(answer)
})

async function look({ file, places }: Extract<Task, { kind: 'look' }>): Promise<Look> {
  readAnew()
  const coverage = new Coverage()
  const collected = await Collected.from(() => readSource(file))
  const read = coverage.take(places)
  const tests: LookAtTest[] = []
  for (const [index, name] of collected.names.entries()) {
    begin(UNKNOWN_MS)
    const { passed, milliseconds, error } = await collected.run(index)
    tests.push({
      name,
      milliseconds,
      run: coverage.take(places),
      ...(passed ? {} : { error: sayError(error) }),
    })
  }
  await collected.end()
  coverage.end()
  return { file, chained: await isChained(file), read, tests }
}

async function isChained(file: string): Promise<boolean> {
  readAnew()
  const collected = await Collected.from(() => readSource(file))
  let chained = false
  for (const index of collected.names.keys()) {
    begin(UNKNOWN_MS)
    if (!(await collected.run(collected.names.length - 1 - index)).passed) chained = true
  }
  await collected.end()
  return chained
}

async function attempt({ file, code, tests }: Extract<Task, { kind: 'try' }>): Promise<Verdict> {
  readAnew(file, code)
  for (const { file: testFile, indexes, times } of tests) {
    begin(READING_MS)
    let collected: Collected
    try {
      collected = await Collected.from(() => readSource(testFile))
    } catch (error) {
      return { by: `${testFile} (cannot be read)`, error: sayError(error) }
    }
    const verdict = await firstFailure(testFile, collected, indexes, times)
    // What a mutant has broken may not be cleared away either.
    await collected.end().catch(() => {})
    if (verdict !== null) return verdict
  }
  return null
}

async function firstFailure(
  file: string,
  collected: Collected,
  indexes: readonly number[],
  times: readonly number[],
): Promise<Verdict> {
  for (const [nth, index] of indexes.entries()) {
    begin(times[nth])
    const { passed, error } = await collected.run(index)
    if (!passed) return { by: `${file} > ${collected.names[index]}`, error: sayError(error) }
  }
  return null
}

function sayError(error: unknown): string {
  return String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    .slice(0, 200)
}
