import type { Names } from './message.ts'

/** The numbers of a game's rules by the name that texts call them by: `{sharks.stomach}`. */
export type Numbers = { readonly [name: string]: number }

/** Names that know the numbers of the rules too, so that no one who says something has to pass them. */
export function withNumbers(numbers: Numbers, names: Names): Names {
  return (kind, id, language) => (kind === 'number' ? numbers[id]?.toString() : names(kind, id, language))
}
