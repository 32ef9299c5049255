import type { Language } from './languages.ts'

/** A short text in each language; one that was added later falls back to English. */
export type Text = { readonly [language in Asked]: string } & {
  readonly [language in Exclude<Language, Asked>]?: string
}

/** The languages that every pack must have. No other can be added: packs that were valid once stay valid. */
export const ASKED = ['en', 'fr'] as const satisfies readonly Language[]

type Asked = (typeof ASKED)[number]

export function wordIn(text: Text, language: Language): string {
  return text[language] ?? text.en
}
