import type { Box } from '../../kernel/game.ts'
import { content } from './content/index.ts'
import { contentNames } from './content/names.ts'
import type { JawsContent } from './content/schema.ts'
import { jawsGame, RULES } from './game.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { type JawsOptions, jawsOptions } from './options.ts'
import { jawsSpeaker } from './says.ts'
import { BEYOND, PACKS, TABLES } from './tables.ts'

export const jaws: Box<JawsContent> = {
  id: 'jaws',
  rules: RULES,
  shelf: content,
  messages: { en, fr },
  tables: TABLES,
  packs: PACKS,
  beyond: BEYOND,
  names: contentNames,
  options: (given) => ({ ...jawsOptions(given) }),
  open: (options, chosen) => jawsGame(options as unknown as JawsOptions, chosen),
  speaker: (options, chosen) => jawsSpeaker(options as unknown as JawsOptions, chosen),
}
