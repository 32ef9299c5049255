import { CREW_IDS } from '../seats.ts'

/** The pieces of Act 2. Everywhere in its rules a piece is its index in these lists. */

export const ZONES = 8
export const ZONE_NAMES = Array.from({ length: ZONES }, (_, zone) => String(zone + 1))

/** A space is the boat of a zone, 0 to 7, or its water, 8 to 15. */
export const WATER = ZONES
export const SPACE_NAMES = [...ZONE_NAMES.map((zone) => `b${zone}`), ...ZONE_NAMES.map((zone) => `w${zone}`)]
export const NOWHERE = -1

export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]

/** A crew member is the index of the name here, one below the seat. */
export const CREW_SIZE = CREW_IDS.length

/** A die shows so many hits. */
export const FACES = ['0', '1', '2'] as const
/** There are three dice. */
export const DICE = 3

export const RESURFACE_CARDS = 16
/** Gear of a kind is called by the number of its design; 22 cards are at most so many designs. */
export const GEAR_CARDS = 22
export const PERSONAL_GEAR = 2
export const COMMON_GEAR = GEAR_CARDS - PERSONAL_GEAR * CREW_SIZE

export const WEAPONS = ['melee', 'firearm', 'attachable'] as const
export const ACCESSORIES = ['chum', 'ammo', 'cage'] as const
export const GEAR_KINDS = [...WEAPONS, ...ACCESSORIES] as const

export const FIREARM = 1
export const ATTACHABLE = 2
export const CHUM = 3
export const AMMO = 4
export const CAGE = 5

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

export const EXTRA_STRENGTH = 0
export const SECOND_HELPING = 1
export const MAUL_AGAIN = 2
export const BIG_MOUTH = 3
export const RAMMING_SPEED = 4
export const DOMINO_EFFECT = 5
export const HARD_TARGET = 6
export const MAKING_WAVES = 7

/** What the abilities put into numbers. */
export const SECOND_DICE = 2
export const RAMMING_HITS = 2
export const DOMINO_HITS = 2
export const HARD_EVADE = 3
export const BIG_MOUTH_WOUNDS = 1

const TILE_SIDES = ['intact', 'damaged', 'destroyed'] as const
export type TileSide = (typeof TILE_SIDES)[number]

/** House bound: a fight that goes on this long is a draw. */
export const LAST_ROUND = 30
