import type { Key as KeyOf } from '#kernel/catalogue.ts'
import { LANGUAGE } from '#kernel/languages.ts'
import { type Catalogue, formatter, LANGUAGES, type Language } from '#kernel/message.ts'
import { recall, remember } from '../client/memory.ts'
import type { en } from './en.ts'
import { readWords } from './read-words.ts'
import { wordsBy } from './words-by.ts'

export type Key = KeyOf<typeof en>

/** The words that every page has. */
const FILES = import.meta.glob('./catalogue.??.ts')

/** The language the page speaks: what was chosen here before, or the browser's first that there is. */
class Speech {
  language = $state<Language>('en')
  catalogue = $state.raw<Catalogue>({})
  readonly say = $derived(formatter(this.language, this.catalogue))

  async start(): Promise<void> {
    await this.speak(firstLanguage())
  }

  async speak(language: Language): Promise<void> {
    this.catalogue = await readWords(FILES, language)
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

  /** How a moment or a number is written here. */
  get locale(): string {
    return LANGUAGE[this.language].locale
  }
}

export const speech = new Speech()

export const word = wordsBy<typeof en>(() => speech.say)

function firstLanguage(): Language {
  const wanted = [recall('language'), ...navigator.languages]
  for (const tag of wanted) {
    const language = LANGUAGES.find((each) => tag?.toLowerCase().startsWith(each))
    if (language !== undefined) return language
  }
  return 'en'
}
