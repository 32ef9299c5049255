import type { FastifyRequest } from 'fastify'
import { boxes } from '#games/index.ts'
import { inEachLanguage, joined } from '#kernel/catalogues.ts'
import { formatter, LANGUAGES, type Language, type Message, type Names } from '#kernel/message.ts'
import { messages as ofKernel } from '#kernel/messages.ts'
import { messages as ofTable } from '#table/messages.ts'
import { messages } from './messages.ts'

/** Everything the server can say, whichever game is on the table. */
export const WORDS = joined(ofKernel, ofTable, messages, ...boxes.map((box) => box.messages))

const NAMES = boxes.map((box) => box.names(box.shelf.builtIn))

const names: Names = (kind, id, language) => {
  for (const each of NAMES) {
    const name = each(kind, id, language)
    if (name !== undefined) return name
  }
  return undefined
}

const SAYERS = inEachLanguage((language) => formatter(language, WORDS[language], names))

export function say(said: Message, language: Language): string {
  return SAYERS[language](said)
}

/** The language of ?lang, or else the first of Accept-Language that there is. */
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
