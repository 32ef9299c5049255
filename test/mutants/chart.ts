import type { Group } from './groups.ts'
import { hash, type Mutant } from './mutant.ts'
import { Kept } from './results.ts'
import { printOfSources, sourceOf } from './sources.ts'
import type { Look, TestsOf } from './thread.ts'
import type { TestThread } from './worker.ts'

interface Entry {
  readonly basis: string
  readonly chained: boolean
  readonly read: readonly string[]
  readonly tests: readonly {
    readonly name: string
    readonly milliseconds: number
    readonly run: readonly string[]
  }[]
}

/** Which tests run which places of the sources: looked up once, with nothing changed, and all of them must pass. */
export class Chart {
  readonly #entries = new Map<string, Entry>()
  readonly sources = printOfSources()

  async make(group: Group, mutants: readonly Mutant[], thread: TestThread, say: (text: string) => void) {
    const kept = new Kept<Entry>(`${group.name}-tests`)
    const places = placesOf(mutants)
    for (const [index, file] of group.tests.entries()) {
      const basis = hash(this.sources + sourceOf(file))
      let entry = kept.get(file)
      if (entry?.basis !== basis) {
        say(`${group.name}: looking at tests, ${index + 1} of ${group.tests.length} files`)
        const look = await thread.run({ kind: 'look', file, places })
        if (typeof look === 'string')
          throw new Error(`with nothing changed, ${file} does not end well: ${look}`)
        entry = { basis, ...checked(look) }
        kept.set(file, entry)
      }
      this.#entries.set(file, entry)
    }
    kept.save()
  }

  /** The tests that run the place of a mutant, those of its own folder and the quick ones first. */
  testsOf({ file, start }: Mutant): TestsOf[] {
    const place = `${file}:${start}`
    const found: { tests: TestsOf; rank: number }[] = []
    for (const [testFile, { chained, read, tests }] of this.#entries) {
      const isRead = read.includes(place)
      let indexes = tests.flatMap((test, index) => (isRead || test.run.includes(place) ? [index] : []))
      if (indexes.length === 0) continue
      if (chained) indexes = [...tests.keys()]
      else indexes.sort((a, b) => tests[a].milliseconds - tests[b].milliseconds)
      const times = indexes.map((index) => tests[index].milliseconds)
      const all = times.reduce((sum, time) => sum + time, 0)
      found.push({ tests: { file: testFile, indexes, times }, rank: all * distance(file, testFile) })
    }
    return found.sort((a, b) => a.rank - b.rank).map(({ tests }) => tests)
  }

  /** Changes with any source and any test file. */
  get print(): string {
    return hash([...this.#entries.values()].map(({ basis }) => basis).join())
  }
}

function placesOf(mutants: readonly Mutant[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const { file, start } of mutants) places.set(file, [...(places.get(file) ?? []), start])
  return places
}

function checked({ file, chained, read, tests }: Look): Omit<Entry, 'basis'> {
  for (const { name, error } of tests)
    if (error !== undefined)
      throw new Error(`with nothing changed, a test fails: ${file} > ${name}: ${error}`)
  return {
    chained,
    read: [...read],
    tests: tests.map(({ name, milliseconds, run }) => ({ name, milliseconds, run: [...run] })),
  }
}

/** The test of the same name first, then its neighbours, then all others. */
function distance(file: string, test: string): number {
  if (test === file.replace(/\.ts$/, '.test.ts')) return 0.01
  return folder(file) === folder(test) ? 0.1 : 1
}

function folder(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
