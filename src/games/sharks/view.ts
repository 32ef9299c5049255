import { total } from '#kernel/counts.ts'
import type { Decision } from '#kernel/decision.ts'
import { hasSeat, seatsIn, type Viewer } from '#kernel/seats.ts'
import { show, type View, type ViewShape } from '#kernel/view.ts'
import {
  BACKS,
  type CreatureType,
  isTrash,
  type SharkId,
  SIZES,
  type Size,
  sizeOf,
  TILES,
  type TileKind,
  TRASH,
  type TrashBack,
  TYPES,
  typeOf,
} from './components.ts'
import { CELL_NAMES, type Cell, NOWHERE, POSITION_NAMES, type Position } from './ocean.ts'
import type { Setting } from './setting.ts'
import { NOBODY, NONE, type SharksState, STEPS, type StepName } from './state.ts'

/** What one viewer knows of a match of Sharks. */
export interface SharksView extends ViewShape {
  readonly game: 'sharks'
  readonly step: StepName
  readonly round: number
  readonly active: SharkId
  readonly first: SharkId
  readonly beat: number
  /** Who filled a stomach first. */
  readonly fullest: SharkId | null
  readonly rows: number
  readonly cells: readonly CellView[]
  /** The tiles in the stack, which everyone can work out from what lies on the table. */
  readonly stack: { readonly [kind in TileKind]: number }
  readonly trashStack: readonly number[]
  readonly trashDiscards: readonly number[]
  readonly bags: { readonly [size in Size]: BagView }
  readonly boat: Cell
  readonly token: TrashBack | null
  readonly seats: readonly SeatView[]
  readonly swim: { readonly origin: Position | null; readonly stepsLeft: number; readonly leaps: number }
  readonly relief: { readonly relieved: number; readonly dropped: number }
  readonly marked: readonly Cell[]
}

export interface CellView {
  readonly cell: Cell
  readonly tile: TileKind
  readonly trash: TrashBack | null
}

export interface BagView {
  readonly shown: readonly (CreatureType | null)[]
  readonly inside: { readonly [type in CreatureType]: number }
}

export interface SeatView {
  readonly seat: SharkId
  readonly at: Position | null
  readonly points: number
  readonly stomach: readonly ItemView[]
  /** How many things fit into it. */
  readonly places: number
  /** The designs in hand, by id; null for a hand this viewer does not see. */
  readonly hand: readonly string[] | null
  readonly handSize: number
  readonly deckSize: number
  readonly discards: readonly string[]
}

export type ItemView = { readonly type: CreatureType; readonly size: Size } | { readonly trash: TrashBack }

export function view(
  setting: Setting,
  s: SharksState,
  viewer: Viewer,
  decisions: Decision[],
): View<SharksView> {
  const { seats, ocean } = setting
  const cellOf = (cell: number): Position | null => (cell === NOWHERE ? null : POSITION_NAMES[cell])
  return show<SharksView>({
    game: 'sharks',
    mine: seatsIn(viewer).map((seat) => seats[seat].id),
    decisions,
    step: STEPS[s.step],
    round: s.round,
    active: seats[s.active].id,
    first: seats[s.first].id,
    beat: s.beat,
    fullest: s.fullest === NOBODY ? null : seats[s.fullest].id,
    rows: ocean.rows,
    cells: ocean.cells.map((cell) => CELL_VIEWS[cell][s.tiles[cell]][s.trash[cell]]),
    stack: byName(TILES, s.stack),
    trashStack: [...s.trashStack],
    trashDiscards: [...s.trashDiscards],
    bags: { small: bagView(s, 0), medium: bagView(s, 1), large: bagView(s, 2) },
    boat: CELL_NAMES[s.boat],
    token: s.token === NONE ? null : BACKS[s.token],
    seats: seats.map((seat, index): SeatView => {
      const seen = setting.options.hands === 'open' || hasSeat(viewer, index)
      return {
        seat: seat.id,
        at: cellOf(s.at[index]),
        points: s.points[index],
        stomach: s.stomachs[index].map((item) => ITEM_VIEWS[item]),
        places: setting.stomach,
        hand: seen ? s.hands[index].map((design) => seat.designs[design]) : null,
        handSize: s.hands[index].length,
        deckSize: total(s.decks[index]),
        discards: discardsOf(s, index, seat.designs),
      }
    }),
    swim: { origin: cellOf(s.origin), stepsLeft: s.stepsLeft, leaps: s.leaps },
    relief: { relieved: s.relieved, dropped: s.dropped },
    marked: s.marked.map((cell) => CELL_NAMES[cell]),
  })
}

function discardsOf(s: SharksState, seat: number, designs: readonly string[]): string[] {
  const discards: string[] = []
  const counts = s.discards[seat]
  for (let design = 0; design < counts.length; design++)
    for (let copy = 0; copy < counts[design]; copy++) discards.push(designs[design])
  return discards
}

function byName<Name extends string>(names: readonly Name[], counts: readonly number[]) {
  const named = {} as { [name in Name]: number }
  for (let index = 0; index < names.length; index++) named[names[index]] = counts[index]
  return named
}

function bagView(s: SharksState, size: number): BagView {
  return {
    shown: s.shown[size].map((type) => (type === NONE ? null : TYPES[type])),
    inside: byName(TYPES, s.bags[size]),
  }
}

// Precomputed: there are few cells, tiles and items, and a view is made for everyone at every move.
const CELL_VIEWS: readonly (readonly (readonly CellView[])[])[] = CELL_NAMES.map((cell) =>
  TILES.map((tile) => [null, ...BACKS].map((trash) => ({ cell, tile, trash }))),
)

const ITEM_VIEWS: readonly ItemView[] = Array.from({ length: TRASH + BACKS.length }, (_, item) =>
  isTrash(item) ? { trash: BACKS[item - TRASH] } : { type: TYPES[typeOf(item)], size: SIZES[sizeOf(item)] },
)
