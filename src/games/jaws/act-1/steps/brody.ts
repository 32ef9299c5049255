import { BRODY, SEAT_IDS } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { type Emit, EVERYONE } from '#kernel/event.ts'
import { closeBeach } from '../beaches.ts'
import { addLook } from '../clues.ts'
import { happened } from '../events.ts'
import { BEACHES, isBeach, NOWHERE, SHOP, SPACES } from '../island.ts'
import { type Act1State, CLOSED, LOOKED } from '../state.ts'
import { BINOCULARS, CLOSE, DROP, MOVE, RESCUE, RESCUE_MICHAEL, TAKE_SHOP } from '../words.ts'
import { areDocksFree, canRescue, legalMoves, type Member, moveTo, rescue, whereSearched } from './member.ts'

/**
 * Rulebook, "Brody", "Brody: Move", "Brody: Rescue 1 Swimmer", "Pick Up 1 Barrel", "Drop 1 Barrel": by land, one barrel at
 * a time, from the shop to a dock.
 */
export const brody: Member = {
  legal(setting, s, hasActions, into) {
    const here = s.at[BRODY]
    let count = 0
    if ((hasActions || areDocksFree(setting, s)) && canDrop(setting, s)) into[count++] = DROP
    if (!hasActions) return count
    count = legalMoves(setting.act1.land[here], into, count)
    if (canRescue(s, BRODY)) into[count++] = RESCUE
    if (s.michael === here) into[count++] = RESCUE_MICHAEL
    if (here === SHOP && s.shop > 0 && s.barrels[BRODY] === 0) into[count++] = TAKE_SHOP
    if (isBeach(here) && (s.used & LOOKED) === 0) into[count++] = BINOCULARS
    // Rulebook, "Close a Beach": once a round, from an office. What its token does then: `beaches.ts`.
    if (setting.act1.isOffice[here] && (s.used & CLOSED) === 0 && !areBeachesHeldOpen(setting, s))
      for (let beach = 0; beach < BEACHES.length; beach++)
        if (isClear(s, beach) && s.closed !== beach) into[count++] = CLOSE.of(beach)
    return count
  },

  apply(setting, s, action, emit) {
    const seat = SEAT_IDS[BRODY]
    if (action === DROP) {
      s.barrels[BRODY]--
      s.docks[setting.act1.dockIn[s.at[BRODY]]]++
      emit?.(happened('jaws.dropped', { seat, space: SPACES[s.at[BRODY]] }))
      return !areDocksFree(setting, s)
    }
    if (action === RESCUE) rescue(s, BRODY, emit)
    else if (action === RESCUE_MICHAEL) {
      emit?.(happened('jaws.rescued-michael', { seat, beach: BEACHES[s.michael] }))
      s.michael = NOWHERE
    } else if (action === TAKE_SHOP) {
      s.shop--
      s.barrels[BRODY]++
      emit?.(happened('jaws.took', { seat, count: 1, from: 'shop', space: SPACES[SHOP] }))
    } else if (action === BINOCULARS) look(s, emit)
    else if (CLOSE.has(action)) {
      s.used |= CLOSED
      closeBeach(s, CLOSE.thing(action))
      emit?.(happened('jaws.closed', { beach: BEACHES[CLOSE.thing(action)] }))
    } else moveTo(s, BRODY, MOVE.thing(action), emit)
    return true
  },
}

function canDrop({ act1 }: Setting, s: Act1State): boolean {
  return s.barrels[BRODY] > 0 && act1.dockIn[s.at[BRODY]] >= 0 && act1.events[s.event].kind !== 'docks-shut'
}

function areBeachesHeldOpen({ act1 }: Setting, s: Act1State): boolean {
  return act1.events[s.event].kind === 'all-open'
}

/** No swimmers at all, Michael neither. */
function isClear(s: Act1State, beach: number): boolean {
  return s.swimmers[beach] === 0 && s.michael !== beach
}

/** Rulebook, "Use Binoculars": yes only if the shark is in the water of that beach. */
function look(s: Act1State, emit?: Emit): void {
  const beach = s.at[BRODY]
  const seen = whereSearched(s) === beach
  s.used |= LOOKED
  addLook(s, beach, seen)
  if (seen) s.shown = beach
  emit?.(happened(seen ? 'jaws.seen' : 'jaws.not-seen', { beach: BEACHES[beach] }, EVERYONE, true))
}
