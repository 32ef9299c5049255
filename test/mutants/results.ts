import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './groups.ts'

const FOLDER = join(ROOT, 'node_modules/.cache/mutants')

export interface Result {
  /** What the verdict hangs on: while it is the same, the mutant need not be tried again. */
  readonly basis: string
  /** The test that noticed; none when the mutant lives. */
  readonly by: string | null
}

/** What earlier runs found out, kept in a file of its own for each group. */
export class Kept<T> {
  readonly #path: string
  readonly #values: Map<string, T>
  #unsaved = 0

  constructor(name: string) {
    this.#path = join(FOLDER, `${name.replaceAll('/', '-')}.json`)
    this.#values = new Map(Object.entries(read(this.#path)) as [string, T][])
  }

  get(key: string): T | undefined {
    return this.#values.get(key)
  }

  set(key: string, value: T): void {
    this.#values.set(key, value)
    if (++this.#unsaved >= 5) this.save()
  }

  clear(): void {
    this.#values.clear()
  }

  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, JSON.stringify(Object.fromEntries(this.#values)))
    this.#unsaved = 0
  }
}

function read(path: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
