import { LANGUAGE, LANGUAGES } from '../languages.ts'
import type { Catalogue } from '../message.ts'

/** The languages that say everything; what others lack is said in English. */
export const COMPLETE = LANGUAGES.filter((language) => LANGUAGE[language].isComplete)

/** {name}, {name@kind}, {count|one|many}, {game.number}. */
export const PLACEHOLDER = /\{([a-zA-Z.-]+)(?:@([a-zA-Z.-]+))?(?:\|[^|}]*\|[^}]*)?\}/g

/** What a template has filled in, each once. */
export function placeholders(text: string): string[] {
  const found = [...text.matchAll(PLACEHOLDER)].map(([, name, kind]) => `${name}@${kind ?? ''}`)
  return [...new Set(found)].sort()
}

/** The kinds of things that templates call by their names. */
export function kindsNamed(catalogue: Catalogue): string[] {
  const kinds = Object.values(catalogue).flatMap((text) =>
    [...text.matchAll(PLACEHOLDER)].flatMap(([, , kind]) => kind ?? []),
  )
  return [...new Set(kinds)].sort()
}

/** The key that something is another way to say of, where something holds: see `formatter`. */
export function plainKey(key: string): string {
  return key.split('?')[0]
}

/** What is said in one language only, is filled in otherwise in the other, is empty, or has a brace too many. */
export function catalogueFaults(one: Catalogue, other: Catalogue): string[] {
  const lacking = (said: Catalogue, by: Catalogue): string[] =>
    Object.keys(said)
      .filter((key) => !Object.hasOwn(by, key))
      .map((key) => `${key}: in one language only`)
  const shared = Object.keys(one).filter((key) => Object.hasOwn(other, key))
  return [
    ...lacking(one, other),
    ...lacking(other, one),
    ...shared
      .filter((key) => placeholders(one[key]).join() !== placeholders(other[key]).join())
      .map((key) => `${key}: filled in otherwise`),
    ...[one, other].flatMap((catalogue) =>
      Object.entries(catalogue)
        .filter(([, text]) => text.trim() === '' || /[{}⟨⟩]/.test(text.replaceAll(PLACEHOLDER, '')))
        .map(([key]) => `${key}: empty, or with a brace that is no placeholder`),
    ),
  ]
}
