/** Six types of sea creature, each a shape and a colour of its own, in a box of 24 round the origin. */

export const CREATURE_TYPES = [
  'bony',
  'cartilaginous',
  'cephalopod',
  'crustacean',
  'mammal',
  'pelagic',
] as const
export type CreatureKind = (typeof CREATURE_TYPES)[number]

export const CREATURE_SIZES = ['small', 'medium', 'large'] as const
export type CreatureSize = (typeof CREATURE_SIZES)[number]

interface CreatureShape {
  readonly colour: string
  readonly body: string
  /** Limbs and lines in the creature's colour. */
  readonly lines?: string
  /** What is drawn in white on the body. */
  readonly marks: string
  readonly eye?: readonly [number, number]
}

export const CREATURES: { readonly [kind in CreatureKind]: CreatureShape } = {
  bony: {
    colour: '#6B3FA0',
    body: 'M-11 0C-9 -3 -6 -6 -3 -7C-1 -11 4 -12 7 -11C5 -9 5 -7 5 -5C7 -3.6 8 -2 8.6 -1C10 -3 11.4 -4.6 13 -5C12 -2 12 2 13 5C11.4 4.6 10 3 8.6 1C8 2 7 3.6 5 5C5 7 5 9 7 11C4 12 -1 11 -3 7C-6 6 -9 3 -11 0Z',
    marks: 'M-2 -6C0 -2 0 2 -2 6M3 -5.6C4.6 -2 4.6 2 3 5.6',
    eye: [-6.4, -1.6],
  },
  cartilaginous: {
    colour: '#3E7C36',
    body: 'M0 -10C1.6 -9 2.6 -8 3.6 -7C7 -6 11 -3 13 2C9 2 6 3 3.6 5C2.4 6 1.4 6.6 .8 7L0 13L-.8 7C-1.4 6.6 -2.4 6 -3.6 5C-6 3 -9 2 -13 2C-11 -3 -7 -6 -3.6 -7C-2.6 -8 -1.6 -9 0 -10Z',
    marks: 'M-2.2 -5.4L-2.2 -5.2M2.2 -5.4L2.2 -5.2M0 -3L0 4',
  },
  cephalopod: {
    colour: '#C2560F',
    body: 'M0 -13C4 -10 6.4 -7 6.8 -4L4.4 -3.4C4.8 -1 4.4 1 3.6 2.4L-3.6 2.4C-4.4 1 -4.8 -1 -4.4 -3.4L-6.8 -4C-6.4 -7 -4 -10 0 -13Z',
    lines: 'M-3 2C-4 5 -8 5 -8.6 9M-1.2 2C-1.4 6 -4 8 -3.6 12M1.2 2C1.4 6 4 8 3.6 12M3 2C4 5 8 5 8.6 9',
    marks: 'M-1.8 -.6L-1.8 -.4M1.8 -.6L1.8 -.4',
  },
  crustacean: {
    colour: '#7A4A22',
    body: 'M-7.6 2C-8 -3.6 -4 -5.4 0 -5.4C4 -5.4 8 -3.6 7.6 2C7 6.4 3 7.6 0 7.6C-3 7.6 -7 6.4 -7.6 2ZM-9.4 -4.6C-13 -5 -13.6 -10 -10.4 -12.4L-9.4 -9.4L-6.8 -11.4C-5.4 -8 -7 -5 -9.4 -4.6ZM9.4 -4.6C13 -5 13.6 -10 10.4 -12.4L9.4 -9.4L6.8 -11.4C5.4 -8 7 -5 9.4 -4.6Z',
    lines:
      'M-6.4 -1L-9 -5M6.4 -1L9 -5M-7 3L-12 2M7 3L12 2M-6.4 5.4L-11 8M6.4 5.4L11 8M-4 7L-6.4 11.4M4 7L6.4 11.4',
    marks: 'M-2.6 -2.4L-2.6 -2.2M2.6 -2.4L2.6 -2.2M-3 3C-1 4.4 1 4.4 3 3',
  },
  mammal: {
    colour: '#C22D1A',
    body: 'M13.4 -7.2C13 -10.6 9.8 -12.8 6.4 -12C2.6 -11.2 .8 -8.2 -.2 -5C-1.6 -.6 -5 2.4 -9 3.8L-13.4 1C-14.2 3.4 -13.2 5.6 -11.6 6.6L-13.8 9.8C-11 10.8 -8.6 10 -7 8.4C-4.4 9.2 -1.4 9.4 1.2 8.8C2.8 10.8 5.6 12.2 9.4 12C9.2 9.4 8 7.2 6.4 5.6C9.2 3 9.8 -.4 9 -4C11 -4.2 13 -5.2 13.4 -7.2Z',
    marks: 'M1 4.4C2.4 5 4.4 5 6 4.2M10 -6.6L12 -6.4',
    eye: [7.6, -8.6],
  },
  pelagic: {
    colour: '#245A9A',
    body: 'M-13 0.6C-8 -4.4 -2 -6 3 -4.8L3.6 -8C5.2 -7 6.4 -5 6.8 -3.4L9.4 -1.4C10.6 -3.6 11.2 -6 13.6 -8C12.8 -3 12.8 3 13.6 8C11.2 6 10.6 3.6 9.4 1.6L6 3.6C5.6 5.4 4.4 7 2.8 8L2 5C-3 6 -8.4 4.8 -13 .6Z',
    marks: 'M-4.6 -2.4C-3.6 -.6 -3.6 1.6 -4.6 3.2M-1 .4L8 .2',
    eye: [-8.8, -0.6],
  },
}

/** How large each size is drawn; the dots say it too. */
export const SCALE: { readonly [size in CreatureSize]: number } = { small: 0.64, medium: 0.79, large: 0.93 }
export const DOTS: { readonly [size in CreatureSize]: number } = { small: 1, medium: 2, large: 3 }
