import type { PosterProps } from '../boards/board.ts'

/** A stamp is a cut-out of the upright picture. */
export const FRAMES: { readonly [shape in PosterProps['shape']]: readonly [width: number, height: number] } =
  {
    tall: [258, 462],
    wide: [644, 280],
    stamp: [258, 462],
  }

/** Each by its name: attributes that are spread bring what sets any attribute of any element. */
export const TITLE_FONT = 'Anton, Impact, sans-serif'
export const TITLE_SPACING = '.01em'
