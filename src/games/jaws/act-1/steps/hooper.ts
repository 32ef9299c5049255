import { type Emit, EVERYONE, happened } from '../../../../kernel/event.ts'
import { HOOPER, QUINT, SEAT_IDS, SHARK } from '../../seats.ts'
import type { Setting } from '../../setting.ts'
import { addSounding, HERE, NEARBY, NEITHER } from '../clues.ts'
import { WATER } from '../island.ts'
import { type Act1State, SOUNDED } from '../state.ts'
import { OUT_OF_SIGHT } from '../tokens.ts'
import { FINDER, GIVE, MOST_BARRELS, MOVE, RESCUE, TAKE_DOCK, TAKE_WATER } from '../words.ts'
import type { Member } from './crew.ts'
import {
  areDocksFree,
  atDock,
  canRescue,
  legalMoves,
  legalTakes,
  moveTo,
  rescue,
  takeFromDock,
  takeFromWater,
} from './member.ts'
import { refuseMember } from './refusals.ts'
import { isOf } from './step.ts'

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
    if (isOf(action, TAKE_DOCK, MOST_BARRELS)) {
      takeFromDock(setting, s, HOOPER, action - TAKE_DOCK + 1, emit)
      return !areDocksFree(setting, s)
    }
    if (isOf(action, TAKE_WATER, MOST_BARRELS)) takeFromWater(s, HOOPER, action - TAKE_WATER + 1, emit)
    else if (action === RESCUE) rescue(s, HOOPER, emit)
    else if (action === GIVE) {
      emit?.(happened('jaws.gave', { seat: SEAT_IDS[HOOPER], count: s.barrels[HOOPER] }))
      s.barrels[QUINT] += s.barrels[HOOPER]
      s.barrels[HOOPER] = 0
    } else if (action === FINDER) sound(setting, s, emit)
    else moveTo(s, HOOPER, action - MOVE, emit)
    return true
  },

  refuse: refuseMember,
}

const ANSWERS = ['jaws.finder-neither', 'jaws.finder-nearby', 'jaws.finder-here']

/** Use Fish Finder: here, nearby by water, or neither; always neither if the shark is Out of Sight. */
function sound({ act1 }: Setting, s: Act1State, emit?: Emit): void {
  const here = s.at[HOOPER]
  const shark = s.at[SHARK]
  let answer = NEITHER
  if (s.token !== OUT_OF_SIGHT)
    answer = shark === here ? HERE : act1.water[here].includes(shark) ? NEARBY : NEITHER
  s.used |= SOUNDED
  addSounding(s, here, answer)
  if (answer === HERE) s.shown = here
  emit?.(happened(ANSWERS[answer], { space: WATER[here] }, EVERYONE, true))
}
