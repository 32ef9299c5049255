import type { Language } from './languages.ts'

/** A few words in each language; one that came later than the words were written reads them in English. */
export type Text = { readonly [language in Asked]: string } & {
  readonly [language in Exclude<Language, Asked>]?: string
}

/** What packs had to speak from the first release on. No other language can be asked of them: they are fit for ever. */
export const ASKED = ['en', 'fr'] as const satisfies readonly Language[]

type Asked = (typeof ASKED)[number]

export function wordIn(text: Text, language: Language): string {
  return text[language] ?? text.en
}
