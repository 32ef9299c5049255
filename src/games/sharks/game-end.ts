import { message } from '../../kernel/message.ts'
import type { Outcome } from '../../kernel/outcome.ts'
import { seatSet } from '../../kernel/seats.ts'
import { isTrash } from './components.ts'
import type { Setting } from './setting.ts'
import { NOBODY, OVER, type SharksState } from './state.ts'

/** Game End: most points; then fewest trash tokens; then a shared victory. */
export function outcome(setting: Setting, s: SharksState): Outcome | null {
  if (s.step !== OVER) return null
  const most = Math.max(...s.points)
  const level = s.points.flatMap((points, seat) => (points === most ? [seat] : []))
  const trash = s.stomachs.map((stomach) => stomach.filter(isTrash).length)
  const fewest = Math.min(...level.map((seat) => trash[seat]))
  const winners = level.filter((seat) => trash[seat] === fewest)
  return {
    winners: seatSet(...winners),
    scores: [...s.points],
    tieBreak: tieBreak(level.length, winners.length),
    why:
      s.fullest === NOBODY
        ? message('sharks.end.rounds', { round: s.round })
        : message('sharks.end.full', { seat: setting.seats[s.fullest].id }),
  }
}

function tieBreak(level: number, winners: number) {
  if (level === 1) return null
  return message(winners === 1 ? 'sharks.tie.trash' : 'sharks.tie.shared')
}
