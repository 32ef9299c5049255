import { describe, expect, it } from 'vitest'
import { AMITY, type Point, REGIONS } from './amity.ts'

/** Who is beside whom, by water and by land (the board of JAWS). */
const WATER = 'N1 N5 N6 E2 E6 E8 S4 S7 S8 W3 W5 W7 12 13 15 24 26 34 37 48'
const LAND = 'N5 N6 E6 E8 S6 S7 S8 W5 W7 57 68 Nshop Sshop 5shop 6shop 7shop'
const COAST = 'N 6 E 8 S 7 W 5'

type Polygon = readonly Point[]
type Segment = readonly [Point, Point]

const shapes = new Map<string, Polygon>(
  Object.entries(AMITY.regions).map(([id, { d }]) => [
    id,
    d
      .replace(/[MZ]/g, '')
      .split('L')
      .map((pair) => pair.trim().split(/\s+/).map(Number) as unknown as Point),
  ]),
)
const ids = [...shapes.keys()]
const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other] as const))

describe('the chart of Amity', () => {
  it('has a line between two spaces exactly where the board lets one pass', () => {
    for (const [one, other] of pairs) {
      const length = shared(one, other)
      if (isAdjacent(one, other)) expect(length, `${one} ${other}`).toBeGreaterThan(20)
      else expect(length, `${one} ${other}`).toBeLessThan(0.05)
    }
  })

  it('draws each of these lines once', () => {
    const drawn = AMITY.borders.filter(({ between }) => between.length === 2)
    expect(drawn.map(({ between }) => key(between[0], between[1])).sort()).toEqual(
      pairs
        .filter(([one, other]) => isAdjacent(one, other))
        .map(([one, other]) => key(one, other))
        .sort(),
    )
  })

  it('lets no two waters touch in a point: rocks close the corners', () => {
    for (const [one, other] of pairs) {
      if (!one.startsWith('water') || !other.startsWith('water') || isAdjacent(one, other)) continue
      const nearest = Math.min(...points(one).flatMap((p) => points(other).map((q) => distance(p, q))))
      expect(nearest, `${one} ${other}`).toBeGreaterThan(1)
    }
  })

  it('has every label and token inside its own space, docks besides', () => {
    for (const { kind, space, label, anchors } of REGIONS) {
      const id = `${kind}:${space}`
      const places = Object.entries(anchors).flatMap(([token, at]) =>
        token === 'dock' ? [] : typeof at[0] === 'number' ? [at as Point] : (at as readonly Point[]),
      )
      for (const place of [label, ...places])
        expect(
          ids.filter((each) => isInside(place, points(each))),
          `${id} ${place}`,
        ).toEqual([id])
    }
  })
})

function isAdjacent(one: string, other: string): boolean {
  const [a, from] = one.split(':')
  const [b, to] = other.split(':')
  if (a !== b) return from === to && COAST.split(' ').includes(from)
  const edges = (a === 'water' ? WATER : LAND).split(' ')
  return edges.includes(from + to) || edges.includes(to + from)
}

function key(one: string, other: string): string {
  return [one, other].sort().join(' ')
}

function points(id: string): Polygon {
  return shapes.get(id) ?? []
}

function segments(polygon: Polygon): Segment[] {
  return polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length]])
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

/** The length of the line that two outlines have in common. */
function shared(one: string, other: string): number {
  let length = 0
  for (const mine of segments(points(one)))
    for (const theirs of segments(points(other))) length += overlap(mine, theirs)
  return length
}

function overlap([a, b]: Segment, [c, d]: Segment): number {
  const length = distance(a, b)
  if (length < 1e-9) return 0
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const off = ([x, y]: Point): number => Math.abs((x - a[0]) * along[1] - (y - a[1]) * along[0])
  if (off(c) > 0.05 || off(d) > 0.05) return 0
  const at = ([x, y]: Point): number => (x - a[0]) * along[0] + (y - a[1]) * along[1]
  return Math.max(0, Math.min(length, Math.max(at(c), at(d))) - Math.max(0, Math.min(at(c), at(d))))
}

function isInside([x, y]: Point, polygon: Polygon): boolean {
  let inside = false
  for (const [[ax, ay], [bx, by]] of segments(polygon))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  return inside
}
