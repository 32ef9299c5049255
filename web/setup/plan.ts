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

/** Whoever gives their only seat to a bot, to play against bots, takes another. */
export function given(
  sitters: { readonly [seat: string]: Sitter },
  seat: string,
  sitter: Sitter,
  mode: Mode,
): { [seat: string]: Sitter } {
  const now = { ...sitters, [seat]: sitter }
  const other = Object.keys(now).find((each) => each !== seat)
  if (mode === 'bots' && other !== undefined && !isAnybodyThere(now)) now[other] = 'me'
  return now
}

/** Bots alone would wait for ever for somebody to begin. */
export function isAnybodyThere(sitters: { readonly [seat: string]: Sitter }): boolean {
  return Object.values(sitters).some((sitter) => sitter === 'me' || sitter === 'open')
}

export function seatPlans(sitters: { readonly [seat: string]: Sitter }): NonNullable<NewMatch['seats']> {
  const plan = (sitter: Sitter): SeatPlan => (sitter === 'me' || sitter === 'open' ? sitter : { bot: sitter })
  return Object.fromEntries(Object.entries(sitters).map(([seat, sitter]) => [seat, plan(sitter)]))
}
