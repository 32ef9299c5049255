import type { PosterProps } from '../boards/board.ts'

/** A stamp is a cut-out of the upright picture. */
export const FRAMES: { readonly [shape in PosterProps['shape']]: readonly [width: number, height: number] } =
  {
    tall: [258, 462],
    wide: [644, 280],
    stamp: [258, 462],
  }

export const TITLE = { 'font-family': 'Anton, Impact, sans-serif', 'letter-spacing': '.01em' }
