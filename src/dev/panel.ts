import type { Draw } from '#kernel/chance/chance.ts'
import type { Stack } from '#kernel/chance/stacked.ts'
import type { Decision } from '#kernel/decision.ts'
import type { TableEntry } from '#table/entry.ts'

/** Everything about a table, secrets and all. */
export interface Insight {
  /** Null until the match begins: it is made of people's numbers too. */
  readonly seed: string | null
  readonly commitment: string
  readonly content: string
  readonly rules: number
  readonly stacked: boolean
  readonly log: readonly TableEntry[]
  readonly draws: readonly Draw[]
  /** Null until the game begins. */
  readonly now: {
    readonly print: string
    readonly state: object
    readonly stack: Stack
    readonly decisions: readonly Decision[]
    readonly eyes: readonly ViewerInsight[]
  } | null
}

/** What one viewer sees and may do. */
export interface ViewerInsight {
  readonly eyes: string
  readonly view: unknown
  readonly legal: { readonly [seat: string]: readonly string[] }
}

/** What a test lays out, under the test's own name. */
export interface TestPosition {
  readonly name: string
  readonly file: string
  readonly line: number
  /** As it stands in the test, where it stands alone. */
  readonly text: string
}
