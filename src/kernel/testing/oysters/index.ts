import { inEachLanguage } from '#kernel/catalogues.ts'
import type { Box } from '#kernel/game.ts'
import { content, type OystersContent } from './content.ts'
import { oystersGame, RULES } from './game.ts'
import { en, SAID } from './messages.ts'
import { type OystersOptions, optionsSchema, oystersOptions } from './setting.ts'

/**
 * A game made for tests, with one of everything the kernel must get right. All lay a card face down at the same time
 * (`each`), the highest says who dives, the diver hides a pearl in secret, any of the others seeks it and may peek
 * into a shell, and the diver may splash (`optional`).
 */
export const oysters: Box<OystersContent, OystersOptions> = {
  id: 'oysters',
  rules: RULES,
  rulesNumbers: [RULES],
  shelf: content,
  messages: inEachLanguage((language) => ({ ...en, ...SAID[language] })),
  tables: [{}, { players: 2, rounds: 3 }, { rounds: 1 }],
  packs: [],
  beyond: [],
  names: () => (kind, id) => (kind === 'seat' ? id.toUpperCase() : undefined),
  optionsSchema,
  options: oystersOptions,
  open: oystersGame,
}
