import type { Box } from '../../kernel/game.ts'
import { content } from './content/index.ts'
import { contentNames } from './content/names.ts'
import type { SharksContent } from './content/schema.ts'
import { RULES, sharksGame } from './game.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { type SharksOptions, sharksOptions } from './options.ts'
import { BEYOND, PACKS, TABLES } from './tables.ts'

export const sharks: Box<SharksContent> = {
  id: 'sharks',
  rules: RULES,
  shelf: content,
  messages: { en, fr },
  tables: TABLES,
  packs: PACKS,
  beyond: BEYOND,
  names: contentNames,
  options: (given) => ({ ...sharksOptions(given) }),
  open: (options, chosen) => sharksGame(options as unknown as SharksOptions, chosen),
}
