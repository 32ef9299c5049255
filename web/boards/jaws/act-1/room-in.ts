import type { Act1View } from '#games/jaws/act-1/view.ts'
import { anchorOf, anchorsOf, type Point, regionOf } from '../art/amity.ts'
import { SIGN_PLACES } from './sign-places.ts'

const SPOTS = ['heat', 'fin', 'boat2', 'barrel', 'boat']

/** What lies, floats and sails on the chart. */
type Lying = Pick<Act1View, 'beaches' | 'crew' | 'barrels' | 'shark' | 'shown'>

/** Where there is most room left in a water space, between what lies there now, drawn so much larger. */
export function roomIn(view: Lying, space: string, size: number): Point {
  const taken = takenIn(view, space)
  const label = regionOf('water', space)?.label ?? [0, 0]
  const spots = [
    ...SPOTS.flatMap((name) => anchorsOf('water', space, name)),
    ...anchorsOf('water', space, 'swimmers'),
  ]
  let best = spots[0]
  let most = -1
  for (const spot of spots) {
    const named = between(spot, label)
    const room = Math.min(ENOUGH * size, ...taken.map((point) => between(spot, point)))
    const free = named < ENOUGH ? Math.min(named, room) : room
    if (free <= most) continue
    best = spot
    most = free
  }
  return best
}

/** A distance in which heights weigh more, because writing is wider than it is tall. */
function between([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(x - toX, (y - toY) * 1.5)
}

/** How far a sign reaches to either side. */
const WIDE = 55
/** At this distance from everything nothing is covered. */
const ENOUGH = 74

function takenIn(view: Lying, space: string): Point[] {
  const beach = view.beaches.find((each) => each.beach === space)
  const heads = (beach?.swimmers ?? 0) + (beach?.michael ? 1 : 0)
  const boats = view.crew.filter(({ seat, at }) => seat !== 'brody' && at === space).length
  const [x, y] = SIGN_PLACES[space] ?? [0, 0]
  return [
    ...(beach?.token ? [-WIDE, 0, WIDE].map((more): Point => [x + more, y]) : []),
    ...anchorsOf('water', space, 'swimmers').slice(0, heads),
    ...(boats > 0 ? [anchorOf('water', space, 'boat')] : []),
    ...(boats > 1 ? [anchorOf('water', space, 'boat2')] : []),
    ...((view.barrels.floating[space] ?? 0) > 0 ? [anchorOf('water', space, 'barrel')] : []),
    ...(view.shark?.at === space || view.shown === space ? [anchorOf('water', space, 'fin')] : []),
  ]
}
