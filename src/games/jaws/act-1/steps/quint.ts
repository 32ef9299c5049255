import { HOOPER, QUINT, SHARK } from '#games/jaws/seats.ts'
import { type Emit, EVERYONE } from '#kernel/event.ts'
import { addLaunch } from '../clues.ts'
import { happened } from '../events.ts'
import { WATER } from '../island.ts'
import { type Act1State, LAUNCHED } from '../state.ts'
import { LAUNCH, MOVE, RESCUE, TAKE_DOCK, TAKE_HOOPER, TAKE_WATER } from '../words.ts'
import {
  areDocksFree,
  atDock,
  canRescue,
  legalMoves,
  legalTakes,
  load,
  type Member,
  moveTo,
  rescue,
  takeFromDock,
  takeFromWater,
} from './member.ts'

/** Rulebook, "Quint", "Quint: Move", "Quint: Rescue 1 Swimmer", "Quint: Pick Up Barrels": from dock, water or Hooper. */
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
      into[count++] = LAUNCH.of(here)
      for (let i = 0; i < near.length; i++) into[count++] = LAUNCH.of(near[i])
    }
    return count
  },

  apply(setting, s, action, emit) {
    if (TAKE_DOCK.has(action)) {
      takeFromDock(setting, s, QUINT, TAKE_DOCK.thing(action) + 1, emit)
      return !areDocksFree(setting, s)
    }
    if (TAKE_WATER.has(action)) takeFromWater(s, QUINT, TAKE_WATER.thing(action) + 1, emit)
    else if (TAKE_HOOPER.has(action)) {
      s.barrels[HOOPER] -= TAKE_HOOPER.thing(action) + 1
      load(s, QUINT, TAKE_HOOPER.thing(action) + 1, 'hooper', emit)
    } else if (action === RESCUE) rescue(s, QUINT, emit)
    else if (LAUNCH.has(action)) launch(s, LAUNCH.thing(action), emit)
    else moveTo(s, QUINT, MOVE.thing(action), emit)
    return true
  },
}

/** Rulebook, "Launch a Barrel": the shark must say if it is hit, whatever token it played. */
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
  const counts = { barrels: s.barrels[SHARK], left: s.barrels[QUINT] }
  emit?.(happened('jaws.hit', { space: WATER[space], ...counts }, EVERYONE, true))
}
