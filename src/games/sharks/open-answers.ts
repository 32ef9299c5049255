import type { Action } from '../../kernel/vocabulary.ts'
import { STAY } from './words.ts'

/** What can be answered there lies on the table; whoever holds no card has none to score. What a relief offers depends on a hand. */
const OPEN = new Set([
  'sharks.ask.shift',
  'sharks.ask.take',
  'sharks.ask.draw',
  'sharks.ask.boat',
  'sharks.ask.boat-any',
  'sharks.ask.score',
])

/** Whether everyone sees that there is no other answer. A swim is put together by whoever swims, unless they are boxed in. */
export function isOpenAnswer(prompt: string, only: Action): boolean {
  return OPEN.has(prompt) || (prompt === 'sharks.ask.swim' && only === STAY)
}
