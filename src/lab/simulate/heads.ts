/** What the figures of win rates are headed with, after the name. */
export const RATES = [
  'lab.column.games',
  'lab.column.wins',
  'lab.column.rate',
  'lab.column.interval',
  'lab.column.points',
] as const

/** Headings for what was seen; the last two where it brings points. */
export const SEEN = [
  'lab.column.seen',
  'lab.column.possible',
  'lab.column.times',
  'lab.column.each',
  'lab.column.interval',
] as const

/** The figures of a summary, by field. */
export const SUMMARY = {
  mean: 'lab.column.mean',
  p10: 'lab.column.p10',
  p50: 'lab.column.p50',
  p90: 'lab.column.p90',
  least: 'lab.column.least',
  most: 'lab.column.most',
} as const

export const FIELDS = [
  'mean',
  'p10',
  'p50',
  'p90',
  'least',
  'most',
] as const satisfies (keyof typeof SUMMARY)[]

/** What win rates are told apart by. */
export const BY = { seats: 'lab.seats', roles: 'lab.roles', levels: 'lab.levels' } as const
export type By = keyof typeof BY
