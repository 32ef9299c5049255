import type { Decision } from '#kernel/decision.ts'
import { hasSeat, seatsIn, type Viewer } from '#kernel/seats.ts'
import { show, type View, type ViewShape } from '#kernel/view.ts'
import type { Setting } from './setting.ts'
import { AT, type MinnowsState, pointsOf } from './state.ts'
import { CARDS, type Card, type SharkId } from './words.ts'

export interface MinnowsView extends ViewShape {
  readonly game: 'minnows'
  readonly isOver: boolean
  readonly turn: SharkId
  readonly shoal: number
  readonly seats: readonly SeatView[]
}

export interface SeatView {
  readonly seat: SharkId
  readonly eaten: number
  /** Null where it is face down. */
  readonly card: Card | null
  /** Null until the end, because they would tell the card. */
  readonly points: number | null
}

export function view(
  setting: Setting,
  s: MinnowsState,
  viewer: Viewer,
  decisions: Decision[],
): View<MinnowsView> {
  const { seats } = setting
  const isOver = s.step === AT.over
  return show<MinnowsView>({
    game: 'minnows',
    mine: seatsIn(viewer).map((seat) => seats[seat]),
    decisions,
    isOver,
    turn: seats[s.turn],
    shoal: s.shoal,
    seats: seats.map((seat, number) => ({
      seat,
      eaten: s.eaten[number],
      card: isOver || hasSeat(viewer, number) ? CARDS[s.cards[number]] : null,
      points: isOver ? pointsOf(setting, s, number) : null,
    })),
  })
}
