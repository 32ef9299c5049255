import type { Box } from '#kernel/game.ts'
import type { Language } from '#kernel/message.ts'
import type { Wording } from '#lab/wording.ts'
import { message } from './messages/message.ts'
import { gameName, sayer, WORDS } from './words.ts'

/** The heading for all things of a kind, in whichever games have some. */
const KIND = {
  event: 'lab.kind.event',
  token: 'lab.kind.token',
  gear: 'lab.kind.gear',
  ability: 'lab.kind.ability',
  dealt: 'lab.kind.dealt',
  resurface: 'lab.kind.resurface',
  card: 'lab.kind.card',
  tile: 'lab.kind.tile',
  back: 'lab.kind.back',
  creature: 'lab.kind.creature',
} as const

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
    say,
    game: gameName(say, box.id),
    name: (kind, id) => names(kind, id, language) ?? catalogue[`${box.id}.${kind}.${id}`] ?? id,
    kind(kind) {
      if (kind === box.id) return say(message('lab.kind.happening'))
      return isKind(kind) ? say(message(KIND[kind])) : kind
    },
    number: (value, digits) =>
      value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    percent: (share) => percents.format(share),
  }
}

function isKind(kind: string): kind is keyof typeof KIND {
  return Object.hasOwn(KIND, kind)
}
