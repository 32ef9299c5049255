import type { Box } from '#kernel/game.ts'
import { content } from './content/index.ts'
import { contentNames } from './content/names.ts'
import type { IslandContent } from './content/schema.ts'
import { islandGame } from './game.ts'
import { history } from './history.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { type IslandOptions, islandOptions, optionsSchema } from './options.ts'
import { BEYOND, PACKS, TABLES } from './tables.ts'

export const sharkIsland: Box<IslandContent, IslandOptions> = {
  id: 'shark-island',
  rules: history.newest,
  numbers: history.numbers,
  shelf: content,
  messages: { en, fr },
  tables: TABLES,
  packs: PACKS,
  beyond: BEYOND,
  names: contentNames,
  optionsSchema,
  options: islandOptions,
  open: islandGame,
}
