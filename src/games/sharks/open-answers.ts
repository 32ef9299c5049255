import type { Action } from '#kernel/vocabulary.ts'
import type { SharksKey } from './messages/message.ts'
import { STAY } from './words.ts'

/** Questions whose answers everyone can work out. Trash Relief is none of them: it depends on what is in a hand. */
const OPEN = new Set<SharksKey>([
  'sharks.ask.shift',
  'sharks.ask.take',
  'sharks.ask.draw',
  'sharks.ask.boat',
  'sharks.ask.boat-any',
  'sharks.ask.score',
])

/** Whether everyone sees that there is no other answer. A swim is always asked for, unless the shark is boxed in. */
export function isOpenAnswer(prompt: SharksKey, only: Action): boolean {
  return OPEN.has(prompt) || (prompt === 'sharks.ask.swim' && only === STAY)
}
