import type { Say } from '../board.ts'
import { WATERS } from './art/amity.ts'

const NAMED = ['N', 'S', 'E', 'W', '5', '6', '7', '8', 'shop']

export interface PlaceNames {
  /** By space: the place on land that bears a name. */
  readonly names: { readonly [space: string]: string }
  /** The letter or number of a space of water: west begins with another letter elsewhere. */
  readonly letters: { readonly [space: string]: string }
}

/** What is written on the chart. */
export function placeNames(say: Say): PlaceNames {
  const called = (kind: string, spaces: readonly string[]): { readonly [space: string]: string } =>
    Object.fromEntries(spaces.map((space) => [space, say({ key: `jaws.page.${kind}.${space}`, params: {} })]))
  const waters = WATERS.map(({ space }) => space)
  return { names: called('place', NAMED), letters: called('short', waters) }
}
