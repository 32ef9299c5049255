/** The levels a person is offered; programs know more. */
export const LEVELS = ['cadet', 'mate', 'captain'] as const
export { USUAL_LEVEL } from '#kernel/levels.ts'
export type Level = (typeof LEVELS)[number]
