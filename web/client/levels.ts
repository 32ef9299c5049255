/** The levels a person is offered; programs know more. */
export const LEVELS = ['cadet', 'mate', 'captain'] as const
/** Which of them plays for somebody who is gone. */
export const MINDER = 'mate'
export type Level = (typeof LEVELS)[number]
