/** The numbers of the rules that a node can play, by game; the newest last. */
export interface PlayedNumbers {
  readonly [game: string]: readonly number[]
}

/** As it stands in `nodes.rules`: the newest of each game, which is all that nodes before 0.5 look at, and all of them. */
export function numbersText(numbers: PlayedNumbers): string {
  const newest = Object.entries(numbers).map(([game, all]) => [game, all.at(-1)])
  return JSON.stringify({ ...Object.fromEntries(newest), all: numbers })
}

/** SQL: whether a node (by its alias) plays by the rules of the match `m`. */
export function playsTheRules(node: string): string {
  return `(${node}.rules -> m.game = to_jsonb(m.rules) OR ${node}.rules -> 'all' -> m.game @> to_jsonb(m.rules))`
}
