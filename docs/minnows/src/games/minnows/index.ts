import { readCatalogues } from '#kernel/catalogues.ts'
import type { WholeBox } from '#kernel/game.ts'
import { content } from './content/index.ts'
import { contentNames } from './content/names.ts'
import type { MinnowsContent } from './content/schema.ts'
import { minnowsGame } from './game.ts'
import { tell } from './messages/options.ts'
import { type MinnowsOptions, minnowsOptions, optionsSchema } from './options.ts'
import { RULES } from './played.ts'
import { trials } from './trials.ts'

export const minnows: WholeBox<MinnowsContent, MinnowsOptions> = {
  id: 'minnows',
  rules: RULES,
  rulesNumbers: [RULES],
  shelf: content,
  messages: await readCatalogues((language) => import(`./messages/${language}.ts`)),
  tables: [{}, { players: 3, shoal: 'large' }, { players: 3 }],
  packs: [],
  beyond: [],
  names: contentNames,
  optionsSchema,
  options: minnowsOptions,
  trials,
  toldOptions: {
    tell,
    messages: await readCatalogues((language) => import(`./messages/options.${language}.ts`)),
  },
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  open: minnowsGame,
}
