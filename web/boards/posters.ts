import type { Component } from 'svelte'
import Jaws from '../art/posters/Jaws.svelte'
import SharkIsland from '../art/posters/SharkIsland.svelte'
import Sharks from '../art/posters/Sharks.svelte'
import type { PosterProps } from './board.ts'

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
