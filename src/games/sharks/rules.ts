import type { PlayedGame } from '#kernel/game.ts'
import type { SharksContent } from './content/schema.ts'
import { history } from './history.ts'
import type { SharksOptions } from './options.ts'
import { playedSharks } from './played.ts'
import { settingOf } from './setting.ts'

/** The door through which the page reaches the rules of Sharks to play them. */
export { playedSharks }

/** All the rules of a match, to play it again from its record. */
export function playSharks(options: SharksOptions, content: SharksContent, rules: number): PlayedGame {
  return playedSharks(settingOf(options, content, history.exactly(rules)))
}
