import { sha256 } from '#kernel/hash.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { SeatInfo } from '#kernel/seats.ts'
import type { MatchTask } from '#thinking/tasks.ts'
import { optionsFor } from '../roles.ts'
import type { Tables } from '../tables.ts'
import { sideShare } from '../victory.ts'
import type { Duel, LadderPlan } from './plan.ts'

/** Which side the upper level plays: that of the first team, that of the second, or neither. More teams take the sides in turn. */
export const UPPER_SIDES = ['first', 'second', 'none'] as const
export type UpperSide = (typeof UPPER_SIDES)[number]

function isFirst({ team }: SeatInfo): boolean {
  return team % 2 === 0
}

/** One of the games of a pair: the same set-up, seed and seats, with the levels on other sides. */
export function gameOf(
  { box, seed }: LadderPlan,
  { upper, lower, table }: Duel,
  tables: Tables,
  pair: number,
  upperSide: UpperSide,
): MatchTask {
  const options = optionsFor(box, table, pair)
  const isUpper = (seat: SeatInfo): boolean =>
    upperSide !== 'none' && isFirst(seat) === (upperSide === 'first')
  return {
    kind: 'match',
    game: box.id,
    options,
    seed: sha256(`${seed}/${upper}/${lower}/${pair}`),
    players: tables.get(options).seats.map((seat) => ({ level: isUpper(seat) ? upper : lower })),
  }
}

/** How much of the victory the first side has. */
export function firstShare(seats: readonly SeatInfo[], outcome: Outcome): number {
  return sideShare(seats, outcome, isFirst)
}
