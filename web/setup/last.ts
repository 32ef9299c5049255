import type { Part } from '../boards/seating.ts'
import { LEVELS, type Level, USUAL_LEVEL } from '../client/levels.ts'
import { recall, remember } from '../client/memory.ts'

/** What was chosen on this device the last time, so that it need not be chosen again. */
export function usualLevel(): Level {
  return LEVELS.find((level) => level === recall('level')) ?? USUAL_LEVEL
}

/** What is asked for, or what was played last, or else the first seat of the game. */
export function usualPart(
  game: string,
  parts: readonly Part[],
  seats: readonly string[],
  asked: string | null = null,
): Part {
  const byId = (wanted: string | null): Part | undefined => parts.find(({ id }) => id === wanted)
  const first = parts.find((part) => part.seats.length === 1 && part.seats[0] === seats[0])
  return byId(asked) ?? byId(recall(`part.${game}`)) ?? first ?? parts[0]
}

/** The same as these options have it: all Hunters are others when others sail. */
export function partNow({ id }: Part, parts: readonly Part[]): Part {
  return parts.find((part) => part.id === id) ?? parts[0]
}

export function rememberUsual(game: string, part: Part | null, level: Level): void {
  if (part !== null) remember(`part.${game}`, part.id)
  remember('level', level)
}
