import type { JawsContent } from '../content/schema.ts'
import type { JawsOptions } from '../options.ts'
import { settingOf } from '../setting.ts'
import { type Reckoning, reckon } from './reckoning.ts'
import type { Act2View } from './view.ts'

/** The door through which the page reaches what Act 2 says and what can be worked out of it. */
export {
  DICE,
  DOMINO_HITS,
  LETTERS,
  type Letter,
  PERSONAL_GEAR,
  RAMMING_HITS,
  WEAPONS,
} from './components.ts'
export { describe } from './describe.ts'
export { abilitiesToLay, gearText } from './preview.ts'
export type { Breach, Mauling, Reckoning, Strike } from './reckoning.ts'

/** What touches what aboard the Orca, and what dice bring there. */
export function reckonJaws(options: JawsOptions, content: JawsContent): (view: Act2View) => Reckoning {
  const setting = settingOf(options, content)
  return (view) => reckon(setting, view)
}
