/** What somebody without a seat is told. */
export const en = {
  'watching.chip': 'You are watching',
} as const
