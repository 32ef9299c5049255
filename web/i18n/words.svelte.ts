import { LANGUAGE } from '#kernel/languages.ts'
import { type Catalogue, formatter, LANGUAGES, type Language, type Params } from '#kernel/message.ts'
import { recall, remember } from '../client/memory.ts'
import type { Words } from './en.ts'

export type Key = keyof Words

/** The words that every page has; a language that lacks some of them says those in English. */
async function load(language: Language): Promise<Catalogue> {
  const { catalogue } = await import(`./catalogue.${language}.ts`)
  if (LANGUAGE[language].isComplete) return catalogue
  return { ...(await load('en')), ...catalogue }
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
    this.catalogue = await load(language)
    this.language = language
  }

  /** The person's own choice, which is kept. */
  async choose(language: Language): Promise<void> {
    remember('language', language)
    await this.speak(language)
  }

  /** The one that a button offers: the next of those there are. */
  get next(): Language {
    return LANGUAGES[(LANGUAGES.indexOf(this.language) + 1) % LANGUAGES.length]
  }

  word(key: Key, params: Params = {}): string {
    return this.#say({ key, params })
  }

  /** How a moment or a number is written here. */
  get locale(): string {
    return LANGUAGE[this.language].locale
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
