import type { Setting } from './setting.ts'

/** What Act 1 leaves to Act 2: how many cards each side gets. */
export interface Legacy {
  readonly gear: number
  readonly abilities: number
}

/** The swimmer track of Act 1 says how many cards are dealt when Act 2 is set up. */
export function legacy({ content }: Setting, eaten: number): Legacy {
  const row = content.track.find((each) => each.eaten === eaten)
  if (row === undefined) throw new RangeError(`${eaten} is not on the swimmer track`)
  return row
}
