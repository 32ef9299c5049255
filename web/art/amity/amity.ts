import data from './amity.json' with { type: 'json' }

/** The board of Amity: what shares a line is adjacent, nothing else. Units: 1200 by 900. */
export type Point = readonly [x: number, y: number]

export interface Region {
  readonly kind: 'water' | 'land'
  readonly space: string
  readonly depth?: 'shelf' | 'deep'
  readonly label: Point
  /** Where tokens lie in it: one place, or several in the order they are filled. */
  readonly anchors: { readonly [token: string]: Point | readonly Point[] }
  readonly d: string
}

interface Border {
  readonly kind: 'water' | 'land' | 'coast' | 'frame'
  readonly between: readonly string[]
  readonly d: string
}

export const AMITY = data as unknown as {
  readonly width: number
  readonly height: number
  /** On a phone every y is multiplied by this; tokens keep their shape. */
  readonly phoneStretch: number
  readonly neatline: readonly [number, number, number, number]
  readonly regions: { readonly [id: string]: Region }
  readonly borders: readonly Border[]
  readonly rocks: readonly { readonly at: Point; readonly d: string }[]
}

export const REGIONS: readonly Region[] = Object.values(AMITY.regions)
export const WATER = REGIONS.filter(({ kind }) => kind === 'water')
export const LAND = REGIONS.filter(({ kind }) => kind === 'land')

/** Where the token of a kind lies; further ones lie on the further places, the last takes the rest. */
export function anchor(region: string, token: string, index = 0): Point | undefined {
  const places = AMITY.regions[region]?.anchors[token]
  if (places === undefined) return undefined
  return isPoint(places) ? places : places[Math.min(index, places.length - 1)]
}

function isPoint(places: Point | readonly Point[]): places is Point {
  return typeof places[0] === 'number'
}
