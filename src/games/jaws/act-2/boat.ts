import { WATER, ZONES } from './components.ts'

/**
 * Rulebook, "Spaces and Adjacency". The tiles lie in two rows of four, bow to stern: zones 1 to 4 to port, 5 to 8 to
 * starboard.
 * Every zone has its water outside the boat, and the waters are a ring. Sets of zones are eight bits,
 * sets of spaces sixteen: boat spaces first, then waters.
 */

const ROW = ZONES / 2

/** The tiles before and behind each tile. */
const ALONG: readonly number[] = Array.from({ length: ZONES }, (_, zone) => {
  const fore = zone % ROW > 0 ? 1 << (zone - 1) : 0
  return zone % ROW < ROW - 1 ? fore | (1 << (zone + 1)) : fore
})

/** The tile on the other side of the boat. */
const ACROSS: readonly number[] = Array.from({ length: ZONES }, (_, zone) => 1 << ((zone + ROW) % ZONES))

/** The tiles that share an edge with each tile. */
export const BESIDE: readonly number[] = ALONG.map((along, zone) => along | ACROSS[zone])

/** The waters on both sides of each water; at bow and stern the ring goes round the boat. */
const RING: readonly number[] = ALONG.map((along, zone) => (isEnd(zone) ? along | ACROSS[zone] : along))

/** Which tiles have been damaged and which are gone; a tile is in neither set or in one of them. */
export interface Hull {
  damaged: number
  destroyed: number
}

const ALL_ZONES = (1 << ZONES) - 1

/** The boat spaces that touch a space. */
export function boatsBy({ damaged, destroyed }: Hull, space: number): number {
  const afloat = ALL_ZONES & ~destroyed
  if (space < WATER) return BESIDE[space] & afloat
  const zone = space - WATER
  const bit = 1 << zone
  if ((destroyed & bit) !== 0) return BESIDE[zone] & afloat
  return (damaged & bit) !== 0 ? (bit | ALONG[zone]) & afloat : bit
}

/** The waters that touch a space, as zones. */
export function watersBy({ damaged, destroyed }: Hull, space: number): number {
  if (space < WATER) return (1 << space) | (BESIDE[space] & destroyed) | (ALONG[space] & damaged)
  const zone = space - WATER
  return (destroyed & (1 << zone)) !== 0 ? RING[zone] | (ACROSS[zone] & destroyed) : RING[zone]
}

/** All that touches a space. */
export function spacesBy(hull: Hull, space: number): number {
  return boatsBy(hull, space) | (watersBy(hull, space) << WATER)
}

/** The waters in reach of a hand: the one a crew member is in, and those that touch the space. */
export function watersInReach(hull: Hull, space: number): number {
  const own = space < WATER ? 0 : 1 << (space - WATER)
  return own | watersBy(hull, space)
}

/** Crew Prepares: so many moves; climbing aboard takes all of them. `inTwoMoves` is written out for two. */
export const MOVES = 2

/** Where two moves lead; climbing aboard takes both. */
export function inTwoMoves(hull: Hull, from: number): number {
  const near = spacesBy(hull, from)
  let reached = near
  // The second move cannot climb out of a water that the first one led into.
  for (let left = from < WATER ? near : near & ~ALL_ZONES; left !== 0; left &= left - 1) {
    const space = 31 - Math.clz32(left & -left)
    reached |= space < WATER ? spacesBy(hull, space) : watersBy(hull, space) << WATER
  }
  return reached & ~(1 << from)
}

export function isDestroyed({ destroyed }: Hull, zone: number): boolean {
  return (destroyed & (1 << zone)) !== 0
}

export function isDamaged({ damaged }: Hull, zone: number): boolean {
  return (damaged & (1 << zone)) !== 0
}

/** At the bow or the stern. */
export function isEnd(zone: number): boolean {
  return zone % ROW === 0 || zone % ROW === ROW - 1
}
