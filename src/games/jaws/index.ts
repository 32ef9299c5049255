import type { Box } from '#kernel/game.ts'
import { content } from './content/index.ts'
import { contentNames } from './content/names.ts'
import type { JawsContent } from './content/schema.ts'
import { jawsGame } from './game.ts'
import { history } from './history.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { type JawsOptions, jawsOptions, optionsSchema } from './options.ts'
import { jawsSpeaker } from './says.ts'
import { BEYOND, PACKS, TABLES } from './tables.ts'

export const jaws: Box<JawsContent, JawsOptions> = {
  id: 'jaws',
  rules: history.newest,
  numbers: history.numbers,
  shelf: content,
  messages: { en, fr },
  tables: TABLES,
  packs: PACKS,
  beyond: BEYOND,
  names: contentNames,
  optionsSchema,
  options: jawsOptions,
  open: jawsGame,
  speaker: jawsSpeaker,
}
