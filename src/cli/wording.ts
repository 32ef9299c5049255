import type { Box } from '#kernel/game.ts'
import { type Language, message } from '#kernel/message.ts'
import type { Wording } from '#lab/wording.ts'
import { sayer, WORDS } from './words.ts'

/** The lab's findings in a language, with the names a game's content gives. */
export function wordingFor(box: Box, content: unknown, language: Language): Wording {
  const names = box.names(content)
  const catalogue = WORDS[language]
  const say = sayer(language, names)
  const percents = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return {
    language,
    say: (key, params) => say(message(key, params)),
    name: (kind, id) => names(kind, id, language) ?? catalogue[`${box.id}.${kind}.${id}`] ?? id,
    kind: (kind) => catalogue[kind === box.id ? 'lab.kind.happening' : `lab.kind.${kind}`] ?? kind,
    number: (value, digits) =>
      value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    percent: (share) => percents.format(share),
  }
}
