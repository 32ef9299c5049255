/** Sharks are drawn from above, heading right, about 120 long round the origin. Paths are absolute M, L, C, Z. */

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
export function whole(half: string): string {
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

export const gills = (x: number, half: number): string =>
  [0, 4, 8]
    .map(
      (step) =>
        `M${x - step} ${-half}L${x - step - 2} ${-half + 5}M${x - step} ${half}L${x - step - 2} ${half - 5}`,
    )
    .join('')

/** How a shark is written down: still straight, with how far it bends. */
export interface Straight extends SharkShape {
  readonly sway: number
}

/** A shark as it swims. */
export function swum({ sway, eyes, body, ridge, light, marks, colour }: Straight): SharkShape {
  return {
    colour,
    body: swimming(body, sway),
    ridge: swimming(ridge, sway),
    light: swimming(light, sway),
    marks: swimming(marks, sway),
    eyes,
  }
}

/** The one that all games know. */
export const GREAT_WHITE = swum({
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
})
