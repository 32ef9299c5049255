/** Six sharks from above, heading right, about 120 long round the origin. Paths are absolute M, L, C, Z. */

const SHARK_KINDS = ['bull', 'thresher', 'hammerhead', 'great-white', 'mako', 'tiger'] as const
export type SharkKind = (typeof SHARK_KINDS)[number]

export interface SharkShape {
  readonly colour: string
  readonly body: string
  /** The ridge of the back fin, and the light on the back. */
  readonly ridge: string
  readonly light: string
  /** Gills, stripes, lines: thin strokes. */
  readonly marks: string
  readonly eyes: readonly (readonly [number, number])[]
}

/** The upper half from nose to tail notch, as curves; the lower half is its mirror image. */
function whole(half: string): string {
  const points = half.split(/[ ,]+/).map(Number)
  const pairs: string[] = []
  const mirrored: string[] = []
  for (let i = 0; i < points.length; i += 2) {
    pairs.push(`${points[i]} ${points[i + 1]}`)
    mirrored.unshift(`${points[i]} ${-points[i + 1]}`)
  }
  return `M${pairs[0]}C${pairs.slice(1).join(' ')} ${mirrored.slice(1).join(' ')}Z`
}

/** A body bends as it swims: the head leads one way, the tail swings the other. */
function swimming(path: string, sway: number): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, up: string) => {
    const x = Number(across)
    const y = Number(up)
    const along = (24 - x) / 88
    const turn = (sway / 88) * Math.cos(along * 2.6) * -2.6 * Math.abs(along)
    const lift = sway * Math.sin(along * 2.6) * Math.abs(along)
    return `${round(x - Math.sin(turn) * y)} ${round(lift + Math.cos(turn) * y)}`
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

const gills = (x: number, half: number): string =>
  [0, 4, 8]
    .map(
      (step) =>
        `M${x - step} ${-half}L${x - step - 2} ${-half + 5}M${x - step} ${half}L${x - step - 2} ${half - 5}`,
    )
    .join('')

const SHAPES: { readonly [kind in SharkKind]: SharkShape & { readonly sway: number } } = {
  'great-white': {
    colour: '#4A5A60',
    sway: 9,
    body: whole(
      '60 0, 56 -6 46 -13 26 -15, 20 -15.5 16 -16 12 -16, 6 -27 -8 -39 -24 -43, -18 -32 -15 -22 -13 -13, -20 -11 -26 -9 -30 -7.5, -32 -12 -36 -15 -41 -16, -39 -11 -39 -8 -39 -5, -43 -4 -46 -3.4 -48 -3.2, -52 -12 -58 -19 -68 -23, -63 -13 -61 -6 -60 0',
    ),
    ridge: 'M8 0C-2 -3.4 -10 -3.4 -20 0C-10 3.4 -2 3.4 8 0Z',
    light: 'M55 -3.4C45 -10.6 30 -13.4 12 -13.4C28 -9 42 -5.6 55 -3.4Z',
    marks: gills(24, 12),
    eyes: [
      [45, -8],
      [45, 8],
    ],
  },
  hammerhead: {
    colour: '#6B6A3A',
    sway: 10,
    body: whole(
      '55 0, 57 -8 56 -16 59 -25, 60 -31 54 -34 49 -31, 43 -28 43 -15 35 -9.5, 28 -10.5 20 -11 13 -11, 6 -19 -4 -27 -17 -31, -12 -23 -9 -15 -8 -9, -18 -7.5 -26 -6 -32 -5, -34 -9 -37 -12 -42 -13, -40 -9 -40 -6 -41 -3.8, -45 -3 -47 -2.6 -49 -2.4, -54 -10 -61 -16 -71 -18, -65 -11 -62 -5 -61 0',
    ),
    ridge: 'M10 0C0 -4 -12 -4 -24 0C-12 4 0 4 10 0Z',
    light: 'M50 -4C51 -13 52 -21 55 -29C47 -24 48 -12 40 -6Z',
    marks: gills(26, 8.5),
    eyes: [
      [54, -28],
      [54, 28],
    ],
  },
  bull: {
    colour: '#7A4B33',
    sway: 7,
    body: whole(
      '50 0, 51 -13 43 -22 26 -23.6, 20 -24 16 -24 12 -23.6, 7 -33 -3 -41 -16 -44, -11 -34 -10 -26 -10 -19.6, -19 -16 -26 -12 -31 -9, -33 -12 -36 -15 -41 -16, -39 -11 -39 -8 -40 -5.4, -44 -4.4 -46 -3.8 -47 -3.6, -51 -11 -57 -17 -66 -20, -62 -12 -60 -5 -59 0',
    ),
    ridge: 'M8 0C-2 -5 -14 -5 -26 0C-14 5 -2 5 8 0Z',
    light: 'M47 -8C42 -17 30 -20.6 14 -20.6C28 -17 39 -14 47 -8Z',
    marks: gills(22, 19),
    eyes: [
      [41, -12],
      [41, 12],
    ],
  },
  mako: {
    colour: '#24508A',
    sway: 8,
    body: whole(
      '72 0, 60 -4 46 -9.5 26 -11, 20 -11.4 16 -11.6 12 -11.4, 7 -18 -1 -25 -12 -28, -8 -21 -7 -15 -7 -9.6, -18 -8 -26 -6.4 -32 -5, -34 -8 -37 -10 -41 -10.6, -40 -7.6 -40 -5.4 -40.5 -3.8, -46 -3.6 -50 -4.6 -53 -4.4, -56 -13 -61 -21 -69 -26, -66 -16 -64 -7 -63 0',
    ),
    ridge: 'M6 0C-2 -3 -10 -3 -18 0C-10 3 -2 3 6 0Z',
    light: 'M64 -2C50 -7 34 -9.6 14 -9.4C32 -5.6 48 -3.4 64 -2Z',
    marks: gills(24, 8.6),
    eyes: [
      [48, -5.4],
      [48, 5.4],
    ],
  },
  thresher: {
    colour: '#5B4A7E',
    sway: 5,
    body: 'M60 0C56 -7 46 -12 32 -13C28 -13.4 26 -13.4 23 -13C15 -23 4 -31 -10 -33C-5 -25 -1 -17 2 -10.6C-5 -8.6 -11 -6.8 -15 -5.4C-17 -8.6 -19 -10.4 -23 -11C-22 -8 -22 -5.6 -22 -3.6C-32 -12 -48 -25 -73 -26C-88 -26 -97 -18 -101 -6C-90 -15 -76 -17 -62 -12C-48 -7 -38 -1 -33 4C-35 10 -38 14 -43 18C-33 17 -26 11 -22 4.4C-22 6 -22 8.4 -22.6 11C-18.6 10.4 -16.6 8.6 -15 5.6C-11 6.8 -5 8.6 2 10.6C-1 17 -5 25 -10 33C4 31 15 23 23 13C26 13.4 28 13.4 32 13C46 12 56 7 60 0Z',
    ridge: 'M16 0C8 -4 0 -4 -8 0C0 4 8 4 16 0Z',
    light: 'M55 -3.2C47 -9 36 -11 22 -10.6C34 -6.6 45 -4.6 55 -3.2Z',
    marks: gills(32, 9.6),
    eyes: [
      [46, -6],
      [46, 6],
    ],
  },
  tiger: {
    colour: '#B8561B',
    sway: 10,
    body: whole(
      '60 0, 60 -5 60 -9.4 57 -11, 48 -14.4 36 -15 24 -15, 18 -15 14 -15 11 -14.8, 6 -22 -5 -30 -18 -33, -13 -25 -11 -18 -10 -12.8, -18 -11 -26 -9.4 -31 -7.6, -33 -11.6 -37 -14 -42 -15, -40 -10.4 -40 -7 -40.6 -4.8, -45 -3.8 -48 -3.4 -50 -3.2, -55 -11 -62 -18 -73 -21, -67 -12 -64 -5 -63 0',
    ),
    ridge: 'M12 0C4 -3 -6 -3 -16 0C-6 3 4 3 12 0Z',
    light: 'M57 -8C47 -12 34 -12.8 18 -12.6C31 -10 44 -9 57 -8Z',
    marks:
      'M32 -12.4L30.6 -6M32 12.4L30.6 6M20 -12.4L18 -5M20 12.4L18 5M9 -13.6L7 -5M9 13.6L7 5M-2 -12.6L-4 -4.6M-2 12.6L-4 4.6M-13 -10.6L-15 -4M-13 10.6L-15 4M-23 -8L-25 -3M-23 8L-25 3M-34 -5L-35.6 -2M-34 5L-35.6 2',
    eyes: [
      [50, -9],
      [50, 9],
    ],
  },
}

/** Each shark as it swims. */
export const SHARKS = Object.fromEntries(
  SHARK_KINDS.map((kind) => {
    const { sway, eyes, body, ridge, light, marks, colour } = SHAPES[kind]
    return [
      kind,
      {
        colour,
        body: swimming(body, sway),
        ridge: swimming(ridge, sway),
        light: swimming(light, sway),
        marks: swimming(marks, sway),
        eyes,
      },
    ]
  }),
) as unknown as { readonly [kind in SharkKind]: SharkShape }
