import { type Emit, EVERYONE, happened } from '../../../../kernel/event.ts'
import { HOOPER, QUINT, SHARK } from '../../seats.ts'
import { addLaunch } from '../clues.ts'
import { WATER } from '../island.ts'
import { ENOUGH_BARRELS } from '../limits.ts'
import { type Act1State, LAUNCHED, OVER } from '../state.ts'
import { LAUNCH, MOST_BARRELS, MOVE, RESCUE, TAKE_DOCK, TAKE_HOOPER, TAKE_WATER } from '../words.ts'
import type { Member } from './crew.ts'
import {
  areDocksFree,
  atDock,
  canRescue,
  legalMoves,
  legalTakes,
  load,
  moveTo,
  rescue,
  takeFromDock,
  takeFromWater,
} from './member.ts'
import { refuseMember } from './refusals.ts'
import { isOf } from './step.ts'

export const quint: Member = {
  legal(setting, s, hasActions, into) {
    const here = s.at[QUINT]
    const near = setting.act1.water[here]
    let count = 0
    if (hasActions || areDocksFree(setting, s))
      count = legalTakes(TAKE_DOCK, atDock(setting, s, here), into, count)
    if (!hasActions) return count
    count = legalMoves(near, into, count)
    if (canRescue(s, QUINT)) into[count++] = RESCUE
    count = legalTakes(TAKE_WATER, s.floating[here], into, count)
    if (s.at[HOOPER] === here) count = legalTakes(TAKE_HOOPER, s.barrels[HOOPER], into, count)
    if ((s.used & LAUNCHED) === 0 && s.barrels[QUINT] > 0) {
      into[count++] = LAUNCH + here
      for (let i = 0; i < near.length; i++) into[count++] = LAUNCH + near[i]
    }
    return count
  },

  apply(setting, s, action, emit) {
    if (isOf(action, TAKE_DOCK, MOST_BARRELS)) {
      takeFromDock(setting, s, QUINT, action - TAKE_DOCK + 1, emit)
      return !areDocksFree(setting, s)
    }
    if (isOf(action, TAKE_WATER, MOST_BARRELS)) takeFromWater(s, QUINT, action - TAKE_WATER + 1, emit)
    else if (isOf(action, TAKE_HOOPER, MOST_BARRELS)) {
      s.barrels[HOOPER] -= action - TAKE_HOOPER + 1
      load(s, QUINT, action - TAKE_HOOPER + 1, 'hooper', emit)
    } else if (action === RESCUE) rescue(s, QUINT, emit)
    else if (isOf(action, LAUNCH, WATER.length)) launch(s, action - LAUNCH, emit)
    else moveTo(s, QUINT, action - MOVE, emit)
    return true
  },

  refuse: refuseMember,
}

/** Launch a Barrel: the shark must say if it is hit, whatever token it played. */
function launch(s: Act1State, space: number, emit?: Emit): void {
  s.used |= LAUNCHED
  s.barrels[QUINT]--
  const hit = s.at[SHARK] === space
  addLaunch(s, space, hit)
  emit?.(happened('jaws.launched', { space: WATER[space] }))
  if (!hit) {
    s.floating[space]++
    emit?.(happened('jaws.missed', { space: WATER[space] }, EVERYONE, true))
    return
  }
  s.barrels[SHARK]++
  s.shown = space
  emit?.(happened('jaws.hit', { space: WATER[space], barrels: s.barrels[SHARK] }, EVERYONE, true))
  if (s.barrels[SHARK] >= ENOUGH_BARRELS) s.step = OVER
}
