import { readCatalogues } from '#kernel/catalogues.ts'
import type { WholeBox } from '#kernel/game.ts'
import { content } from './content/index.ts'
import { contentNames } from './content/names.ts'
import type { JawsContent } from './content/schema.ts'
import { jawsGame } from './game.ts'
import { history } from './history.ts'
import { tell } from './messages/options.ts'
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
  messages: await readCatalogues((language) => import(`./messages/${language}.ts`)),
  tables: TABLES,
  packs: [...PACKS, ...housePacks.map(({ pack }) => pack)],
  housePacks,
  beyond: BEYOND,
  names: contentNames,
  optionsSchema,
  options: jawsOptions,
  trials,
  toldOptions: {
    tell,
    messages: await readCatalogues((language) => import(`./messages/options.${language}.ts`)),
  },
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  open: jawsGame,
  speaker: jawsSpeaker,
}
