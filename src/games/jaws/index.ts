import type { WholeBox } from '#kernel/game.ts'
import { content } from './content/index.ts'
import { contentNames } from './content/names.ts'
import type { JawsContent } from './content/schema.ts'
import { jawsGame } from './game.ts'
import { history } from './history.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { toldOptions } from './messages/options.ts'
import { type JawsOptions, jawsOptions, optionsSchema } from './options.ts'
import { housePacks } from './packs/index.ts'
import { jawsSpeaker } from './says.ts'
import { BEYOND, PACKS, TABLES } from './tables.ts'
import { trials } from './trials.ts'

export const jaws: WholeBox<JawsContent, JawsOptions> = {
  id: 'jaws',
  rules: history.newest,
  rulesNumbers: history.rulesNumbers,
  leaving: history.leaving,
  shelf: content,
  messages: { en, fr },
  tables: TABLES,
  packs: [...PACKS, ...housePacks.map(({ pack }) => pack)],
  housePacks,
  beyond: BEYOND,
  names: contentNames,
  optionsSchema,
  options: jawsOptions,
  trials,
  toldOptions,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  open: jawsGame,
  speaker: jawsSpeaker,
}
