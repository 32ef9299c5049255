import type { Knowledge } from './knowledge.ts'
import type { Message } from './message.ts'

/** What those who study a game are told: bots, which play it well, and the laws, which want to have seen all of it. */
export interface Study<State = unknown> {
  readonly knowledge: Knowledge<State>
  /** Everything that can be seen happening: cards, tiles, abilities, branches of the rules. */
  readonly sights: readonly string[]
  /** Which of the sights an event shows. */
  sighted(event: Message): readonly string[]
}
