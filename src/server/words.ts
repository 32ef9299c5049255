import type { FastifyRequest } from 'fastify'
import { boxes } from '../games/index.ts'
import {
  type Catalogue,
  formatter,
  LANGUAGES,
  type Language,
  type Message,
  type Names,
} from '../kernel/message.ts'
import { en as kernelEn } from '../kernel/messages/en.ts'
import { fr as kernelFr } from '../kernel/messages/fr.ts'
import { en as tableEn } from '../table/messages/en.ts'
import { fr as tableFr } from '../table/messages/fr.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

const SHARED = { en: { ...kernelEn, ...tableEn, ...en }, fr: { ...kernelFr, ...tableFr, ...fr } }

/** Everything the server can say, whichever game is on the table. */
export function catalogueOf(language: Language): Catalogue {
  return Object.assign({}, SHARED[language], ...boxes.map((box) => box.messages[language]))
}

const NAMES = boxes.map((box) => box.names(box.shelf.builtIn))

const names: Names = (kind, id, language) => {
  for (const each of NAMES) {
    const name = each(kind, id, language)
    if (name !== undefined) return name
  }
  return undefined
}

const SAYERS: { readonly [language in Language]: (said: Message) => string } = {
  en: formatter('en', catalogueOf('en'), names),
  fr: formatter('fr', catalogueOf('fr'), names),
}

export function say(said: Message, language: Language): string {
  return SAYERS[language](said)
}

/** The language that was asked for with ?lang, or else the first of the browser's that there is. */
export function languageOf(asked: unknown, accepted: string | undefined): Language {
  const chosen = LANGUAGES.find((language) => language === asked)
  if (chosen !== undefined) return chosen
  for (const wanted of (accepted ?? '').slice(0, 200).split(',')) {
    const language = LANGUAGES.find((each) => wanted.trim().toLowerCase().startsWith(each))
    if (language !== undefined) return language
  }
  return 'en'
}

/** The same for a request. */
export function languageOfRequest({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  return languageOf((query as { readonly lang?: unknown }).lang, headers['accept-language'])
}
