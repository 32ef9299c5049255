import type { NewMatch, SeatPlan } from '../client/api.ts'
import type { Level } from '../client/levels.ts'

/** How people want to play: what the seats are filled with at first. */
export const MODES = ['bots', 'friends', 'pass'] as const
export type Mode = (typeof MODES)[number]

export type Sitter = 'me' | 'open' | Level

/** Who sits where when nobody has said otherwise. */
export function seated(mode: Mode, seats: readonly string[], level: Level): { [seat: string]: Sitter } {
  const others: Sitter = mode === 'bots' ? level : mode === 'friends' ? 'open' : 'me'
  return Object.fromEntries(seats.map((seat, index) => [seat, index === 0 ? 'me' : others]))
}

export function seatPlans(sitters: { readonly [seat: string]: Sitter }): NonNullable<NewMatch['seats']> {
  const plan = (sitter: Sitter): SeatPlan => (sitter === 'me' || sitter === 'open' ? sitter : { bot: sitter })
  return Object.fromEntries(Object.entries(sitters).map(([seat, sitter]) => [seat, plan(sitter)]))
}
