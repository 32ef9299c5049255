import type { Say } from '../board.ts'
import { SHORT } from './act-1/short.ts'
import { WATERS } from './art/amity.ts'
import { wordsOf } from './words.ts'

const NAMED = {
  N: 'jaws.page.place.N',
  S: 'jaws.page.place.S',
  E: 'jaws.page.place.E',
  W: 'jaws.page.place.W',
  '5': 'jaws.page.place.5',
  '6': 'jaws.page.place.6',
  '7': 'jaws.page.place.7',
  '8': 'jaws.page.place.8',
  shop: 'jaws.page.place.shop',
} as const

export interface PlaceNames {
  /** By space: the place on land that bears a name. */
  readonly names: { readonly [space: string]: string }
  /** The letter or number of a space of water: west begins with another letter elsewhere. */
  readonly letters: { readonly [space: string]: string }
}

/** What is written on the chart. */
export function placeNames(say: Say): PlaceNames {
  const word = wordsOf(() => say)
  return {
    names: Object.fromEntries(Object.entries(NAMED).map(([space, key]) => [space, word(key)])),
    letters: Object.fromEntries(WATERS.map(({ space }) => [space, word(SHORT[space as keyof typeof SHORT])])),
  }
}
