import type { PlayedGame } from '#kernel/game.ts'
import type { JawsContent } from './content/schema.ts'
import { history } from './history.ts'
import type { JawsOptions } from './options.ts'
import { type Acts, playedJaws } from './played.ts'
import { settingOf } from './setting.ts'

/** The door through which the page reaches the rules of JAWS to play them; each act has one of its own besides. */
export { playedJaws }

/** All the rules of a match, to play it again from its record. */
export function playJaws(options: JawsOptions, content: JawsContent, rules: number, acts: Acts): PlayedGame {
  return playedJaws(settingOf(options, content, history.exactly(rules)), acts)
}
