import type { Emit } from '#kernel/event.ts'
import type { Message } from '#kernel/message.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { type Seat, seatSet } from '#kernel/seats.ts'
import { isTrash, type SharkId } from './components.ts'
import { happened, type TieBreak } from './events.ts'
import { message } from './messages/message.ts'
import type { Setting } from './setting.ts'
import { AT, NOBODY, type SharksState } from './state.ts'
import type { SharksPassage } from './steps/step.ts'

/** House bound: with empty bags a shark could otherwise avoid a full stomach for ever. */
export const LAST_ROUND = 30

/**
 * Rulebook, "Game End": a stomach with its tenth item makes this round the last, whatever Trash Relief takes out of it
 * again. That no stomach holds more is in `stomach.ts`.
 */
export function markLastRound(setting: Setting, s: SharksState, emit?: Emit): void {
  if (s.fullest !== NOBODY) return
  s.fullest = s.active
  emit?.(happened('sharks.full', { seat: setting.seats[s.active].id }))
}

/** The round is finished first, so that all had the same number of turns. */
export const endRound: SharksPassage = (setting, s, _chance, emit) => {
  if (s.fullest !== NOBODY || s.round === LAST_ROUND) {
    s.step = AT.over
    emit?.(happened('sharks.over', ranking(setting, s).tieBreak ?? {}))
    return
  }
  s.round++
  s.step = AT.turn
  emit?.(happened('sharks.round', { round: s.round }))
}

/** Who has won, and what decided between those who are level on points. */
interface Ranking {
  readonly winners: readonly Seat[]
  readonly tieBreak: TieBreak | null
}

/** Most points; then fewest trash tokens; then a shared victory. */
function ranking({ seats }: Setting, s: SharksState): Ranking {
  const most = Math.max(...s.points)
  const level = s.points.flatMap((points, seat) => (points === most ? [seat] : []))
  if (level.length === 1) return { winners: level, tieBreak: null }
  const tokens = s.stomachs.map((stomach) => stomach.filter(isTrash).length)
  const trash = Math.min(...level.map((seat) => tokens[seat]))
  const winners = level.filter((seat) => tokens[seat] === trash)
  const ids = (some: readonly Seat[]): SharkId[] => some.map((seat) => seats[seat].id)
  if (winners.length > 1) return { winners, tieBreak: { seats: ids(winners), trash, tie: 'shared' } }
  const more = Math.min(...level.filter((seat) => seat !== winners[0]).map((seat) => tokens[seat]))
  return { winners, tieBreak: { seats: ids(level), seat: seats[winners[0]].id, trash, more, tie: 'trash' } }
}

export function outcome(setting: Setting, s: SharksState): Outcome | null {
  if (s.step !== AT.over) return null
  const { winners, tieBreak } = ranking(setting, s)
  return {
    winners: seatSet(...winners),
    scores: [...s.points],
    tieBreak: tieBreak && tieMessage(tieBreak),
    why:
      s.fullest === NOBODY
        ? message('sharks.end.rounds', { round: s.round })
        : message('sharks.end.full', { seat: setting.seats[s.fullest].id }),
  }
}

function tieMessage(tieBreak: TieBreak): Message {
  const { seats, trash } = tieBreak
  if (tieBreak.tie === 'shared') return message('sharks.tie.shared', { seats, trash })
  return message('sharks.tie.trash', { seats, seat: tieBreak.seat, trash, more: tieBreak.more })
}
