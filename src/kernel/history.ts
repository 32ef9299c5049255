/** One change of a game's rules: a line of its history. */
export interface RuleChange {
  /** The rules number that came with it. */
  readonly number: number
  /** The day, as year-month-day. */
  readonly date: string
  /** What is played differently since. */
  readonly what: string
  /** The line of the rulebook it follows; empty where nothing but the way a state is written has changed. */
  readonly rulebook: string
}

/**
 * A number that is no longer played. It goes in two releases: in the first it is leaving, which still has its code, and
 * brings every running match that it finds over to the newest number; the next one has it no more.
 */
export interface Dropped {
  readonly is: 'leaving' | 'gone'
  /** The day, as year-month-day. */
  readonly date: string
  /** Why it cannot be kept. */
  readonly why: string
}

/** All that changed in the rules of a game, by name. */
export interface History<Name extends string> {
  readonly changes: { readonly [name in Name]: RuleChange }
  /** Every number that can be played, the newest last. */
  readonly rulesNumbers: readonly number[]
  /** Of those, the ones whose running matches go on by the newest. */
  readonly leaving: readonly number[]
  /** What new matches are played by. */
  readonly newest: number
  /** Which changes are in the rules of a number: what a step asks where two numbers differ. */
  of(number: number): { readonly [name in Name]: boolean }
  /** The number itself; throws where it cannot be played, because nearly the same rules are not enough to check a match. */
  exactly(number: number): number
}

/** The history of a game that began with number 1. */
export function historyOf<const Name extends string>(
  changes: {
    readonly [name in Name]: RuleChange
  },
  dropped: { readonly [number: number]: Dropped } = {},
): History<Name> {
  const entries = Object.entries<RuleChange>(changes)
  const newest = Math.max(1, ...entries.map(([, { number }]) => number))
  if (newest in dropped) throw new RangeError(`number ${newest} is the newest, and is played`)
  const all = Array.from({ length: newest }, (_, index) => index + 1)
  const rulesNumbers = all.filter((number) => dropped[number]?.is !== 'gone')
  return {
    changes,
    rulesNumbers,
    leaving: all.filter((number) => dropped[number]?.is === 'leaving'),
    newest,
    of: (number) =>
      Object.fromEntries(entries.map(([name, change]) => [name, number >= change.number])) as {
        readonly [name in Name]: boolean
      },
    exactly(number) {
      if (!rulesNumbers.includes(number)) throw new RangeError(`rules number ${number} is not known here`)
      return number
    },
  }
}
