import type { PlayedGame } from '#kernel/game.ts'
import type { IslandContent } from './content/schema.ts'
import { history } from './history.ts'
import type { IslandOptions } from './options.ts'
import { playedIsland } from './played.ts'
import { settingOf } from './setting.ts'

/** The door through which the page reaches the rules of Shark Island to play them. */
export { playedIsland }

/** All the rules of a match, to play it again from its record. */
export function playIsland(options: IslandOptions, content: IslandContent, rules: number): PlayedGame {
  return playedIsland(settingOf(options, content, history.exactly(rules)))
}
