import geometry from './amity.json' with { type: 'json' }

/** The board of Act 1, in units of its own: 1200 by 900, stretched on a phone. Tokens are never stretched. */
export type Point = readonly [x: number, y: number]

export interface Region {
  readonly id: string
  readonly kind: 'water' | 'land'
  readonly space: string
  /** `shelf` round the island, `deep` outside. */
  readonly depth: string | null
  readonly label: Point
  readonly d: string
  readonly anchors: { readonly [name: string]: Point | readonly Point[] }
}

export interface Border {
  readonly kind: string
  readonly between: readonly string[]
  readonly d: string
}

interface Drawn {
  readonly space: string
  readonly depth?: string
  readonly label: readonly number[]
  readonly d: string
  readonly anchors: { readonly [name: string]: readonly unknown[] }
}

export const WIDTH = geometry.width
export const HEIGHT = geometry.height
export const PHONE_STRETCH = geometry.phoneStretch

export const REGIONS: readonly Region[] = Object.entries(
  geometry.regions as unknown as { readonly [id: string]: Drawn },
).map(([id, { space, depth, label, d, anchors }]) => ({
  id,
  kind: id.startsWith('water') ? 'water' : 'land',
  space,
  depth: depth ?? null,
  label: label as unknown as Point,
  d,
  anchors: anchors as Region['anchors'],
}))

export const WATERS = REGIONS.filter(({ kind }) => kind === 'water')
export const LANDS = REGIONS.filter(({ kind }) => kind === 'land')
export const BORDERS: readonly Border[] = geometry.borders
export const ROCKS = geometry.rocks as unknown as readonly { readonly at: Point; readonly d: string }[]

const NOWHERE: Point = [0, 0]

export function regionOf(kind: Region['kind'], space: string): Region | undefined {
  return REGIONS.find((region) => region.kind === kind && region.space === space)
}

/** The places for tokens of one kind in a region: one, several or none. */
export function anchorsOf(kind: Region['kind'], space: string, name: string): readonly Point[] {
  const found = regionOf(kind, space)?.anchors[name]
  if (found === undefined || found.length === 0) return []
  return typeof found[0] === 'number' ? [found as Point] : (found as readonly Point[])
}

export function anchorOf(kind: Region['kind'], space: string, name: string): Point {
  return anchorsOf(kind, space, name)[0] ?? regionOf(kind, space)?.label ?? NOWHERE
}

const STEPS = 8

/** Where one can pass from a region into the next: along the line between them, but not at its very ends. */
export function passages(kind: Region['kind'], from: string, to: string): readonly Point[] {
  const pair = [`${kind}:${from}`, `${kind}:${to}`]
  const border = BORDERS.find(({ between }) => pair.every((id) => between.includes(id)))
  if (border === undefined) return []
  const along = pointsOf(border.d).flatMap((point, index, all): Point[] => {
    const [x, y] = index === 0 ? point : all[index - 1]
    return Array.from({ length: STEPS }, (_, step) => [
      x + ((point[0] - x) * step) / STEPS,
      y + ((point[1] - y) * step) / STEPS,
    ])
  })
  const end = Math.round(along.length / 6)
  return along.slice(STEPS + end, -end)
}

/** The outline of a space for a box on the page: where the box lies, and the shape within it, all in percent. */
export interface Outline {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly clip: string
}

const outlines = new Map<string, Outline>()

/** Land and water of a space as one shape; a line back and forth joins the two. */
export function outlineOf(space: string): Outline {
  const known = outlines.get(space)
  if (known !== undefined) return known
  const [first, ...others] = REGIONS.filter((region) => region.space === space).map(({ d }) => pointsOf(d))
  const points = [...first]
  for (const more of others) points.push(first[0], ...more, more[0], first[0])
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const share = (value: number, from: number, to: number): string =>
    `${(((value - from) / (to - from)) * 100).toFixed(2)}%`
  const corners = points.map(([x, y]) => `${share(x, left, right)} ${share(y, top, bottom)}`)
  const outline = {
    left: (left / WIDTH) * 100,
    top: (top / HEIGHT) * 100,
    width: ((right - left) / WIDTH) * 100,
    height: ((bottom - top) / HEIGHT) * 100,
    clip: `polygon(nonzero, ${corners.join(', ')})`,
  }
  outlines.set(space, outline)
  return outline
}

export function pointsOf(d: string): Point[] {
  return d
    .replaceAll(/[MZ]/g, '')
    .split('L')
    .map((pair) => pair.trim().split(' ').map(Number) as unknown as Point)
}
