/** The pieces in the box. Everywhere in the rules a piece is its index in these lists. */

export const SHARKS = ['bull', 'thresher', 'hammerhead', 'great-white', 'mako', 'tiger'] as const
export type SharkId = (typeof SHARKS)[number]

/** A design in a shark's deck of score cards. */
export type CardId = `${SharkId}/${string}`

export const TYPES = ['bony', 'cartilaginous', 'cephalopod', 'crustacean', 'mammal', 'pelagic'] as const
export type CreatureType = (typeof TYPES)[number]

export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

export const TILES = [
  'reef-small',
  'reef-medium',
  'reef-large',
  'creatures-small',
  'creatures-medium',
  'creatures-large',
  'tide',
  'relief',
  'oil',
] as const
export type TileKind = (typeof TILES)[number]

export const REEF = TILES.indexOf('reef-small')
export const CREATURES = TILES.indexOf('creatures-small')
export const TIDE = TILES.indexOf('tide')
export const RELIEF = TILES.indexOf('relief')
export const OIL = TILES.indexOf('oil')

/** The two directions on the back of a trash token; the first of a pair has the token's own number. */
export const BACKS = ['up-right', 'right-down', 'down-left', 'left-up'] as const
export type TrashBack = (typeof BACKS)[number]

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** An item in a stomach: a creature, numbered by size and type, or a trash token, numbered by its back. */
export type Item = number

export const TRASH: Item = SIZES.length * TYPES.length

export function creature(size: number, type: number): Item {
  return size * TYPES.length + type
}

export function isTrash(item: Item): boolean {
  return item >= TRASH
}

export function sizeOf(item: Item): number {
  return Math.floor(item / TYPES.length)
}

export function typeOf(item: Item): number {
  return item % TYPES.length
}

/** What a creature is called in messages. */
export type CreatureName = `${Size}-${CreatureType}`

export function creatureName(size: number, type: number): CreatureName {
  return `${SIZES[size]}-${TYPES[type]}`
}

/** How many of each there are. */
export const IN_THE_BOX = { coreTiles: 8, tiles: 23, creatures: 72, trash: 32 } as const

export const PLAYERS = { least: 2, most: 4 } as const
export const STOMACH = 10
export const HAND = 3
export const SHOWN = 2
export const TIDE_TILES = 3
/** Points for a Tide that takes away as many trash tokens. */
export const TIDE_BONUS = 1
export const DECK = 24
