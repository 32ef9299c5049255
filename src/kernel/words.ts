import type { Message } from './message.ts'
import type { Seat } from './seats.ts'
import type { View, ViewShape } from './view.ts'
import type { Action } from './vocabulary.ts'

/** What a game says to people, beside its prompts and events: always out of what they see, so that no word tells a secret. */
export interface Words<V extends ViewShape = ViewShape> {
  /** What an action is called, for someone who sees this. */
  describe(view: View<V>, action: Action): Message
  /** Why a seat of the viewer cannot do this now, from the view alone; null when it can. */
  explain(view: View<V>, seat: Seat, action: Action): Message | null
}

/**
 * What a bot tells those of its side before it does something: one line, with the reason, out of what it sees itself;
 * null where that is not worth a word. Whether there is one must not depend on what other sides do not see: it takes
 * time.
 */
export type Speaker = (view: View, seat: Seat, action: Action) => Message | null
