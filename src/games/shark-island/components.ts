/** The pieces in the box. Everywhere in the rules a piece is its index in these lists. */

export const HUNTERS = ['tempest', 'harlan', 'hudlo', 'anya', 'sheriff', 'pilot'] as const
export type HunterId = (typeof HUNTERS)[number]
export type SeatId = 'shark' | HunterId

export const SHARK_SEAT = 0

/** The three events the Shark's Terror can cause, and the strategy that wants them all. */
export const EVENTS = ['resort', 'mayor', 'press'] as const
export type EventId = (typeof EVENTS)[number]
export const STRATEGIES = [...EVENTS, 'ghost-town'] as const
export type StrategyId = (typeof STRATEGIES)[number]
export const GHOST_TOWN = STRATEGIES.indexOf('ghost-town')

/** Terror tokens: the Wild stands behind the three events. */
export const TOKENS = [...EVENTS, 'wild'] as const
export type TokenId = (typeof TOKENS)[number]
export const WILD = TOKENS.indexOf('wild')

export const ICONS = ['binoculars', 'harpoon', 'repair', 'shark', 'buoy'] as const
export type IconId = (typeof ICONS)[number]
export const BINOCULARS = ICONS.indexOf('binoculars')
export const HARPOON = ICONS.indexOf('harpoon')
export const REPAIR = ICONS.indexOf('repair')
export const SHARK_ICON = ICONS.indexOf('shark')
export const BUOY = ICONS.indexOf('buoy')
export const DICE = 3

export const FALSE_FINS = ['dolphin', 'shoal', 'prank', 'seal'] as const
/** Fins in the order in which they are placed; the four kinds of False Fin stand last. */
export const FINS = ['shark', 'fog', 'rammed', ...FALSE_FINS] as const
export type FinId = (typeof FINS)[number]
export const SHARK_FIN = FINS.indexOf('shark')
export const FOG = FINS.indexOf('fog')
export const RAMMED = FINS.indexOf('rammed')
export const FALSE_FIN = FINS.indexOf(FALSE_FINS[0])
export const FALSE_FIN_COUNT = 27

/** A combat card is its number; Shark! is the twelfth. */
export const SHARK_CARD = 12
export const HAZARD_CARD = 3
export const HARPOON_CARD = 1
export const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', 'shark'] as const
export type CardId = (typeof CARDS)[number]
export const TARGET = 23
/** So many Shark! cards in the Shark's line end the combat. */
export const DOUBLE_SHARK = 2

/** How many Hunters are after the Shark. */
export const HUNTERS_IN_PLAY = { least: 2, most: 4 } as const

/** What a coin buys, and for how many (Shark Phase, step 2). */
export const WARES = ['fin', 'hazards', 'card', 'heal', 'night'] as const
export type WareId = (typeof WARES)[number]
export const PRICES: readonly number[] = [2, 3, 4, 4, 8]
export const BUY_FIN = WARES.indexOf('fin')
export const BUY_HAZARDS = WARES.indexOf('hazards')
export const BUY_CARD = WARES.indexOf('card')
export const BUY_HEAL = WARES.indexOf('heal')
export const BUY_NIGHT = WARES.indexOf('night')

/** What an In Communication Hunter may gain. */
export const BONUSES = ['card', 'reroll', 'repair'] as const
export const BONUS_CARD = BONUSES.indexOf('card')
export const BONUS_REROLL = BONUSES.indexOf('reroll')
export const BONUS_REPAIR = BONUSES.indexOf('repair')

export const VOTES = ['attack', 'leave'] as const
export type VoteId = (typeof VOTES)[number]
export const STRIKE_BACK = VOTES.indexOf('attack')
export const LET_GO = VOTES.indexOf('leave')

export const COINS = 10
export const REROLLS = 15
export const FIRST_REROLLS = 2
export const SHARK_HAND = 5
export const HUNTER_HAND = 3
export const SHARK_FIRST_HAND = 2
export const HUNTER_FIRST_HAND = 1
export const SHARK_DECK = 20
export const HUNTER_DECK = 12

/** Health runs from here down. */
export const HEALTH_TRACK = 13
export const CALENDAR_CARDS = 17
export const ISLAND_TILES = 24

/** Four Hunters and the largest modifier a Calendar card may have. */
export const MOST_TILES = 6
export const SMALLEST_MODIFIER = -1
export const LARGEST_MODIFIER = 2
/** Terror on the back of a tile. */
export const MOST_TERROR = 4

export const LEAST_TERROR = 9
export const OF_ONE_EVENT = 5
export const GHOST_TERROR = 12

/** House bound: after so many turns it is a draw. */
export const LAST_TURN = 40
