import { BRODY, HOOPER, QUINT, SHARK } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import type { FastChance } from '#kernel/chance/fast.ts'
import type { ActionList } from '#kernel/game.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { beliefOf } from '../belief/index.ts'
import { BEACHES, isBeach, WATER } from '../island.ts'
import { type Act1State, AT } from '../state.ts'
import {
  BINOCULARS,
  BURST,
  CLIMB,
  EAT,
  EAT_ALL,
  EAT_MICHAEL,
  FINDER,
  LAUNCH,
  MOVE,
  RESCUE,
  RESCUE_MICHAEL,
  SWIM,
  TOKEN,
  TURN,
} from '../words.ts'

/** One in so many choices is random, so that a search also learns of what rules of thumb never try. */
const WAYWARD = 6
/** A barrel is worth launching where the shark is at least so likely. */
const WORTH_A_BARREL = 0.2

/** Rules of thumb. The crew's know what the clues say, never where the shark is. */
export function playout(
  setting: Setting,
  s: Act1State,
  seat: Seat,
  legal: ActionList,
  count: number,
  chance: FastChance,
): Action {
  if (count === 1) return legal[0]
  if (chance.upTo(WAYWARD) > 0) {
    if (s.step === AT.shark) return hunt(setting, s, legal, count, chance)
    if (s.step === AT.order) return inTurn(legal, count)
    if (s.step === AT.crew) return work(setting, s, seat, legal, count, chance)
  }
  return legal[chance.upTo(count)]
}

/** Eat what is here, swim to where there is more, then slip away. */
function hunt(setting: Setting, s: Act1State, legal: ActionList, count: number, chance: FastChance): Action {
  let best = DONE
  let most = -1
  for (let i = 0; i < count; i++) {
    const action = legal[i]
    const worth = huntWorth(setting, s, action) + chance.upTo(100) / 100
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best
}

function huntWorth({ act1 }: Setting, s: Act1State, action: Action): number {
  if (action === EAT_ALL || action === EAT_MICHAEL) return 4
  if (action === EAT) return 3
  if (action === DONE) return s.plan.actions === 0 ? 1 : 0
  if (TOKEN.has(action)) return 0.2
  if (!SWIM.has(action) && !BURST.has(action)) return 1
  const space = SWIM.has(action) ? SWIM.thing(action) : BURST.thing(action)
  let worth = s.floating[space] > 0 ? -0.5 : 0
  for (let beach = 0; beach < BEACHES.length; beach++)
    worth += (s.swimmers[beach] - s.plan.ate[beach]) / (1 + act1.byWater[space][beach])
  return Math.min(worth / 2, 2)
}

/** Hooper sounds, Brody looks, Quint throws. */
function inTurn(legal: ActionList, count: number): Action {
  for (const seat of [HOOPER, BRODY, QUINT])
    for (let i = 0; i < count; i++) if (legal[i] === TURN.of(seat - 1)) return legal[i]
  return legal[0]
}

function work(
  setting: Setting,
  s: Act1State,
  seat: Seat,
  legal: ActionList,
  count: number,
  chance: FastChance,
): Action {
  const belief = beliefOf(setting.act1.water, s.clues)
  let best = DONE
  let most = 0
  for (let i = 0; i < count; i++) {
    const action = legal[i]
    let worth = chance.upTo(100) / 200
    if (action === CLIMB || action === RESCUE_MICHAEL) worth += 4
    else if (action === RESCUE) worth += 2
    else if (action === FINDER) worth += 2 * near(setting, belief, s.at[HOOPER])
    else if (action === BINOCULARS) worth += 3 * belief.place(s.at[BRODY])
    else if (LAUNCH.has(action)) {
      const sure = belief.place(LAUNCH.thing(action))
      worth += sure < WORTH_A_BARREL ? -1 : 5 * sure
    } else if (isOnWater(action)) worth += moveWorth(setting, s, seat, belief, MOVE.thing(action))
    else if (action === DONE) worth = 0.1
    else worth += 0.6
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best
}

/** Anywhere but to the Shop. */
function isOnWater(action: Action): boolean {
  return MOVE.has(action) && MOVE.thing(action) < WATER.length
}

type Belief = ReturnType<typeof beliefOf>

function near({ act1 }: Setting, belief: Belief, space: number): number {
  let sum = belief.place(space)
  for (const next of act1.water[space]) sum += belief.place(next)
  return sum
}

/** To swimmers, and on the water to where the shark may be. */
function moveWorth(setting: Setting, s: Act1State, seat: Seat, belief: Belief, space: number): number {
  const food = isBeach(space) ? s.swimmers[space] * 0.3 : 0
  return food + (seat === SHARK || seat === BRODY ? 0 : near(setting, belief, space))
}
