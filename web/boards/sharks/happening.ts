import type { CardId, CreatureName, CreatureType, SharkId, Size } from '#games/sharks/components.ts'
import type { SharksEvent } from '#games/sharks/events.ts'
import { type Cell, TIDE_BONUS } from '#games/sharks/page.ts'
import type { BagView, CellView, ItemView, SeatView, SharksView } from '#games/sharks/view.ts'
import type { Message } from '#kernel/message.ts'
import { changed, without } from '../changed.ts'

/** The shell hands a board events of its own game, and of the match itself, which no board shows anything of. */
export function ofSharks(event: Message): SharksEvent {
  return event as SharksEvent
}

/** The picture after one of the events that lie between two views: what can be seen of it, no more. */
export function after(view: SharksView, event: Message): SharksView {
  const { key, params } = ofSharks(event)
  switch (key) {
    case 'sharks.placed':
    case 'sharks.shifted':
      return withSeat(view, params.seat, () => ({ at: params.spot }))
    case 'sharks.swam':
      return withSeat(view, params.seat, () => ({ at: params.cell }))
    case 'sharks.ate-trash': {
      const trash = view.cells.find((each) => each.cell === params.cell)?.trash
      if (!trash) return view
      return withCell(withItem(view, params.seat, { trash }), params.cell, { trash: null })
    }
    case 'sharks.drew':
      return withItem(view, params.seat, creatureOf(params.creature))
    case 'sharks.took': {
      const item = creatureOf(params.creature)
      return withBag(withItem(view, params.seat, item), item.size, ({ shown }) => ({
        shown: replaced(shown, item.type, null),
      }))
    }
    case 'sharks.refilled': {
      const { size, type } = creatureOf(params.creature)
      return withBag(view, size, ({ shown }) => ({ shown: replaced(shown, null, type) }))
    }
    case 'sharks.shown': {
      const types = params.creatures.map((creature) => creatureOf(creature).type)
      return withBag(view, params.size, ({ shown }) => ({
        shown: shown.map((_, slot) => types[slot] ?? null),
      }))
    }
    case 'sharks.tide':
      return withCell(view, params.cell, { tile: params.tile, trash: null })
    case 'sharks.tide-bonus':
      return withSeat(view, params.seat, ({ points }) => ({ points: points + TIDE_BONUS }))
    case 'sharks.relieved':
      return withSeat(view, params.seat, ({ stomach }) => ({ stomach: withoutOneTrash(stomach) }))
    case 'sharks.discarded':
      return withSeat(view, params.seat, (from) => withoutCard(from, params.card))
    case 'sharks.scored':
      return withSeat(view, params.seat, (from) => ({
        ...withoutCard(from, params.card),
        points: params.total,
      }))
    case 'sharks.cards':
      return withSeat(view, params.seat, (from) => withCards(from, params.cards))
    case 'sharks.cards-hidden':
      return withSeat(view, params.seat, ({ handSize }) => ({ handSize: handSize + params.count }))
    case 'sharks.token':
      return { ...view, token: params.back }
    case 'sharks.boat':
      return { ...view, boat: params.cell }
    case 'sharks.dropped':
      return { ...withCell(view, params.cell, { trash: view.token }), token: null }
    case 'sharks.not-dropped.trash':
    case 'sharks.not-dropped.relief':
    case 'sharks.not-dropped.oil':
      return { ...view, token: null }
    default:
      return view
  }
}

export function creatureOf(name: CreatureName): { size: Size; type: CreatureType } {
  const [size, type] = name.split('-') as [Size, CreatureType]
  return { size, type }
}

function withSeat(view: SharksView, id: SharkId, change: (seat: SeatView) => Partial<SeatView>): SharksView {
  return { ...view, seats: changed(view.seats, ({ seat }) => seat === id, change) }
}

function withItem(view: SharksView, id: SharkId, item: ItemView): SharksView {
  return withSeat(view, id, ({ stomach }) => ({ stomach: [...stomach, item] }))
}

function withCell(view: SharksView, name: Cell, change: Partial<CellView>): SharksView {
  return {
    ...view,
    cells: changed(
      view.cells,
      ({ cell }) => cell === name,
      () => change,
    ),
  }
}

function withBag(view: SharksView, size: Size, change: (bag: BagView) => Partial<BagView>): SharksView {
  return { ...view, bags: { ...view.bags, [size]: { ...view.bags[size], ...change(view.bags[size]) } } }
}

function replaced<T>(list: readonly T[], from: T, to: T): T[] {
  const at = list.indexOf(from)
  return list.map((each, index) => (index === at ? to : each))
}

function withoutOneTrash(stomach: readonly ItemView[]): ItemView[] {
  const at = stomach.findIndex((item) => 'trash' in item)
  return stomach.filter((_, index) => index !== at)
}

function withoutCard({ hand, handSize }: SeatView, card: CardId): Partial<SeatView> {
  if (hand === null) return { handSize: handSize - 1 }
  return { hand: without(hand, card.split('/')[1]), handSize: handSize - 1 }
}

function withCards({ hand, handSize }: SeatView, cards: readonly CardId[]): Partial<SeatView> {
  const drawn = cards.map((card) => card.split('/')[1])
  return { hand: hand === null ? null : [...hand, ...drawn], handSize: handSize + drawn.length }
}
