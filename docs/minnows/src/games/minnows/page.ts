import { pageGame } from '#kernel/page.ts'
import type { MinnowsContent } from './content/schema.ts'
import type { MinnowsOptions } from './options.ts'
import { playedMinnows } from './played.ts'
import { settingOf } from './setting.ts'

/** The one door through which the page reaches the rules. */
export { contentNames } from './content/names.ts'
export { SHARKS, SHOALS } from './words.ts'

export function openMinnows(options: MinnowsOptions, content: MinnowsContent) {
  return pageGame(playedMinnows(settingOf(options, content)))
}
