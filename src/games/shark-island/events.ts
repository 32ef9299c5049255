import { type EventOf, happenedIn } from '#kernel/event.ts'
import type {
  CardId,
  EventId,
  FinId,
  IconId,
  SeatId,
  StrategyId,
  TokenId,
  VoteId,
  WareId,
} from './components.ts'

/** `deck/design`, the Shark's deck being `shark`. */
export type SkillCardId = `${SeatId}/${string}`
/** A combat card with what it adds, if it is a Shark! */
export type CountedCardId = CardId | `shark-${number}`
/** What brings the Shark a coin: Sharks on dice, a Hunter's defeat over the radio, a card or the day, a fin that was found. */
export type CoinSource = 'dice' | 'radio' | 'card' | 'find'

type Nothing = Record<never, never>
type BySeat = { seat: SeatId }
type Several = { count: number }
type SeatAndCount = BySeat & Several
/** Tiles are numbered from 1, the one nearest the stack; `place` is what is printed on it. */
type Tile = { tile: number; place: string }
type Draws = BySeat & { icons: readonly IconId[] }
type CombatCard = BySeat & { card: CardId }
type SkillCard = BySeat & { card: SkillCardId }
type Rerolls = { rerolls: number }
type Damage = { damage: number }

/**
 * Everything that can happen in a game of Shark Island, in the order of its rulebook. What an event changes the number of,
 * it tells as it is then: `coins`, `rerolls`, `damage`, `health`, `fight` left to use, fins face `down`, tokens on a `line`.
 */
export type IslandEvent =
  // Game Setup
  | EventOf<'shark-island.starts', BySeat>
  | EventOf<'shark-island.strategy', { strategy: StrategyId }>
  | EventOf<'shark-island.strategy-hidden', Nothing>
  // I. Calendar
  | EventOf<'shark-island.round', { turn: number }>
  | EventOf<'shark-island.first', BySeat>
  | EventOf<'shark-island.calendar-reshuffled', Nothing>
  | EventOf<'shark-island.day', { day: string }>
  | EventOf<'shark-island.tiles-reshuffled', Nothing>
  | EventOf<'shark-island.tiles', { places: readonly string[] }>
  | EventOf<'shark-island.fins', Several>
  // II. Shark
  | EventOf<'shark-island.bought', { ware: WareId; count: number; coins: number }>
  | EventOf<'shark-island.hazards', Nothing>
  | EventOf<'shark-island.night', { icons: readonly IconId[] }>
  | EventOf<'shark-island.night-calm', Nothing>
  | EventOf<'shark-island.placed', Tile & Several>
  // III. Hunters
  | EventOf<'shark-island.rolled', Draws>
  | EventOf<'shark-island.reroll', BySeat & Rerolls>
  | EventOf<'shark-island.three-sharks', Nothing>
  | EventOf<'shark-island.three-buoys', Nothing>
  | EventOf<'shark-island.turned', Tile & { fin: FinId; down: number }>
  | EventOf<'shark-island.sailed', BySeat & Tile>
  | EventOf<'shark-island.docked', BySeat>
  // IV. Search
  | EventOf<'shark-island.searched', Draws>
  | EventOf<'shark-island.found', Tile>
  | EventOf<'shark-island.moved', BySeat & { tile: number }>
  // V. Combat
  | EventOf<'shark-island.combat', { seats: readonly SeatId[] }>
  | EventOf<'shark-island.dealt-down', CombatCard>
  | EventOf<'shark-island.dealt', CombatCard>
  | EventOf<'shark-island.passed', BySeat>
  | EventOf<'shark-island.fought', CombatCard & { fight: number }>
  | EventOf<'shark-island.harpooned', BySeat>
  | EventOf<'shark-island.double-shark', Nothing>
  | EventOf<'shark-island.total', LineTotal>
  | EventOf<'shark-island.beat', Totals & { why: 'over' | 'higher' }>
  | EventOf<'shark-island.more-exact', BySeat>
  | EventOf<'shark-island.more-skill', SeatAndCount>
  | EventOf<'shark-island.less-hide', Several>
  | EventOf<'shark-island.no-wound', Nothing>
  | EventOf<'shark-island.lost', Totals & { why: DefeatBy }>
  | EventOf<'shark-island.more-shark', BySeat>
  | EventOf<'shark-island.more-exact-shark', BySeat>
  | EventOf<'shark-island.more-frenzy', SeatAndCount>
  | EventOf<'shark-island.less-shield', SeatAndCount>
  | EventOf<'shark-island.no-damage', BySeat>
  | EventOf<'shark-island.sunk-terror', Nothing>
  | EventOf<'shark-island.paid', BySeat>
  | EventOf<'shark-island.bonus', BySeat>
  // VI. Terrorize
  | EventOf<'shark-island.struck', Tile & { down: number }>
  | EventOf<'shark-island.shown', Tile & { fins: readonly FinId[] }>
  | EventOf<'shark-island.terrorized', Tile & Several>
  | EventOf<'shark-island.terror', { token: TokenId; total: number; line: number }>
  | EventOf<'shark-island.wild', { event: EventId; total: number }>
  | EventOf<'shark-island.wild-open', { total: number }>
  | EventOf<'shark-island.goal', { strategy: StrategyId }>
  | EventOf<'shark-island.response', { vote: VoteId }>
  // VII. Dusk
  | EventOf<'shark-island.dusk', Nothing>
  | EventOf<'shark-island.over', Nothing>
  // Whenever it comes to it: skill cards, coins, tokens, wounds and damage
  | EventOf<'shark-island.drew', BySeat & { cards: readonly SkillCardId[] }>
  | EventOf<'shark-island.drew-hidden', SeatAndCount>
  | EventOf<'shark-island.reshuffled', BySeat>
  | EventOf<'shark-island.played', SkillCard>
  | EventOf<'shark-island.aided', BySeat>
  | EventOf<'shark-island.discarded', SkillCard>
  | EventOf<'shark-island.coins', Several & { by: CoinSource; coins: number }>
  | EventOf<'shark-island.coins-none', Several & { by: CoinSource }>
  | EventOf<'shark-island.rerolls', SeatAndCount & Rerolls>
  | EventOf<'shark-island.spoiled', SeatAndCount & Rerolls>
  | EventOf<'shark-island.wounded', Several & { health: number }>
  | EventOf<'shark-island.healed', Several & { health: number }>
  | EventOf<'shark-island.damaged', SeatAndCount & Damage>
  | EventOf<'shark-island.sunk', BySeat>
  | EventOf<'shark-island.repaired', SeatAndCount & Damage>

/** A line, the total it counts, and its cards as they count. */
type LineTotal = BySeat & {
  cards: readonly CardId[]
  total: number
  counted: readonly CountedCardId[]
}
/** A Hunter's total beside the Shark's. */
type Totals = BySeat & { total: number; shark: number }
/** By two Shark! cards, by going over, by a tie or by a lower total. */
export type DefeatBy = 'double' | 'over' | 'tie' | 'lower'

export const happened = happenedIn<IslandEvent>()
