import { type EventOf, happenedIn } from '#kernel/event.ts'
import type { CardId, CreatureName, Direction, SharkId, Size, TileKind, TrashBack } from './components.ts'
import type { Cell, Spot } from './ocean.ts'

type By = { seat: SharkId }
type On = { cell: Cell }

/** What decides between those who are level on points. */
export type TieBreak =
  | { seats: readonly SharkId[]; trash: number; tie: 'shared' }
  | { seats: readonly SharkId[]; seat: SharkId; trash: number; more: number; tie: 'trash' }

/** Everything that can happen, in the order of the rulebook. */
export type SharksEvent =
  // Set-up
  | EventOf<'sharks.shown', { size: Size; creatures: readonly CreatureName[] }>
  | EventOf<'sharks.boat-starts', On>
  | EventOf<'sharks.cards', By & { cards: readonly CardId[] }>
  | EventOf<'sharks.cards-hidden', By & { count: number }>
  | EventOf<'sharks.cards-reshuffled', By>
  | EventOf<'sharks.first', By>
  | EventOf<'sharks.placed', By & { spot: Spot }>
  // Swimming
  | EventOf<'sharks.shifted', By & { spot: Spot }>
  | EventOf<'sharks.swam', By & On>
  | EventOf<(typeof ABILITY_USED)[SharkId], By>
  | EventOf<'sharks.ate-trash' | 'sharks.left-trash', By & On>
  | EventOf<'sharks.stayed' | 'sharks.waited', By>
  // Tile actions
  | EventOf<'sharks.landed', By & On & { tile: TileKind }>
  | EventOf<'sharks.too-full', By>
  | EventOf<'sharks.drew' | 'sharks.took', By & { creature: CreatureName }>
  | EventOf<'sharks.refilled', { creature: CreatureName }>
  | EventOf<'sharks.bag-empty' | 'sharks.none-shown', { size: Size }>
  | EventOf<'sharks.tide', By & On & { tile: TileKind }>
  | EventOf<'sharks.tide-bonus', By>
  | EventOf<'sharks.relieved', By>
  | EventOf<'sharks.discarded', By & { card: CardId }>
  // Score cards
  | EventOf<'sharks.scored', By & { card: CardId; points: number; total: number }>
  // The boat
  | EventOf<'sharks.token', By & { back: TrashBack }>
  | EventOf<'sharks.no-token', By>
  | EventOf<'sharks.trash-reshuffled', Record<never, never>>
  | EventOf<'sharks.boat', By & On & { direction: Direction }>
  | EventOf<'sharks.dropped', On>
  | EventOf<'sharks.not-dropped.trash' | 'sharks.not-dropped.relief' | 'sharks.not-dropped.oil', On>
  // The end
  | EventOf<'sharks.full', By>
  | EventOf<'sharks.round', { round: number }>
  | EventOf<'sharks.over', Record<never, never> | TieBreak>

/** A shark that makes use of its ability is told of in words of its own. */
export const ABILITY_USED = {
  bull: 'sharks.ability.bull',
  thresher: 'sharks.ability.thresher',
  hammerhead: 'sharks.ability.hammerhead',
  'great-white': 'sharks.ability.great-white',
  mako: 'sharks.ability.mako',
  tiger: 'sharks.ability.tiger',
} as const satisfies { readonly [shark in SharkId]: string }

export const happened = happenedIn<SharksEvent>()
