import type { PosterProps } from '../boards/board.ts'

/** A stamp is a cut-out of the upright picture. */
export const FRAMES: { readonly [shape in PosterProps['shape']]: readonly [width: number, height: number] } =
  {
    tall: [258, 462],
    wide: [644, 280],
    stamp: [258, 462],
  }

/** Separate constants: attributes that are spread would bring along Svelte's code for setting any attribute. */
export const TITLE_FONT = 'Anton, Impact, sans-serif'
export const TITLE_SPACING = '.01em'
