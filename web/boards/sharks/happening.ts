import type { CreatureType, Size, TileKind, TrashBack } from '../../../src/games/sharks/components.ts'
import type { BagView, CellView, ItemView, SeatView, SharksView } from '../../../src/games/sharks/view.ts'
import type { Message } from '../../../src/kernel/message.ts'

/** Milliseconds an event takes to be seen at the usual pace; what is not here shows nothing. */
const LASTS: { readonly [event: string]: number } = {
  'sharks.placed': 420,
  'sharks.shifted': 420,
  'sharks.swam': 300,
  'sharks.ate-trash': 320,
  'sharks.landed': 120,
  'sharks.drew': 900,
  'sharks.took': 760,
  'sharks.refilled': 240,
  'sharks.relieved': 500,
  'sharks.tide': 340,
  'sharks.shown': 140,
  'sharks.tide-bonus': 700,
  'sharks.discarded': 260,
  'sharks.scored': 900,
  'sharks.token': 900,
  'sharks.boat': 420,
  'sharks.dropped': 260,
  'sharks.full': 600,
  'sharks.over': 1200,
}

export function lastsOf(event: Message): number {
  return LASTS[event.key] ?? 0
}

export function lasts(events: readonly Message[]): number {
  return events.reduce((sum, event) => sum + lastsOf(event), 0)
}

/** The picture after one of the events that lie between two views: what can be seen of it, no more. */
export function after(view: SharksView, { key, params }: Message): SharksView {
  const seat = String(params.seat)
  const cell = String(params.cell)
  switch (key) {
    case 'sharks.placed':
    case 'sharks.shifted':
      return withSeat(view, seat, () => ({ at: String(params.spot) }))
    case 'sharks.swam':
      return withSeat(view, seat, () => ({ at: cell }))
    case 'sharks.ate-trash': {
      const trash = view.cells.find((each) => each.cell === cell)?.trash
      if (!trash) return view
      return withCell(withItem(view, seat, { trash }), cell, { trash: null })
    }
    case 'sharks.drew':
      return withItem(view, seat, creatureOf(params.creature))
    case 'sharks.took': {
      const item = creatureOf(params.creature)
      return withBag(withItem(view, seat, item), item.size, ({ shown }) => ({
        shown: replaced(shown, item.type, null),
      }))
    }
    case 'sharks.refilled': {
      const { size, type } = creatureOf(params.creature)
      return withBag(view, size, ({ shown }) => ({ shown: replaced(shown, null, type) }))
    }
    case 'sharks.shown': {
      const creatures = params.creatures as readonly string[]
      const shown = [0, 1].map((slot) => (creatures[slot] ? creatureOf(creatures[slot]).type : null))
      return withBag(view, params.size as Size, () => ({ shown }))
    }
    case 'sharks.tide':
      return withCell(view, cell, { tile: params.tile as TileKind, trash: null })
    case 'sharks.tide-bonus':
      return withSeat(view, seat, ({ points }) => ({ points: points + 1 }))
    case 'sharks.relieved':
      return withSeat(view, seat, ({ stomach }) => ({ stomach: withoutOneTrash(stomach) }))
    case 'sharks.discarded':
      return withSeat(view, seat, (from) => withoutCard(from, String(params.card)))
    case 'sharks.scored':
      return withSeat(view, seat, (from) => ({
        ...withoutCard(from, String(params.card)),
        points: Number(params.total),
      }))
    case 'sharks.cards':
      return withSeat(view, seat, (from) => withCards(from, params.cards as readonly string[]))
    case 'sharks.cards-hidden':
      return withSeat(view, seat, ({ handSize }) => ({ handSize: handSize + Number(params.count) }))
    case 'sharks.token':
      return { ...view, token: params.back as TrashBack }
    case 'sharks.boat':
      return { ...view, boat: cell }
    case 'sharks.dropped':
      return { ...withCell(view, cell, { trash: view.token }), token: null }
    case 'sharks.not-dropped.trash':
    case 'sharks.not-dropped.relief':
    case 'sharks.not-dropped.oil':
      return { ...view, token: null }
    default:
      return view
  }
}

export function creatureOf(name: unknown): { size: Size; type: CreatureType } {
  const [size, type] = String(name).split('-')
  return { size: size as Size, type: type as CreatureType }
}

function withSeat(view: SharksView, id: string, change: (seat: SeatView) => Partial<SeatView>): SharksView {
  return {
    ...view,
    seats: view.seats.map((seat) => (seat.seat === id ? { ...seat, ...change(seat) } : seat)),
  }
}

function withItem(view: SharksView, id: string, item: ItemView): SharksView {
  return withSeat(view, id, ({ stomach }) => ({ stomach: [...stomach, item] }))
}

function withCell(view: SharksView, name: string, change: Partial<CellView>): SharksView {
  return { ...view, cells: view.cells.map((cell) => (cell.cell === name ? { ...cell, ...change } : cell)) }
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

function withoutCard({ hand, handSize }: SeatView, card: string): Partial<SeatView> {
  if (hand === null) return { handSize: handSize - 1 }
  const at = hand.indexOf(card.split('/')[1])
  return { hand: hand.filter((_, index) => index !== at), handSize: handSize - 1 }
}

function withCards({ hand, handSize }: SeatView, cards: readonly string[]): Partial<SeatView> {
  const drawn = cards.map((card) => card.split('/')[1])
  return { hand: hand === null ? null : [...hand, ...drawn], handSize: handSize + drawn.length }
}
