import type { Chance } from '#kernel/chance/chance.ts'
import { drawOne, insert, total } from '#kernel/counts.ts'
import { allSeats, hasSeat, type Seat, type Viewer } from '#kernel/seats.ts'
import { BACKS, creature, type SharkId, SIZES, TILES, TRASH, type TrashBack, TYPES } from './components.ts'
import { CELLS, NOWHERE, POSITION_NAMES, type Position } from './ocean.ts'
import type { Setting } from './setting.ts'
import { clone, NOBODY, NONE, type SharksState, STEPS } from './state.ts'
import type { ItemView, SeatView, SharksView } from './view.ts'

/**
 * All that is hidden in Sharks is which cards lie in a hand and which in the deck beside it.
 * Everything else in a view is a state already.
 */
export function imaginer(setting: Setting, view: SharksView): (chance: Chance) => SharksState {
  const known = stateOf(setting, view)
  const hidden = view.seats.flatMap((seat, index) => (seat.hand === null ? [index] : []))
  return (chance) => {
    const s = clone(known)
    for (const seat of hidden) dealHand(setting, s, seat, view.seats[seat].handSize, chance)
    return s
  }
}

/** Another deal of the hands this viewer does not see. */
export function twins(setting: Setting, s: SharksState, viewer: Viewer, chance: Chance): SharksState | null {
  if (setting.options.hands === 'open' || viewer === allSeats(setting.seats.length)) return null
  const twin = clone(s)
  for (let seat = 0; seat < setting.seats.length; seat++) {
    if (hasSeat(viewer, seat)) continue
    const size = twin.hands[seat].length
    for (const design of twin.hands[seat]) twin.decks[seat][design]++
    twin.hands[seat] = []
    dealHand(setting, twin, seat, size, chance)
  }
  return twin
}

export function secrets(setting: Setting, s: SharksState, viewer: Viewer): string[] {
  if (setting.options.hands === 'open') return []
  return setting.seats.flatMap(({ id, designs }, seat) =>
    hasSeat(viewer, seat) ? [] : s.hands[seat].map((design) => `${id} holds ${designs[design]}`),
  )
}

/** Out of the cards that lie in the deck, as far as anyone can tell. */
function dealHand(setting: Setting, s: SharksState, seat: Seat, size: number, chance: Chance): void {
  const deck = s.decks[seat]
  const hand = s.hands[seat]
  for (let left = total(deck); hand.length < size; left--)
    insert(hand, drawOne(deck, left, setting.draws.cards[seat], chance))
}

/** The state a view shows, with every unseen hand still in its deck. */
function stateOf(setting: Setting, view: SharksView): SharksState {
  const position = (name: Position | null): number => (name === null ? NOWHERE : POSITION_NAMES.indexOf(name))
  const seatNumber = (id: SharkId | null): Seat =>
    id === null ? NOBODY : setting.seats.findIndex((each) => each.id === id)
  const inGrid = <T>(make: (cell: number) => T, outside: T): T[] =>
    Array.from({ length: CELLS }, (_, cell) => (cell < view.cells.length ? make(cell) : outside))
  const { swim, relief } = view
  return {
    step: STEPS.indexOf(view.step),
    round: view.round,
    active: seatNumber(view.active),
    first: seatNumber(view.first),
    beat: view.beat,
    fullest: seatNumber(view.fullest),
    tiles: inGrid((cell) => TILES.indexOf(view.cells[cell].tile), NONE),
    trash: inGrid((cell) => backNumber(view.cells[cell].trash) + 1, 0),
    stack: TILES.map((kind) => view.stack[kind]),
    trashStack: [...view.trashStack],
    trashDiscards: [...view.trashDiscards],
    bags: SIZES.map((size) => TYPES.map((type) => view.bags[size].inside[type])),
    shown: SIZES.map((size) =>
      view.bags[size].shown.map((type) => (type === null ? NONE : TYPES.indexOf(type))),
    ),
    boat: position(view.boat),
    token: backNumber(view.token),
    at: view.seats.map((seat) => position(seat.at)),
    stomachs: view.seats.map((seat) => seat.stomach.map(itemNumber)),
    points: view.seats.map((seat) => seat.points),
    decks: view.seats.map((seat, index) => deckOf(setting, seat, index)),
    hands: view.seats.map((seat, index) => designNumbers(setting, index, seat.hand ?? [])),
    discards: view.seats.map((seat, index) => counted(setting, index, seat.discards)),
    origin: position(swim.origin),
    stepsLeft: swim.stepsLeft,
    leaps: swim.leaps,
    relieved: relief.relieved,
    dropped: relief.dropped,
    marked: view.marked.map(position),
  }
}

function backNumber(back: TrashBack | null): number {
  return back === null ? NONE : BACKS.indexOf(back)
}

function itemNumber(item: ItemView): number {
  return 'trash' in item
    ? TRASH + backNumber(item.trash)
    : creature(SIZES.indexOf(item.size), TYPES.indexOf(item.type))
}

function designNumbers(setting: Setting, seat: Seat, designs: readonly string[]): number[] {
  return designs.map((design) => setting.seats[seat].designs.indexOf(design))
}

function counted(setting: Setting, seat: Seat, designs: readonly string[]): number[] {
  const counts = setting.seats[seat].copies.map(() => 0)
  for (const design of designNumbers(setting, seat, designs)) counts[design]++
  return counts
}

function deckOf(setting: Setting, seat: SeatView, index: Seat): number[] {
  const elsewhere = counted(setting, index, [...(seat.hand ?? []), ...seat.discards])
  return setting.seats[index].copies.map((copies, design) => copies - elsewhere[design])
}
