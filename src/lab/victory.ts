import type { Outcome } from '#kernel/outcome.ts'
import { hasSeat, type SeatInfo } from '#kernel/seats.ts'

/** How much of the victory each seat has: all of it for everyone in a team that wins alone, none in a draw. */
export function victoryShares(seats: readonly SeatInfo[], { winners }: Outcome): number[] {
  const teams = winningTeams(seats, winners)
  return seats.map((_, seat) => (hasSeat(winners, seat) ? 1 / teams.size : 0))
}

/** The share of one side, where teams take sides; a draw counts half for each. */
export function sideShare(
  seats: readonly SeatInfo[],
  { winners }: Outcome,
  isOurs: (seat: SeatInfo) => boolean,
): number {
  const teams = winningTeams(seats, winners)
  if (teams.size === 0) return 0.5
  const ours = new Set(seats.filter(isOurs).map(({ team }) => team))
  return [...teams].filter((team) => ours.has(team)).length / teams.size
}

function winningTeams(seats: readonly SeatInfo[], winners: number): Set<number> {
  return new Set(seats.filter((_, seat) => hasSeat(winners, seat)).map(({ team }) => team))
}
