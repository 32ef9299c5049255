import { type Catalogue, formatter, type Language, type Params } from '../../src/kernel/message.ts'
import { speech } from './words.svelte.ts'

/**
 * The words of one part of the page, apart from those that every page brings along: a table that is being played has no
 * use for them. Both languages come at once: they are short.
 */
export function ownWords<Key extends string>(
  words: { readonly [language in Language]: { readonly [key in Key]: string } & Catalogue },
): (key: Key, params?: Params) => string {
  const say = { en: formatter('en', words.en), fr: formatter('fr', words.fr) }
  return (key, params = {}) => say[speech.language]({ key, params })
}
