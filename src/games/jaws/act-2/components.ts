import { CREW_IDS } from '../seats.ts'

/** The pieces of Act 2. Everywhere in its rules a piece is its index in these lists. */

export const ZONE_NAMES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export const ZONES = ZONE_NAMES.length
export type ZoneName = (typeof ZONE_NAMES)[number]

/** A space is the boat of a zone, 0 to 7, or its water, 8 to 15. */
export const WATER = ZONES
export const BOAT_NAMES = ZONE_NAMES.map((zone) => `b${zone}` as const)
export const WATER_NAMES = ZONE_NAMES.map((zone) => `w${zone}` as const)
export const SPACE_NAMES = [...BOAT_NAMES, ...WATER_NAMES]
export type BoatName = (typeof BOAT_NAMES)[number]
export type WaterName = (typeof WATER_NAMES)[number]
export const NOWHERE = -1

/** The number of a space by its name; -1 for any other word. */
export function spaceNumber(name: string): number {
  const names: readonly string[] = SPACE_NAMES
  return names.indexOf(name)
}

export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]

/** A crew member is the index of the name here, one below the seat. */
export const CREW_SIZE = CREW_IDS.length

/** A die shows so many hits. */
export const FACES = ['0', '1', '2'] as const
export type Face = (typeof FACES)[number]
/** The dice in the box. */
export const DICE = 3

export const RESURFACE_CARDS = 16
/** Gear of a kind is called by the number of its design; 22 cards are at most so many designs. */
export const GEAR_CARDS = 22
export const PERSONAL_GEAR = 2
export const COMMON_GEAR = GEAR_CARDS - PERSONAL_GEAR * CREW_SIZE

export const WEAPONS = ['melee', 'firearm', 'attachable'] as const
export const ACCESSORIES = ['chum', 'ammo', 'cage'] as const
export const GEAR_KINDS = [...WEAPONS, ...ACCESSORIES] as const

export const MELEE = GEAR_KINDS.indexOf('melee')
export const FIREARM = GEAR_KINDS.indexOf('firearm')
export const ATTACHABLE = GEAR_KINDS.indexOf('attachable')
export const CHUM = GEAR_KINDS.indexOf('chum')
export const AMMO = GEAR_KINDS.indexOf('ammo')
export const CAGE = GEAR_KINDS.indexOf('cage')

/** When a weapon that was used is discarded: never, at once, or unless its owner discards Ammo instead. */
export const DISCARDS = ['never', 'used', 'ammo'] as const
export const NEVER_DISCARDED = DISCARDS.indexOf('never')
export const DISCARDED = DISCARDS.indexOf('used')
export const NEEDS_AMMO = DISCARDS.indexOf('ammo')

export const ABILITIES = [
  'extra-strength',
  'second-helping',
  'maul-again',
  'big-mouth',
  'ramming-speed',
  'domino-effect',
  'hard-target',
  'making-waves',
] as const
export type AbilityId = (typeof ABILITIES)[number]

export const EXTRA_STRENGTH = ABILITIES.indexOf('extra-strength')
export const SECOND_HELPING = ABILITIES.indexOf('second-helping')
export const MAUL_AGAIN = ABILITIES.indexOf('maul-again')
export const BIG_MOUTH = ABILITIES.indexOf('big-mouth')
export const RAMMING_SPEED = ABILITIES.indexOf('ramming-speed')
export const DOMINO_EFFECT = ABILITIES.indexOf('domino-effect')
export const HARD_TARGET = ABILITIES.indexOf('hard-target')
export const MAKING_WAVES = ABILITIES.indexOf('making-waves')

/** The numbers on the ability cards. */
export const SECOND_DICE = 2
export const RAMMING_HITS = 2
export const DOMINO_HITS = 2
export const HARD_EVADE = 3
export const BIG_MOUTH_WOUNDS = 1

const TILE_SIDES = ['intact', 'damaged', 'destroyed'] as const
export type TileSide = (typeof TILE_SIDES)[number]

/** House bound: a fight that goes on this long is a draw. */
export const LAST_ROUND = 30
