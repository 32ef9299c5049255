import type { CreatureName, CreatureType, Size } from '#games/sharks/components.ts'
import type { SharksEvent } from '#games/sharks/events.ts'
import type { BagView, CellView, SeatView, SharksView } from '#games/sharks/view.ts'
import type { Message } from '#kernel/message.ts'
import { settled } from '../changed.ts'

/** The shell hands a board events of its own game, and of the match itself, which no board shows anything of. */
export function ofSharks(event: Message): SharksEvent {
  return event as SharksEvent
}

/**
 * The view after one of the events on the way to `end`, as far as people can see it. An event tells what it is about; how that
 * stands then is read in `end`.
 */
export function after(view: SharksView, event: Message, end: SharksView): SharksView {
  const { key, params } = ofSharks(event)
  const seats = (...fields: (keyof SeatView)[]): SharksView['seats'] =>
    settled(view.seats, end.seats, ({ seat }) => 'seat' in params && seat === params.seat, ...fields)
  const cells = (...fields: (keyof CellView)[]): SharksView['cells'] =>
    settled(view.cells, end.cells, ({ cell }) => 'cell' in params && cell === params.cell, ...fields)
  switch (key) {
    case 'sharks.placed':
    case 'sharks.shifted':
    case 'sharks.swam':
      return { ...view, seats: seats('at') }
    case 'sharks.ate-trash':
      return { ...view, seats: seats('stomach'), cells: cells('trash') }
    case 'sharks.drew':
    case 'sharks.relieved':
      return { ...view, seats: seats('stomach') }
    case 'sharks.took': {
      // Its place is empty until another is drawn for it.
      const { size, type } = creatureOf(params.creature)
      return withShown({ ...view, seats: seats('stomach') }, size, ({ shown }) => emptied(shown, type))
    }
    case 'sharks.refilled': {
      const { size } = creatureOf(params.creature)
      return withShown(view, size, () => end.bags[size].shown)
    }
    case 'sharks.shown':
      return withShown(view, params.size, () => end.bags[params.size].shown)
    case 'sharks.tide':
      return { ...view, cells: cells('tile', 'trash') }
    case 'sharks.tide-bonus':
      return { ...view, seats: seats('points') }
    case 'sharks.discarded':
    case 'sharks.cards':
    case 'sharks.cards-hidden':
      return { ...view, seats: seats('hand', 'handSize') }
    case 'sharks.scored':
      return { ...view, seats: seats('hand', 'handSize', 'points') }
    case 'sharks.token':
      return { ...view, token: params.back }
    case 'sharks.boat':
      return { ...view, boat: params.cell }
    case 'sharks.dropped':
      return { ...view, cells: cells('trash'), token: null }
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

function withShown(view: SharksView, size: Size, change: (bag: BagView) => BagView['shown']): SharksView {
  const bag = view.bags[size]
  return { ...view, bags: { ...view.bags, [size]: { ...bag, shown: change(bag) } } }
}

function emptied(shown: BagView['shown'], type: CreatureType): BagView['shown'] {
  const at = shown.indexOf(type)
  return shown.map((each, index) => (index === at ? null : each))
}
