import { type Act1Setting, act1Setting } from './act-1/setting.ts'
import { type Act2Setting, act2Setting } from './act-2/setting.ts'
import type { JawsContent } from './content/schema.ts'
import { history } from './history.ts'
import type { JawsOptions } from './options.ts'

/** What does not change in a match. */
export interface Setting {
  readonly content: JawsContent
  readonly options: JawsOptions
  /** The number of the rules it is played by. */
  readonly rules: number
  readonly act1: Act1Setting
  readonly act2: Act2Setting
}

export function settingOf(options: JawsOptions, content: JawsContent, rules = history.newest): Setting {
  return {
    content,
    options,
    rules,
    act1: act1Setting(options, content),
    act2: act2Setting(options, content, history.of(rules)),
  }
}
