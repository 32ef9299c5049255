import type { Component } from 'svelte'
import type { PosterProps } from './board.ts'
import Jaws from './jaws/Poster.svelte'
import SharkIsland from './shark-island/Poster.svelte'
import Sharks from './sharks/Poster.svelte'

/** Pictures for the screens around a table, which itself shows none: apart from `index.ts`, they do not weigh on it. */
const POSTERS: { readonly [game: string]: Component<PosterProps> | undefined } = {
  jaws: Jaws,
  'shark-island': SharkIsland,
  sharks: Sharks,
}

/** A picture that fills its box: upright on a wide screen, lying on a phone. */
export function posterOf(game: string): Component<PosterProps> | undefined {
  return POSTERS[game]
}
