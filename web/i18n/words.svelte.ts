import { type Catalogue, formatter, LANGUAGES, type Language, type Params } from '../../src/kernel/message.ts'
import { recall, remember } from '../client/memory.ts'
import type { Words } from './en.ts'

export type Key = keyof Words

const LOADERS: { readonly [language in Language]: () => Promise<Catalogue> } = {
  en: async () => (await import('./catalogue.en.ts')).catalogue,
  fr: async () => (await import('./catalogue.fr.ts')).catalogue,
}

/** The language the page speaks: what was chosen here before, or the browser's first that there is. */
class Speech {
  language = $state<Language>('en')
  catalogue = $state.raw<Catalogue>({})
  readonly #say = $derived(formatter(this.language, this.catalogue))

  async start(): Promise<void> {
    await this.speak(firstLanguage())
  }

  async speak(language: Language): Promise<void> {
    this.catalogue = await LOADERS[language]()
    this.language = language
    document.documentElement.lang = language
  }

  /** The person's own choice, which is kept. */
  async choose(language: Language): Promise<void> {
    remember('language', language)
    await this.speak(language)
  }

  word(key: Key, params: Params = {}): string {
    return this.#say({ key, params })
  }

  /** How a moment or a number is written here. */
  get locale(): string {
    return this.language === 'fr' ? 'fr' : 'en-GB'
  }
}

export const speech = new Speech()

export function word(key: Key, params?: Params): string {
  return speech.word(key, params)
}

function firstLanguage(): Language {
  const wanted = [recall('language'), ...navigator.languages]
  for (const tag of wanted) {
    const language = LANGUAGES.find((each) => tag?.toLowerCase().startsWith(each))
    if (language !== undefined) return language
  }
  return 'en'
}
