import { message } from '#games/jaws/messages/act-1.message.ts'
import { BRODY, HOOPER, SEAT_IDS } from '#games/jaws/seats.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import type { ActionList } from '#kernel/rules.ts'
import { seatSet } from '#kernel/seats.ts'
import type { Verb } from '#kernel/verb.ts'
import { closeBeach, emptiestBeaches, fullestBeaches, gatherAt, placeMichael } from '../beaches.ts'
import { happened } from '../events.ts'
import { BEACHES, NOWHERE, SPACES, WATER } from '../island.ts'
import { AT } from '../state.ts'
import { DOCK, FLY, GATHER, MICHAEL, SHUT } from '../words.ts'
import type { Step } from './step.ts'

/** What the texts of events ask. "The crew choose": any of them may answer. */

/** The Mayor Steps In: one beach is cleared and closed; the one that is closed already cannot be closed again. */
export const clearBeach: Step = {
  legal(_setting, s, _seat, into) {
    let count = 0
    for (let beach = 0; beach < BEACHES.length; beach++)
      if (beach !== s.closed) into[count++] = SHUT.of(beach)
    return count
  },
  apply(_setting, s, _seat, action, _chance, emit) {
    const beach = SHUT.thing(action)
    s.swimmers[beach] = 0
    if (s.michael === beach) s.michael = NOWHERE
    closeBeach(s, beach)
    emit?.(happened('jaws.shut', { beach: BEACHES[beach] }))
    s.step = AT['shark-phase']
  },
  prompt: () => message('jaws.ask.clear-beach'),
  refuse: (_setting, _s, _seat, action) =>
    SHUT.has(action) ? message('jaws.no.closed-already', { beach: BEACHES[SHUT.thing(action)] }) : null,
}

/** The Wrong Shark: Brody and Hooper are fetched to a dock. */
export const wrongShark: Step = {
  legal({ act1 }, _s, _seat, into) {
    for (let dock = 0; dock < act1.docks.length; dock++) into[dock] = DOCK.of(act1.docks[dock])
    return act1.docks.length
  },
  apply(_setting, s, _seat, action, _chance, emit) {
    s.at[BRODY] = DOCK.thing(action)
    s.at[HOOPER] = DOCK.thing(action)
    emit?.(happened('jaws.fetched', { space: WATER[DOCK.thing(action)] }))
    s.step = AT['shark-phase']
  },
  prompt: () => message('jaws.ask.wrong-shark'),
  refuse: (_setting, _s, _seat, action) =>
    DOCK.has(action) ? message('jaws.no.dock', { space: WATER[DOCK.thing(action)] }) : null,
}

/** Michael's Birthday: where the fewest swim; the crew break ties. */
export const birthday: Step = {
  legal: (_setting, s, _seat, into) => legalBeaches(emptiestBeaches(s), MICHAEL, into),
  apply(_setting, s, _seat, action, _chance, emit) {
    placeMichael(s, MICHAEL.thing(action), emit)
    s.step = AT['shark-phase']
  },
  prompt: () => message('jaws.ask.birthday'),
  refuse: (_setting, s, _seat, action) => {
    if (!MICHAEL.has(action)) return null
    const beach = MICHAEL.thing(action)
    return message(beach === s.closed ? 'jaws.no.beach-closed' : 'jaws.no.not-fewest', {
      beach: BEACHES[beach],
    })
  },
}

/** Cardboard Fin: the crew rush to the fullest beach. */
export const gather: Step = {
  legal: (_setting, s, _seat, into) => legalBeaches(fullestBeaches(s), GATHER, into),
  apply(_setting, s, _seat, action, _chance, emit) {
    gatherAt(s, GATHER.thing(action), emit)
    s.step = AT['shark-phase']
  },
  prompt: () => message('jaws.ask.gather'),
  refuse: (_setting, _s, _seat, action) =>
    GATHER.has(action) ? message('jaws.no.not-most', { beach: BEACHES[GATHER.thing(action)] }) : null,
}

function legalBeaches(beaches: number, verb: Verb, into: ActionList): number {
  let count = 0
  for (let beach = 0; beach < BEACHES.length; beach++)
    if ((beaches >> beach) & 1) into[count++] = verb.of(beach)
  return count
}

/** Coast Guard Helicopter: Brody may go anywhere on the island at once. */
export const fly: Step = {
  asks: () => seatSet(BRODY),
  optional: true,
  legal({ act1 }, s, _seat, into) {
    let count = 0
    for (let i = 0; i < act1.islandSpaces.length; i++)
      if (act1.islandSpaces[i] !== s.at[BRODY]) into[count++] = FLY.of(act1.islandSpaces[i])
    into[count++] = DONE
    return count
  },
  apply(_setting, s, _seat, action, _chance, emit) {
    const seat = SEAT_IDS[BRODY]
    if (action === DONE) emit?.(happened('jaws.stayed', { seat }))
    else {
      s.at[BRODY] = FLY.thing(action)
      emit?.(happened('jaws.flew', { seat, space: SPACES[FLY.thing(action)] }))
    }
    s.step = AT['shark-phase']
  },
  prompt: () => message('jaws.ask.fly'),
  refuse: (_setting, s, _seat, action) => {
    if (!FLY.has(action)) return null
    const space = SPACES[FLY.thing(action)]
    return message(s.at[BRODY] === FLY.thing(action) ? 'jaws.no.there' : 'jaws.no.land', { space })
  },
}
