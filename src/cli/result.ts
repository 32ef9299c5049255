import type { Game } from '#kernel/game.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { seatsIn } from '#kernel/seats.ts'
import { message } from './messages/message.ts'
import type { Say } from './words.ts'

/** Who won, with how many points, and why it was over. */
export function resultLines({ seats }: Game, outcome: Outcome, say: Say): string[] {
  const winners = seatsIn(outcome.winners).map((seat) => seats[seat].id)
  const lines = [say(outcome.why)]
  for (const [seat, points] of outcome.scores.entries())
    lines.push(`  ${say(message('cli.result.points', { seat: seats[seat].id, points }))}`)
  if (outcome.tieBreak !== null) lines.push(say(outcome.tieBreak))
  if (winners.length === 0) lines.push(say(message('cli.result.nobody')))
  else
    lines.push(say(message(winners.length === 1 ? 'cli.result.winner' : 'cli.result.winners', { winners })))
  return lines
}
