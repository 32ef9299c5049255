/** What a page, a log or a command has to know of a language, besides its words. */
export interface LanguageFacts {
  /** What it calls itself. */
  readonly name: string
  /** The locale of `Intl`, for plurals, lists, dates and numbers. */
  readonly locale: string
  /** Whether every word is there: then a missing one does not compile. Others say in English what they lack. */
  readonly isComplete: boolean
  /** The first numbers in words, from one on; further ones are written in digits. */
  readonly numbers?: readonly string[]
  /** Spaces and marks as this language sets them. */
  typeset?(text: string): string
}

/** The languages that are spoken here. Another is one line, and a file of words beside each English one. */
export const LANGUAGE = {
  en: {
    name: 'English',
    locale: 'en-GB',
    isComplete: true,
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  },
  fr: {
    name: 'Français',
    locale: 'fr',
    isComplete: true,
    numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
    typeset: withFrenchSpaces,
  },
} as const satisfies { readonly [code: string]: LanguageFacts }

export type Language = keyof typeof LANGUAGE

export const LANGUAGES = Object.keys(LANGUAGE) as readonly Language[]

/** A mark of two parts, a percent sign and a quotation keep their space: a line never breaks there. */
function withFrenchSpaces(text: string): string {
  return text.replace(/ (?=[:;?!»%])|(?<=«) /g, '\u00a0')
}

export function factsOf(language: Language): LanguageFacts {
  return LANGUAGE[language]
}

/** A number as texts write it: in words where the language has one for it, else in digits. */
export function inWords(count: number, language: Language): string {
  return factsOf(language).numbers?.[count - 1] ?? String(count)
}

const plurals = new Map<Language, Intl.PluralRules>()
const lists = new Map<Language, Intl.ListFormat>()

/** Cached by language, because making one is slow. */
export function pluralsOf(language: Language): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(factsOf(language).locale)
  plurals.set(language, rules)
  return rules
}

export function listsOf(language: Language): Intl.ListFormat {
  const format = lists.get(language) ?? new Intl.ListFormat(factsOf(language).locale)
  lists.set(language, format)
  return format
}
