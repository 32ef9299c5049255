/** How far a bot thinks, from not at all to as far as it can. */
export const LEVELS = ['random', 'greedy', 'cadet', 'mate', 'captain'] as const
export type Level = (typeof LEVELS)[number]

/** The level of a bot that nobody chose one for, and of one that plays for somebody who is gone. */
export const USUAL_LEVEL = 'mate' satisfies Level

export function isLevel(text: string): text is Level {
  return LEVELS.some((level) => level === text)
}
