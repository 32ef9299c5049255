import { lookAhead } from '../match/plan.ts'
import { hasSeat, type Seat } from '../seats.ts'
import type { Action } from '../vocabulary.ts'
import { hold, type Play } from './play.ts'

const LAW = 'What is unseen is planned'

/**
 * An action that no other side notices may only answer a question that everyone knows to ask for a plan. A bot hands its plan
 * in as one submission, so that nobody can count actions that they do not see.
 */
export function checkPlan(play: Play, seat: Seat, action: Action): void {
  const { match } = play
  const { game, state } = match
  if (lookAhead(match, state, seat, action).isNoticed) return
  const text = game.vocabulary.text(action)
  const asked = game.decisions(state).filter(({ seats }) => hasSeat(seats, seat))
  const isPlan = asked.every((decision) => game.asksForPlan?.(decision) ?? false)
  hold(isPlan, LAW, () => `nobody notices "${text}", an answer to ${asked.map(({ id }) => id).join()}`, play)
}
