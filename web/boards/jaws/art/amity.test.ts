import { describe, expect, it } from 'vitest'
import act1 from '#games/jaws/content/act-1.json' with { type: 'json' }
import { BORDERS, outlineOf, type Point, passages, pointsOf, REGIONS } from './amity.ts'

/** A border is at least so long; what is not next to each other shares nothing at all. */
const LEAST = 20
const NOTHING = 0.05

type Segment = readonly [Point, Point]
type Graph = { readonly [space: string]: readonly string[] }
const GRAPHS: { readonly [kind: string]: Graph } = { water: act1.water.spaces, land: act1.land.spaces }
const shapes = new Map(REGIONS.map(({ id, d }) => [id, pointsOf(d)]))

const segments = (points: readonly Point[]): Segment[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length]])

/** How much of one segment lies on the other. */
function overlap([a, b]: Segment, [c, d]: Segment): number {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  if (length < 1e-9) return 0
  const along = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const aside = (p: Point): number => Math.abs((p[0] - a[0]) * along[1] - (p[1] - a[1]) * along[0])
  if (aside(c) > NOTHING || aside(d) > NOTHING) return 0
  const far = (p: Point): number => (p[0] - a[0]) * along[0] + (p[1] - a[1]) * along[1]
  return Math.max(0, Math.min(length, Math.max(far(c), far(d))) - Math.max(0, Math.min(far(c), far(d))))
}

function shared(one: string, other: string): number {
  let sum = 0
  for (const a of segments(shapes.get(one) ?? []))
    for (const b of segments(shapes.get(other) ?? [])) sum += overlap(a, b)
  return sum
}

function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false
  for (const [[ax, ay], [bx, by]] of segments(points))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  return inside
}

const areNext = (one: string, other: string): boolean => {
  const [kind, space] = one.split(':')
  const [otherKind, otherSpace] = other.split(':')
  return kind === otherKind ? GRAPHS[kind][space].includes(otherSpace) : space === otherSpace
}

describe('the chart of Amity Island', () => {
  const ids = [...shapes.keys()]

  it('has exactly the spaces of the rules', () => {
    for (const [kind, graph] of Object.entries(GRAPHS))
      expect(ids.filter((id) => id.startsWith(kind)).sort()).toEqual(
        Object.keys(graph)
          .map((space) => `${kind}:${space}`)
          .sort(),
      )
  })

  it('shares a line between spaces that are next to each other, and between no others', () => {
    let pairs = 0
    for (const [index, one] of ids.entries())
      for (const other of ids.slice(index + 1)) {
        const length = shared(one, other)
        if (areNext(one, other)) expect(length, `${one} ${other}`).toBeGreaterThan(LEAST)
        else expect(length, `${one} ${other}`).toBeLessThan(NOTHING)
        pairs++
      }
    console.log(`amity: ${pairs} pairs measured`)
  })

  it('lets no two waters touch that are not next to each other: rocks close the corners', () => {
    const waters = ids.filter((id) => id.startsWith('water'))
    for (const one of waters)
      for (const other of waters) {
        if (one >= other || areNext(one, other)) continue
        const gap = Math.min(
          ...(shapes.get(one) ?? []).map((p) =>
            Math.min(...(shapes.get(other) ?? []).map((q) => Math.hypot(p[0] - q[0], p[1] - q[1]))),
          ),
        )
        expect(gap, `${one} ${other}`).toBeGreaterThan(1)
      }
  })

  it('keeps every label and every place for a token inside its own space', () => {
    for (const { id, label, anchors } of REGIONS) {
      // A dock stands on the coast, half on land and half in the water.
      const places = Object.entries(anchors).filter(([name]) => name !== 'dock')
      const points = places.flatMap(([, at]) => (typeof at[0] === 'number' ? [at] : at)) as Point[]
      for (const point of [label, ...points])
        expect(
          ids.filter((other) => isInside(point, shapes.get(other) ?? [])),
          `${id} ${point}`,
        ).toEqual([id])
    }
  })

  it('draws every border once, and knows the way through it', () => {
    const drawn = BORDERS.map(({ between }) => [...between].sort().join())
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const [kind, graph] of Object.entries(GRAPHS))
      for (const [space, near] of Object.entries(graph))
        for (const other of near)
          expect(passages(kind as 'water', space, other), `${kind} ${space} ${other}`).not.toEqual([])
    expect(passages('water', 'N', 'S')).toEqual([])
  })

  it('gives every space one outline for fingers', () => {
    for (const { space } of REGIONS) {
      const { left, top, width, height, clip } = outlineOf(space)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(100)
      expect(top + height).toBeLessThanOrEqual(100)
      expect(clip).toMatch(/^polygon\(nonzero, [\d.]+% [\d.]+%/)
    }
  })
})
