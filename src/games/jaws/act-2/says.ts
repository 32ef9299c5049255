import { type Message, message } from '../../../kernel/message.ts'
import type { Action } from '../../../kernel/vocabulary.ts'
import type { Setting } from '../setting.ts'
import { vocabulary } from '../vocabulary.ts'
import { LETTERS } from './components.ts'
import { reckon } from './reckoning.ts'
import type { Act2View } from './view.ts'

/** What a crew member says who takes aim: with what, at which letter, and what it would bring. Always, and nothing else. */
export function says(setting: Setting, view: Act2View, seat: string, action: Action): Message | null {
  const text = vocabulary.text(action)
  if (view.step !== 'prepare' || !text.startsWith('target ')) return null
  const space = text.slice('target '.length)
  const gear = view.crew.find((each) => each.seat === seat)?.weapon ?? null
  const letter = LETTERS.find((_, index) => `w${view.cards[index]?.zone}` === space)
  if (gear === null || letter === undefined) return message('jaws.says.aim-plain', { space })
  const strike = reckon(setting, view).strike(gear, letter)
  if (strike === null) return message('jaws.says.aim-fast', { gear, space, letter })
  const { hit, evade } = strike
  return message('jaws.says.aim', { gear, space, letter, evade, odds: Math.round(hit * 100) })
}
