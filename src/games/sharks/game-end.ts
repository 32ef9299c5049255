import { type Message, message } from '../../kernel/message.ts'
import type { Outcome } from '../../kernel/outcome.ts'
import { type Seat, seatSet } from '../../kernel/seats.ts'
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
    tieBreak: tieBreak(setting, level, winners, trash),
    why:
      s.fullest === NOBODY
        ? message('sharks.end.rounds', { round: s.round })
        : message('sharks.end.full', { seat: setting.seats[s.fullest].id }),
  }
}

/** What decided between those who are level on points, with the numbers it was decided by. */
function tieBreak(
  setting: Setting,
  level: readonly Seat[],
  winners: readonly Seat[],
  trash: readonly number[],
): Message | null {
  if (level.length === 1) return null
  const ids = (seats: readonly Seat[]): string[] => seats.map((seat) => setting.seats[seat].id)
  const [seat] = winners
  if (winners.length > 1) return message('sharks.tie.shared', { seats: ids(winners), trash: trash[seat] })
  const others = level.filter((other) => other !== seat)
  return message('sharks.tie.trash', {
    seats: ids(level),
    seat: setting.seats[seat].id,
    trash: trash[seat],
    more: Math.min(...others.map((other) => trash[other])),
  })
}
