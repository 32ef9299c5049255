import type { NewMatch, SeatPlan } from '#wire/bodies.ts'
import { LEVELS, type Level } from '../client/levels.ts'

/** How people want to play: what the seats are filled with at first. */
export const MODES = ['bots', 'friends', 'pass'] as const
export type Mode = (typeof MODES)[number]

export type Sitter = 'me' | 'open' | Level
export type Sitters = { readonly [seat: string]: Sitter }
/** Seats that keep nothing from one another. */
export type Sides = readonly (readonly string[])[]

/** Who has the seats that are not one's own. */
function othersIn(mode: Mode, level: Level): Sitter {
  return mode === 'bots' ? level : mode === 'friends' ? 'open' : 'me'
}

/** Who sits where when one plays these seats oneself. */
export function seated(mode: Mode, seats: readonly string[], mine: readonly string[], level: Level): Sitters {
  const others = othersIn(mode, level)
  return Object.fromEntries(seats.map((seat) => [seat, mine.includes(seat) ? 'me' : others]))
}

/**
 * Gives one seat to somebody. On a device that goes round every seat can be somebody's; otherwise whoever takes a seat
 * of another side leaves their own, and whoever gives their only seat to a bot, to play against bots, takes another.
 */
export function given(
  sitters: Sitters,
  seat: string,
  sitter: Sitter,
  mode: Mode,
  sides: Sides,
  level: Level,
): Sitters {
  const now: { [seat: string]: Sitter } = { ...sitters, [seat]: sitter }
  const side = sides.find((seats) => seats.includes(seat)) ?? [seat]
  if (mode !== 'pass' && sitter === 'me')
    for (const each of Object.keys(now))
      if (now[each] === 'me' && !side.includes(each)) now[each] = othersIn(mode, level)
  const other = Object.keys(now).find((each) => each !== seat)
  if (mode === 'bots' && other !== undefined && !isAnybodyThere(now)) now[other] = 'me'
  return now
}

/** All bots at the table at another level. */
export function levelled(sitters: Sitters, level: Level): Sitters {
  return Object.fromEntries(
    Object.entries(sitters).map(([seat, sitter]) => [seat, isLevel(sitter) ? level : sitter]),
  )
}

function isLevel(sitter: Sitter): sitter is Level {
  return LEVELS.some((level) => level === sitter)
}

/** The seats that are played from here. */
export function mineOf(sitters: Sitters): string[] {
  return Object.keys(sitters).filter((seat) => sitters[seat] === 'me')
}

/** Bots alone would wait for ever for somebody to begin. */
export function isAnybodyThere(sitters: Sitters): boolean {
  return Object.values(sitters).some((sitter) => sitter === 'me' || sitter === 'open')
}

export function seatPlans(sitters: Sitters): NonNullable<NewMatch['seats']> {
  const plan = (sitter: Sitter): SeatPlan => (isLevel(sitter) ? { bot: sitter } : sitter)
  return Object.fromEntries(Object.entries(sitters).map(([seat, sitter]) => [seat, plan(sitter)]))
}
