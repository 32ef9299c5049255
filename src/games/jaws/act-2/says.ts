import type { Message } from '#kernel/message.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { message } from '../messages/act-2.message.ts'
import type { Setting } from '../setting.ts'
import { LETTERS } from './components.ts'
import { reckon } from './reckoning.ts'
import type { Act2View } from './view.ts'
import { TARGET } from './words.ts'

/** A crew member who takes aim always says with what, at which letter, and how likely it hits; and nothing else. */
export function says(setting: Setting, view: Act2View, seat: string, action: Action): Message | null {
  if (view.step !== 'prepare' || !TARGET.has(action)) return null
  const space = TARGET.name(action)
  const gear = view.crew.find((each) => each.seat === seat)?.weapon ?? null
  const letter = LETTERS.find((_, index) => `w${view.cards[index]?.zone}` === space)
  if (gear === null || letter === undefined) return message('jaws.says.aim-plain', { space })
  const strike = reckon(setting, view).strike(gear, letter)
  if (strike === null) return message('jaws.says.aim-fast', { gear, space, letter })
  const { hit, evade } = strike
  return message('jaws.says.aim', { gear, space, letter, evade, odds: Math.round(hit * 100) })
}
