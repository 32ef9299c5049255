/** The spaces of Amity Island. Everywhere in the rules a space is its index here. */
export const BEACHES = ['N', 'S', 'E', 'W'] as const
export const WATER = [...BEACHES, '1', '2', '3', '4', '5', '6', '7', '8'] as const
export const SPACES = [...WATER, 'shop'] as const

export type BeachName = (typeof BEACHES)[number]
export type WaterName = (typeof WATER)[number]
export type SpaceName = (typeof SPACES)[number]

export const SHOP = WATER.length
export const NOWHERE = -1

export function isBeach(space: number): boolean {
  return space >= 0 && space < BEACHES.length
}
