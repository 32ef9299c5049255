import type { Component } from 'svelte'
import type { PosterProps } from './board.ts'

/**
 * Pictures for the screens around a table. The table shows none, and does not load them: they are not in `index.ts`. Each game
 * has one, under this name.
 */
const POSTERS = import.meta.glob<Component<PosterProps>>('./*/Poster.svelte', {
  eager: true,
  import: 'default',
})

/** A picture that fills its box: upright on a wide screen, lying on a phone. */
export function posterOf(game: string): Component<PosterProps> | undefined {
  return POSTERS[`./${game}/Poster.svelte`]
}
