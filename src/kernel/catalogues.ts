import { LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import type { Catalogue } from './message.ts'

export type InEachLanguage<T> = { readonly [language in Language]: T }

/** A catalogue in every language that is spoken here. */
export type Catalogues = InEachLanguage<Catalogue>

export function inEachLanguage<T>(make: (language: Language) => T): InEachLanguage<T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as InEachLanguage<T>
}

/** The words of several parts in one. */
export function joined(...parts: readonly Catalogues[]): Catalogues {
  return inEachLanguage((language) => Object.assign({}, ...parts.map((part) => part[language])))
}

/**
 * Reads the words of a part from the files beside its English ones, each of which exports them under the name of its
 * language. A language that is not complete says the rest in English, and need not have every file.
 */
export async function readCatalogues(
  read: (language: Language) => Promise<{ readonly [language: string]: Catalogue }>,
): Promise<Catalogues> {
  const { en } = await read('en')
  const found = await Promise.all(
    LANGUAGES.map(async (language) => {
      if (LANGUAGE[language].isComplete) return [language, (await read(language))[language]] as const
      const words = await read(language).catch(() => ({}) as { readonly [language: string]: Catalogue })
      return [language, { ...en, ...words[language] }] as const
    }),
  )
  return Object.fromEntries(found) as Catalogues
}
