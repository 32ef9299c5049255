/** The levels a person is offered; programs know more. */
export const LEVELS = ['cadet', 'mate', 'captain'] as const
export type Level = (typeof LEVELS)[number]
