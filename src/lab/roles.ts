import type { Options, WholeBox } from '#kernel/game.ts'

/** Whole options for a round: the roles at the table take turns with the seats. */
export function optionsFor(box: WholeBox, given: Options, round: number): Options {
  const whole = box.options(given)
  const { rotate } = box.trials
  return rotate === undefined ? whole : box.options(rotate(given, whole, round))
}

/** Tables that levels of bots are compared at. */
export function ladderTables({ trials }: WholeBox): readonly Options[] {
  return trials.tables.map(({ options }) => options)
}

/** What the two sides are called, team by team; none where they are alike. */
export function sidesOf({ trials }: WholeBox): readonly string[] {
  return trials.sides ?? []
}
