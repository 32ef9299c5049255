import type { Chance } from '#kernel/chance/chance.ts'
import type { PlayedGame } from '#kernel/game.ts'
import type { Message } from '#kernel/message.ts'
import type { Seat, Viewer } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import type { Act1View } from './act-1/view.ts'
import type { Act2View } from './act-2/view.ts'
import type { JawsState } from './state.ts'

/** What both acts share: JAWS has it once. */
type OfTheMatch =
  | 'id'
  | 'rules'
  | 'options'
  | 'seats'
  | 'vocabulary'
  | 'setup'
  | 'asksForPlan'
  | 'isOpenAnswer'

/** What an act says of its own part of a view. */
type OfTheView = 'view' | 'imaginer' | 'describe' | 'explain'

/** Either act, for a state or a view of its own. */
export type EitherAct = Act<JawsState['s'], Act1View | Act2View>

/** One act: a game of its own for one table, except that the other may come before or after it. */
export interface Act<S, V> extends Omit<PlayedGame<S>, OfTheMatch | OfTheView> {
  view(s: S, viewer: Viewer): V
  imaginer(view: V, viewer: Viewer): (chance: Chance) => S
  describe(view: V, action: Action): Message
  /** Why an action that is not legal for this seat now is not; the state is imagined from the seat's own view. */
  refuse(s: S, seat: Seat, action: Action): Message
}
