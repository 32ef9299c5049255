/** What test files take from vitest, without its runner: they are read again for each mutant, within a thread. */
export { expect } from 'vitest'

type Work = (...values: never[]) => unknown
type Hook = 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll'

interface Suite {
  readonly parent: Suite | null
  readonly hooks: Record<Hook, Work[]>
}

interface Case {
  readonly name: string
  readonly suite: Suite
  readonly work: Work
}

export interface Outcome {
  readonly passed: boolean
  readonly milliseconds: number
  readonly error?: unknown
}

let suite = newSuite(null)
let cases: Case[] = []

function newSuite(parent: Suite | null): Suite {
  return { parent, hooks: { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] } }
}

function addCase(name: string, first: Work | object, second?: Work | number): void {
  const work = typeof first === 'function' ? first : second
  if (typeof work === 'function') cases.push({ name, suite, work: work as Work })
}

function addSuite(_name: string, work: Work): void {
  const around = suite
  suite = newSuite(around)
  work()
  suite = around
}

type Row = readonly unknown[] | unknown

function each(rows: readonly Row[], add: (values: readonly unknown[]) => void): void {
  for (const row of rows) add(Array.isArray(row) ? row : [row])
}

export const test = Object.assign(addCase, {
  each: (rows: readonly Row[]) => (name: string, work: Work) =>
    each(rows, (values) =>
      addCase(`${name} ${JSON.stringify(values)?.slice(0, 60)}`, () => call(work, values)),
    ),
})
export const it = test
export const describe = Object.assign(addSuite, {
  each: (rows: readonly Row[]) => (name: string, work: Work) =>
    each(rows, (values) => addSuite(name, () => call(work, values))),
})

function call(work: Work, values: readonly unknown[]): unknown {
  return work(...(values as never[]))
}

const hook = (kind: Hook) => (work: Work) => {
  suite.hooks[kind].push(work)
}
export const beforeAll = hook('beforeAll')
export const beforeEach = hook('beforeEach')
export const afterEach = hook('afterEach')
export const afterAll = hook('afterAll')

/** The tests of a file, once it has been read. */
export class Collected {
  readonly #cases: readonly Case[]
  readonly #begun = new Set<Suite>()

  private constructor(found: readonly Case[]) {
    this.#cases = found
  }

  static async from(read: () => Promise<unknown>): Promise<Collected> {
    suite = newSuite(null)
    cases = []
    await read()
    return new Collected(cases)
  }

  get names(): string[] {
    return this.#cases.map(({ name }) => name)
  }

  async run(index: number): Promise<Outcome> {
    const { suite: own, work } = this.#cases[index]
    const suites = lineage(own)
    const start = performance.now()
    try {
      for (const each of suites)
        if (!this.#begun.has(each)) {
          this.#begun.add(each)
          await all(each.hooks.beforeAll)
        }
      for (const each of suites) await all(each.hooks.beforeEach)
      try {
        await work()
      } finally {
        for (const each of suites.toReversed()) await all(each.hooks.afterEach)
      }
      return { passed: true, milliseconds: performance.now() - start }
    } catch (error) {
      return { passed: false, milliseconds: performance.now() - start, error }
    }
  }

  async end(): Promise<void> {
    for (const each of [...this.#begun].toReversed()) await all(each.hooks.afterAll)
  }
}

function lineage(own: Suite): Suite[] {
  return own.parent === null ? [own] : [...lineage(own.parent), own]
}

async function all(works: readonly Work[]): Promise<void> {
  for (const work of works) await work()
}
