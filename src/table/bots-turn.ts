import { type Seat, seatSet } from '../kernel/seats.ts'
import type { View } from '../kernel/view.ts'
import type { Table } from './table.ts'

/** A question that a bot is to answer, with what it may see. */
export interface BotTurn {
  readonly seat: Seat
  readonly level: string
  readonly decision: string
  /** Whether there are people on its side whom it may tell what it is about to do. */
  readonly isHeard: boolean
  readonly view: View
}

/** Which bots are to act, and what each of them sees. */
export function botTurns(table: Table): BotTurn[] {
  const { match, game } = table
  if (match === null) return []
  return botsAsked(table).map((asked) => ({ ...asked, view: game.view(match.state, seatSet(asked.seat)) }))
}

/** In a team with people a bot leaves a question that any of them may answer to the people. */
export function botsAsked({ match, game, room }: Table): Omit<BotTurn, 'view'>[] {
  if (match === null || room.status !== 'playing' || room.seats.every(({ bot }) => bot === null)) return []
  const turns: Omit<BotTurn, 'view'>[] = []
  for (const decision of game.decisions(match.state)) {
    const asked = room.seats.flatMap((_, seat) => (decision.seats & (1 << seat) ? [seat] : []))
    const byPeople = asked.some((seat) => room.seats[seat].bot === null)
    if (decision.need === 'any' && byPeople) continue
    const answering = decision.need === 'any' ? asked.slice(0, 1) : asked
    for (const seat of answering) {
      const level = room.seats[seat].bot
      if (level === null) continue
      const { team } = game.seats[seat]
      const hasMates = room.seats.some(({ bot }, each) => bot === null && game.seats[each].team === team)
      const isHeard = hasMates && game.mayConfer(match.state, seat)
      turns.push({ seat, level, decision: decision.id, isHeard })
    }
  }
  return turns
}
