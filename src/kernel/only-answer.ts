import type { PlayedGame } from './game.ts'
import { hasSeat, type Seat } from './seats.ts'
import type { View, ViewShape } from './view.ts'
import { type Action, NO_ACTION } from './vocabulary.ts'

/**
 * The answer that a page gives for the seat that is asked, because there is no other; NO_ACTION where the person is
 * asked. That is so wherever there is a choice, and wherever others do not know that there is none: the speed of the
 * answer would tell them. The view is that of the seat.
 */
export function onlyAnswer<State, V extends ViewShape>(
  game: Pick<PlayedGame<State, V>, 'asksForPlan' | 'isOpenAnswer'>,
  view: View<V>,
  seat: Seat,
  legal: ArrayLike<Action>,
): Action {
  const asked = view.decisions.filter(({ seats }) => hasSeat(seats, seat))
  if (legal.length !== 1 || asked.length !== 1) return NO_ACTION
  const [decision] = asked
  const isSecret = game.asksForPlan?.(decision) ?? false
  return !isSecret && game.isOpenAnswer?.(view, decision, legal[0]) ? legal[0] : NO_ACTION
}
