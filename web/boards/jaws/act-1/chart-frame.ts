import { anchorOf, type Point, passages, regionOf } from '../art/amity.ts'

/** How the chart lies on this screen: on a phone it is taller, and what is drawn on it larger. */
export interface Frame {
  readonly wide: boolean
  readonly stretch: number
  readonly size: number
  /** A size of letters, or what it takes for them to be read. */
  letter(units: number): number
  /** A place of the chart on the screen. */
  at(point: Point): Point
  put(point: Point): string
  /** Where a space is pointed at by its water. */
  node(space: string): Point
  /** From anchor to anchor, the short way across each line between. */
  route(spaces: readonly string[], kind: 'water' | 'land', anchor: (space: string) => Point): Point[]
  /** Where the name of a space stands. */
  label(space: string): Point
}

/** `least` is how tall the smallest letters must be, in units of the chart. */
export function frameOf(wide: boolean, stretch: number, least: number): Frame {
  const at = ([x, y]: Point): Point => [x, y * stretch]
  return {
    wide,
    stretch,
    size: wide ? 1 : 1.5,
    letter: (units) => Math.max(units, least),
    at,
    put: (point) => `translate(${at(point).join(' ')})`,
    node: (space) => at(anchorOf('water', space, 'fin')),
    route: (spaces, kind, anchor) =>
      spaces.flatMap((space, index) => {
        if (index === 0) return [anchor(space)]
        const [from, to] = [anchor(spaces[index - 1]), anchor(space)]
        const detour = (by: Point): number => distance(from, by) + distance(by, to)
        const [through] = passages(kind, spaces[index - 1], space)
          .map(at)
          .sort((a, b) => detour(a) - detour(b))
        return through === undefined ? [to] : [through, to]
      }),
    label: (space) => (regionOf('water', space) ?? regionOf('land', space))?.label ?? [0, 0],
  }
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y)
}

export function lineThrough(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`
}
