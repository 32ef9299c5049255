import { LANGUAGE, type Language } from '#kernel/languages.ts'
import type { Catalogue } from '#kernel/message.ts'

/** Files of words in each language, by path, as `import.meta.glob` gives them. */
export type WordFiles = { readonly [path: string]: () => Promise<unknown> }

/** What these files say in a language; what it lacks, or has no file for, is said in English. */
export async function readWords(files: WordFiles, language: Language): Promise<Catalogue> {
  const words = await wordsIn(files, language)
  return LANGUAGE[language].isComplete ? words : { ...(await wordsIn(files, 'en')), ...words }
}

async function wordsIn(files: WordFiles, language: Language): Promise<Catalogue> {
  const path = Object.keys(files).find((each) => each.endsWith(`${language}.ts`))
  const module = path === undefined ? {} : await files[path]()
  return Object.assign({}, ...Object.values(module as object))
}
