import { LETTERS } from '#games/jaws/act-2/page.ts'
import type { Act2View } from '#games/jaws/act-2/view.ts'
import { type Box, centre, type Frame, isPort, type Point, TILE } from '../art/orca/frame.ts'
import { lettersIn } from './props.ts'

export const BOATS = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'] as const
export const WATERS = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'] as const

export function isGone({ tiles }: Act2View, zone: string): boolean {
  return tiles.find((tile) => tile.zone === zone)?.side === 'destroyed'
}

/** What a finger finds of a space: a water takes in its tile once that is gone. */
export function touchBox(frame: Frame, view: Act2View, space: string): Box {
  const zone = space.slice(1)
  if (space.startsWith('b')) return frame.tile(zone)
  const water = frame.water(zone)
  return isGone(view, zone) ? union(water, frame.tile(zone)) : water
}

function union(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}

/** A point of a water: `across` from its outer end to the boat, both 0 to 1. Lying down, the two change places. */
function inWater(frame: Frame, zone: string, across: number, along: number): Point {
  const { x, y, width, height } = frame.water(zone)
  if (frame.lying) return { x: x + width * across, y: y + height * along }
  return { x: x + width * (isPort(zone) ? across : 1 - across), y: y + height * along }
}

export interface Afloat extends Point {
  readonly letter: string
  readonly zone: string
  readonly scale: number
}

/** The letters in their waters; two in one water move apart. */
export function buoys(frame: Frame, view: Act2View): Afloat[] {
  return LETTERS.flatMap((letter, index) => {
    const zone = view.cards[index]?.zone
    if (zone === undefined) return []
    const here = lettersIn(view, `w${zone}`)
    const place = here.indexOf(letter)
    const along = here.length === 1 ? 0.44 : 0.27 + (0.46 * place) / (here.length - 1)
    const scale = (here.length === 1 ? 1 : 0.68) * (frame.lying ? 0.95 : 1)
    const point = frame.lying ? inWater(frame, zone, 0.3, along) : inWater(frame, zone, 0.36, along)
    return [{ letter, zone, scale, ...point }]
  })
}

/** Where the shark shows itself. */
export function sharkAt(frame: Frame, water: string): Point {
  return inWater(frame, water.slice(1), frame.lying ? 0.36 : 0.42, 0.5)
}

export interface Standing extends Point {
  readonly seat: string
  readonly space: string
}

const ABREAST = 38

/** How far from the middle of a tile: lying, where everything is drawn larger, there is only the other half left beside the hits. */
function besideTheHits(frame: Frame, zone: string, tiles: Sides): number {
  if (!frame.lying) return 6
  const isDamaged = tiles.some((tile) => tile.zone === zone && tile.side === 'damaged')
  return isDamaged && !isPort(zone) ? -24 : 18
}

type Sides = readonly Pick<Act2View['tiles'][number], 'zone' | 'side'>[]

/** The crew where they are: those who share a space stand abreast. */
export function standing(
  frame: Frame,
  places: readonly { seat: string; at: string | null }[],
  tiles: Sides,
): Standing[] {
  return places.flatMap(({ seat, at: space }) => {
    if (space === null) return []
    const here = places.filter((each) => each.at === space)
    const off = (here.findIndex((each) => each.seat === seat) - (here.length - 1) / 2) * ABREAST
    const zone = space.slice(1)
    if (space.startsWith('b')) {
      const { x, y } = centre(frame.tile(zone))
      return [{ seat, space, x: x + off * 0.9, y: y + besideTheHits(frame, zone, tiles) }]
    }
    // Lying, the water is flat: they keep to the boat, and off its number.
    const nearBoat = isPort(zone) ? 0.36 : 0.64
    const { x, y } = frame.lying ? inWater(frame, zone, 0.76, nearBoat) : inWater(frame, zone, 0.8, 0.5)
    return [{ seat, space, x, y: y + off }]
  })
}

/** Where the targets lie: along the edge of the water. */
export function aims(frame: Frame, targets: readonly { seat: string; target: string | null }[]): Standing[] {
  return targets.flatMap(({ seat, target }) => {
    if (target === null) return []
    const here = targets.filter((each) => each.target === target)
    const place = here.findIndex((each) => each.seat === seat)
    const { x, y } = inWater(frame, target.slice(1), 0.2 + place * 0.26, frame.lying ? 0.82 : 0.86)
    return [{ seat, space: target, x, y }]
  })
}

/** Where the number of a water stands: at its outer edge. */
export function numberAt(frame: Frame, zone: string): Point {
  const { x, y, width, height } = frame.water(zone)
  return frame.lying
    ? { x: x + width - 20, y: isPort(zone) ? y + height - 12 : y + 34 }
    : { x: isPort(zone) ? 24 : frame.width - 24, y: y + 34 }
}

/** The place of a space as one point, for lines and flashes. */
export function pointOf(frame: Frame, view: Act2View, space: string): Point {
  if (space.startsWith('b')) return centre(frame.tile(space.slice(1)))
  return isGone(view, space.slice(1))
    ? centre(frame.tile(space.slice(1)))
    : centre(frame.water(space.slice(1)))
}

/**
 * Where the number of a tile and its hits stand: what is bitten keeps them on its inner side. The hits are written so
 * much larger than usual, and their sign stays within the tile.
 */
export function labelAt(
  damaged: boolean,
  port: boolean,
  lying: boolean,
  writ: number,
): { zone: Point; needs: Point } {
  if (!damaged) return { zone: { x: 20, y: 31 }, needs: { x: TILE - 8 - 26 * writ, y: 8 + 14 * writ } }
  if (lying) {
    const y = port ? 10 + 14 * writ : TILE - 12 - 10 * writ
    return { zone: { x: 26, y: y + 9 }, needs: { x: TILE - 11 - 17 * writ, y } }
  }
  const x = port ? TILE - 5 - 17 * writ : 5 + 17 * writ
  return { zone: { x, y: 32 }, needs: { x, y: TILE - 8 - 10 * writ } }
}
