import type { Box } from '#kernel/game.ts'
import { content } from './content/index.ts'
import { contentNames } from './content/names.ts'
import type { SharksContent } from './content/schema.ts'
import { sharksGame } from './game.ts'
import { history } from './history.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { optionsSchema, type SharksOptions, sharksOptions } from './options.ts'
import { BEYOND, PACKS, TABLES } from './tables.ts'

export const sharks: Box<SharksContent, SharksOptions> = {
  id: 'sharks',
  rules: history.newest,
  numbers: history.numbers,
  shelf: content,
  messages: { en, fr },
  tables: TABLES,
  packs: PACKS,
  beyond: BEYOND,
  names: contentNames,
  optionsSchema,
  options: sharksOptions,
  open: sharksGame,
}
