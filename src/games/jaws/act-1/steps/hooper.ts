import { HOOPER, QUINT, SEAT_IDS } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { type Emit, EVERYONE } from '#kernel/event.ts'
import { addSounding, HERE, NEARBY, NEITHER } from '../clues.ts'
import { happened } from '../events.ts'
import { WATER } from '../island.ts'
import { type Act1State, SOUNDED } from '../state.ts'
import { FINDER, GIVE, MOVE, RESCUE, TAKE_DOCK, TAKE_WATER } from '../words.ts'
import {
  areDocksFree,
  atDock,
  canRescue,
  legalMoves,
  legalTakes,
  type Member,
  moveTo,
  rescue,
  takeFromDock,
  takeFromWater,
  whereSearched,
} from './member.ts'

/**
 * Rulebook, "Hooper", "Hooper: Move", "Hooper: Rescue 1 Swimmer", "Hooper: Pick Up Barrels", "Give Barrels to Quint": two
 * spaces an action; barrels are brought, never launched.
 */
export const hooper: Member = {
  legal(setting, s, hasActions, into) {
    const here = s.at[HOOPER]
    let count = 0
    if (hasActions || areDocksFree(setting, s))
      count = legalTakes(TAKE_DOCK, atDock(setting, s, here), into, count)
    if (!hasActions) return count
    count = legalMoves(setting.act1.speedboat[here], into, count)
    if (canRescue(s, HOOPER)) into[count++] = RESCUE
    count = legalTakes(TAKE_WATER, s.floating[here], into, count)
    if (s.at[QUINT] === here && s.barrels[HOOPER] > 0) into[count++] = GIVE
    if ((s.used & SOUNDED) === 0) into[count++] = FINDER
    return count
  },

  apply(setting, s, action, emit) {
    if (TAKE_DOCK.has(action)) {
      takeFromDock(setting, s, HOOPER, TAKE_DOCK.thing(action) + 1, emit)
      return !areDocksFree(setting, s)
    }
    if (TAKE_WATER.has(action)) takeFromWater(s, HOOPER, TAKE_WATER.thing(action) + 1, emit)
    else if (action === RESCUE) rescue(s, HOOPER, emit)
    else if (action === GIVE) {
      emit?.(happened('jaws.gave', { seat: SEAT_IDS[HOOPER], count: s.barrels[HOOPER] }))
      s.barrels[QUINT] += s.barrels[HOOPER]
      s.barrels[HOOPER] = 0
    } else if (action === FINDER) sound(setting, s, emit)
    else moveTo(s, HOOPER, MOVE.thing(action), emit)
    return true
  },
}

const ANSWERS = ['jaws.finder-neither', 'jaws.finder-nearby', 'jaws.finder-here'] as const

/** Rulebook, "Use Fish Finder": here, nearby by water, or neither. */
function sound({ act1 }: Setting, s: Act1State, emit?: Emit): void {
  const here = s.at[HOOPER]
  const shark = whereSearched(s)
  const answer = shark === here ? HERE : act1.water[here].includes(shark) ? NEARBY : NEITHER
  s.used |= SOUNDED
  addSounding(s, here, answer)
  if (answer === HERE) s.shown = here
  emit?.(happened(ANSWERS[answer], { space: WATER[here] }, EVERYONE, true))
}
