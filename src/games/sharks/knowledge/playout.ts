import type { FastChance } from '#kernel/chance/fast.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { CREATURES, creature } from '../components.ts'
import { OUTSIDE } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import { AT, type SharksState } from '../state.ts'
import { STOP, SWIM, TAKE } from '../words.ts'
import { Appetite } from './appetite.ts'

type Legal = ArrayLike<number>

const TRASH_COST = 3
/** One in so many choices is random, so that a search also learns of what rules of thumb never try. */
const WAYWARD = 8

const appetite = new Appetite()

/** Rules of thumb: score every card, eat what the hand wants, swim towards it and stop there. */
export function playout(
  setting: Setting,
  s: SharksState,
  seat: Seat,
  legal: Legal,
  count: number,
  chance: FastChance,
): Action {
  if (count === 1) return legal[0]
  if (chance.upTo(WAYWARD) > 0) {
    if (s.step === AT.score) return legal[0]
    if (s.step === AT.take || (s.step === AT.swim && s.at[seat] < OUTSIDE)) {
      appetite.look(setting, s, seat, 0)
      return s.step === AT.take ? hungriest(s, seat, legal, count) : towardsFood(s, seat, legal, count)
    }
  }
  return legal[chance.upTo(count)]
}

function hungriest(s: SharksState, seat: Seat, legal: Legal, count: number): Action {
  const size = s.tiles[s.at[seat]] - CREATURES
  let best = legal[0]
  let most = -1
  for (let i = 0; i < count; i++) {
    const worth = appetite.forCreature(creature(size, TAKE.thing(legal[i])))
    if (worth > most) {
      most = worth
      best = legal[i]
    }
  }
  return best
}

/** The best of stopping here and of each next tile. */
function towardsFood(s: SharksState, seat: Seat, legal: Legal, count: number): Action {
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const stops = legal[i] === STOP
    const cell = stops ? s.at[seat] : SWIM.thing(legal[i])
    const cost = !stops && (s.trash[cell] !== 0 || cell === s.origin) ? TRASH_COST : 0
    const worth = appetite.forTile(s.tiles[cell]) - cost
    if (worth > most || (worth === most && stops)) {
      most = worth
      best = legal[i]
    }
  }
  return best
}
