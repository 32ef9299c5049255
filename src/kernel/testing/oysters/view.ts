import type { Decision } from '#kernel/decision.ts'
import { hasSeat, seatsIn, type Viewer } from '#kernel/seats.ts'
import { show, type View, type ViewShape } from '#kernel/view.ts'
import type { Setting } from './setting.ts'
import { AT, NOWHERE, type OystersState, PHASES, type Phase } from './state.ts'

export interface OystersView extends ViewShape {
  readonly game: 'oysters'
  readonly phase: Phase
  readonly round: number
  readonly seats: readonly SeatView[]
  readonly discards: readonly number[]
  readonly caller: number
  readonly diver: number
  /** Where the pearl lies, for those who know. */
  readonly pearl: number | null
  readonly seeker: number
  readonly at: number
  readonly steps: number
  readonly peeked: number
  /** What the seeker saw there, for the seeker alone. */
  readonly saw: 'here' | 'elsewhere' | null
}

interface SeatView {
  readonly hand: readonly number[] | null
  readonly handSize: number
  /** 0: none yet; null: face down. */
  readonly laid: number | null
  readonly points: number
}

export function view(
  setting: Setting,
  s: OystersState,
  viewer: Viewer,
  decisions: Decision[],
): View<OystersView> {
  const knowsPearl = s.step === AT.respond || hasSeat(viewer, s.diver)
  const saw = s.peeked !== NOWHERE && hasSeat(viewer, s.seeker)
  return show<OystersView>({
    game: 'oysters',
    mine: seatsIn(viewer).map((seat) => setting.seats[seat]),
    decisions,
    phase: PHASES[s.step],
    round: s.round,
    seats: s.hands.map((hand, seat) => {
      const own = hasSeat(viewer, seat)
      return {
        hand: own ? [...hand] : null,
        handSize: hand.length,
        laid: own || s.laid[seat] === 0 ? s.laid[seat] : null,
        points: s.points[seat],
      }
    }),
    discards: [...s.discards],
    caller: s.caller,
    diver: s.diver,
    pearl: knowsPearl ? s.pearl : null,
    seeker: s.seeker,
    at: s.at,
    steps: s.steps,
    peeked: s.peeked,
    saw: saw ? (s.peeked === s.pearl ? 'here' : 'elsewhere') : null,
  })
}
