import type { Act1View } from '../../../../src/games/jaws/act-1/view.ts'
import { anchorOf, anchorsOf, type Point, regionOf } from '../../../art/jaws/amity.ts'
import { SIGN_PLACES } from './sign-places.ts'

const SPOTS = ['heat', 'fin', 'boat2', 'barrel', 'boat']

/** Where there is most room left in a water space, between what lies there now. */
export function roomIn(view: Act1View, space: string): Point {
  const taken = takenIn(view, space)
  const spots = [
    ...SPOTS.flatMap((name) => anchorsOf('water', space, name)),
    ...anchorsOf('water', space, 'swimmers'),
  ]
  let best = spots[0]
  let most = -1
  for (const spot of spots) {
    const room = Math.min(ENOUGH, ...taken.map(([x, y]) => Math.hypot(spot[0] - x, (spot[1] - y) * 1.5)))
    if (room <= most) continue
    best = spot
    most = room
  }
  return best
}

/** How far a sign reaches to either side. */
const WIDE = 55
/** So far from anything nothing is covered. */
const ENOUGH = 74

function takenIn(view: Act1View, space: string): Point[] {
  const beach = view.beaches.find((each) => each.beach === space)
  const heads = (beach?.swimmers ?? 0) + (beach?.michael ? 1 : 0)
  const boats = view.crew.filter(({ seat, at }) => seat !== 'brody' && at === space).length
  const [x, y] = SIGN_PLACES[space] ?? [0, 0]
  return [
    ...(beach?.token ? [-WIDE, 0, WIDE].map((more): Point => [x + more, y]) : []),
    regionOf('water', space)?.label ?? [0, 0],
    ...anchorsOf('water', space, 'swimmers').slice(0, heads),
    ...(boats > 0 ? [anchorOf('water', space, 'boat')] : []),
    ...(boats > 1 ? [anchorOf('water', space, 'boat2')] : []),
    ...((view.barrels.floating[space] ?? 0) > 0 ? [anchorOf('water', space, 'barrel')] : []),
    ...(view.shark?.at === space || view.shown === space ? [anchorOf('water', space, 'fin')] : []),
  ]
}
