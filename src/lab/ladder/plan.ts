import type { Options, WholeBox } from '#kernel/game.ts'

export interface LadderPlan {
  readonly box: WholeBox
  /** The weakest first. */
  readonly levels: readonly string[]
  readonly tables: readonly Options[]
  readonly minutes: number
  /** At most so many for each duel. */
  readonly games: number
  readonly seed: string
  /** Judge this side alone, and play only what that takes; null for the whole. */
  readonly side: string | null
}

/** Two levels at one table: is the upper one better? */
export interface Duel {
  readonly upper: string
  readonly lower: string
  readonly table: Options
}

/** Levels that are compared though others stand between them: thinking ahead must be worth more than looking once. */
const ALSO = [{ upper: 'mate', lower: 'greedy' }]

/** Quick duels first: the time that they leave over goes to the others. */
export function duelsOf({ levels, tables }: LadderPlan): Duel[] {
  return levels.flatMap((upper, rank) => {
    const below = levels.slice(0, rank)
    const others = ALSO.filter((each) => each.upper === upper && below.slice(0, -1).includes(each.lower))
    const rivals = [...below.slice(-1), ...others.map(({ lower }) => lower)]
    return rivals.flatMap((lower) => tables.map((table) => ({ upper, lower, table })))
  })
}
