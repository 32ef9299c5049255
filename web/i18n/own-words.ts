import type { Word } from '#kernel/catalogue.ts'
import { type Catalogue, formatter, LANGUAGES, type Language, type Message } from '#kernel/message.ts'
import { speech } from './words.svelte.ts'
import { wordsBy } from './words-by.ts'

/** The files of a folder of words, by path, as `import.meta.glob` gives them: each exports the words of its language. */
type Files = { readonly [path: string]: unknown }

/**
 * The words of one part of the page, apart from those that every page brings along: a table that is being played has no
 * use for them. All languages come at once: they are short. What one of them lacks is said in English.
 */
export function ownWords<English extends Catalogue>(files: Files): Word<English> {
  const say = sayerOf(files)
  return wordsBy(() => say)
}

/** The same for messages that are already made. */
export function sayerOf(files: Files): (said: Message) => string {
  const say = new Map<Language, (said: Message) => string>()
  const english = wordsIn(files, 'en')
  for (const language of LANGUAGES)
    say.set(language, formatter(language, { ...english, ...wordsIn(files, language) }))
  return (said) => say.get(speech.language)?.(said) ?? said.key
}

function wordsIn(files: Files, language: Language): Catalogue {
  const found = Object.entries(files).find(([path]) => new RegExp(`[./]${language}\\.ts$`).test(path))
  return (found?.[1] as { readonly [language: string]: Catalogue } | undefined)?.[language] ?? {}
}
