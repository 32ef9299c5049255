import { Plan } from '#kernel/match/plan.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Table } from './table.ts'

/** A question that a bot is to answer. */
export interface BotTurn {
  readonly seat: Seat
  readonly level: string
  readonly decision: string
  /** Whether it asks for a plan: known to everyone, like the question. */
  readonly isPlanned: boolean
  /** Whether there are people on its side whom it may tell what it is about to do. */
  readonly isHeard: boolean
  /** What the bot is going to answer, tried out beside the match. */
  newPlan(): Plan
}

/** Which bots are to act. In a team with people a bot leaves a question that any of them may answer to the people. */
export function botTurns({ match, game, room }: Table): BotTurn[] {
  if (match === null || room.status !== 'playing' || room.seats.every(({ bot }) => bot === null)) return []
  const turns: BotTurn[] = []
  for (const decision of game.decisions(match.state)) {
    // Nobody waits for the answer to an offer, and bots think only about what is waited for.
    if (decision.aside === 'offer') continue
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
      const isPlanned = game.asksForPlan?.(decision) ?? false
      const newPlan = (): Plan => new Plan(match, seat, isPlanned)
      turns.push({ seat, level, decision: decision.id, isPlanned, isHeard, newPlan })
    }
  }
  return turns
}
