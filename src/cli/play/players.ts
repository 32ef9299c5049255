import type { Game } from '#kernel/game.ts'
import { isLevel, LEVELS, USUAL_LEVEL } from '#kernel/levels.ts'
import type { Arguments, Flags } from '../arguments.ts'
import { misuse } from '../misuse.ts'
import { needSeat } from '../sitting.ts'

/** Who plays a seat: a person, or a bot of a level. */
export type Player = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string }

export const PLAYER_FLAGS: Flags = {
  people: { type: 'string' },
  human: { type: 'string', multiple: true },
  bots: { type: 'string' },
}

export function playersFor(game: Game, given: Arguments): Player[] {
  const people = personSeats(game, given)
  const levels = botLevels(game.seats.length - people.size, given)
  let bot = 0
  return game.seats.map((_, seat) =>
    people.has(seat) ? { kind: 'person' } : { kind: 'bot', level: levels[bot++ % levels.length] },
  )
}

function personSeats(game: Game, given: Arguments): Set<number> {
  const named = given.list('human')
  const count = given.count('people')
  if (named !== undefined && count !== undefined) throw misuse('people-twice')
  if (named !== undefined) return new Set(named.map((id) => needSeat(game, id)))
  const people = count ?? 1
  if (people > game.seats.length) throw misuse('people', { people, seats: game.seats.length })
  return new Set(Array.from({ length: people }, (_, seat) => seat))
}

/** A level for all bots, or one for each. */
export function botLevels(bots: number, given: Arguments): readonly string[] {
  const levels = given.list('bots') ?? [USUAL_LEVEL]
  const unknown = levels.find((level) => !isLevel(level))
  if (unknown !== undefined) throw misuse('level', { level: unknown, levels: LEVELS })
  if (levels.length !== 1 && levels.length !== bots) throw misuse('bots', { bots, levels: levels.length })
  return levels
}
