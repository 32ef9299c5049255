import { happened } from '../../../../kernel/event.ts'
import { message } from '../../../../kernel/message.ts'
import { seatSet } from '../../../../kernel/seats.ts'
import { BRODY, CREW, HOOPER, SEAT_IDS } from '../../seats.ts'
import { DONE } from '../../vocabulary.ts'
import { closeBeach, fewest, gatherAt, most, placeMichael } from '../beaches.ts'
import { BEACHES, NOWHERE, SPACES, WATER } from '../island.ts'
import { DOCK, FLY, GATHER, MICHAEL, SHUT } from '../words.ts'
import { beginSharkPhase } from './shark.ts'
import { isOf, type Step } from './step.ts'

/** What the texts of events ask. "The crew choose": any of them may answer. */

/** The Mayor Steps In: one beach is cleared and closed; the one that is closed already cannot be closed again. */
export const clearBeach: Step = {
  asks: () => CREW,
  optional: false,
  legal(_setting, s, _seat, into) {
    let count = 0
    for (let beach = 0; beach < BEACHES.length; beach++) if (beach !== s.closed) into[count++] = SHUT + beach
    return count
  },
  apply(setting, s, _seat, action, _chance, emit) {
    const beach = action - SHUT
    s.swimmers[beach] = 0
    if (s.michael === beach) s.michael = NOWHERE
    closeBeach(s, beach)
    emit?.(happened('jaws.shut', { beach: BEACHES[beach] }))
    beginSharkPhase(setting, s)
  },
  prompt: () => message('jaws.ask.clear-beach'),
  refuse: (_setting, _s, action) =>
    isOf(action, SHUT, BEACHES.length)
      ? message('jaws.no.closed-already', { beach: BEACHES[action - SHUT] })
      : null,
}

/** The Wrong Shark: Brody and Hooper are fetched to a dock. */
export const wrongShark: Step = {
  asks: () => CREW,
  optional: false,
  legal({ act1 }, _s, _seat, into) {
    for (let dock = 0; dock < act1.docks.length; dock++) into[dock] = DOCK + act1.docks[dock]
    return act1.docks.length
  },
  apply(setting, s, _seat, action, _chance, emit) {
    s.at[BRODY] = action - DOCK
    s.at[HOOPER] = action - DOCK
    emit?.(happened('jaws.fetched', { space: WATER[action - DOCK] }))
    beginSharkPhase(setting, s)
  },
  prompt: () => message('jaws.ask.wrong-shark'),
  refuse: (_setting, _s, action) =>
    isOf(action, DOCK, WATER.length) ? message('jaws.no.dock', { space: WATER[action - DOCK] }) : null,
}

/** Michael's Birthday: where the fewest swim; the crew break ties. */
export const birthday: Step = {
  asks: () => CREW,
  optional: false,
  legal: (_setting, s, _seat, into) => listed(fewest(s), MICHAEL, into),
  apply(setting, s, _seat, action, _chance, emit) {
    placeMichael(s, action - MICHAEL, emit)
    beginSharkPhase(setting, s)
  },
  prompt: () => message('jaws.ask.birthday'),
  refuse: (_setting, s, action) => {
    if (!isOf(action, MICHAEL, BEACHES.length)) return null
    const beach = action - MICHAEL
    return message(beach === s.closed ? 'jaws.no.beach-closed' : 'jaws.no.not-fewest', {
      beach: BEACHES[beach],
    })
  },
}

/** Cardboard Fin: the crew rush to the fullest beach. */
export const gather: Step = {
  asks: () => CREW,
  optional: false,
  legal: (_setting, s, _seat, into) => listed(most(s), GATHER, into),
  apply(setting, s, _seat, action, _chance, emit) {
    gatherAt(s, action - GATHER, emit)
    beginSharkPhase(setting, s)
  },
  prompt: () => message('jaws.ask.gather'),
  refuse: (_setting, _s, action) =>
    isOf(action, GATHER, BEACHES.length)
      ? message('jaws.no.not-most', { beach: BEACHES[action - GATHER] })
      : null,
}

function listed(beaches: number, verb: number, into: Uint16Array): number {
  let count = 0
  for (let beach = 0; beach < BEACHES.length; beach++)
    if ((beaches >> beach) & 1) into[count++] = verb + beach
  return count
}

/** Coast Guard Helicopter: Brody may go anywhere on the island at once. */
export const fly: Step = {
  asks: () => seatSet(BRODY),
  optional: true,
  legal({ act1 }, s, _seat, into) {
    let count = 0
    for (let i = 0; i < act1.islandSpaces.length; i++)
      if (act1.islandSpaces[i] !== s.at[BRODY]) into[count++] = FLY + act1.islandSpaces[i]
    into[count++] = DONE
    return count
  },
  apply(setting, s, _seat, action, _chance, emit) {
    const seat = SEAT_IDS[BRODY]
    if (action === DONE) emit?.(happened('jaws.stayed', { seat }))
    else {
      s.at[BRODY] = action - FLY
      emit?.(happened('jaws.flew', { seat, space: SPACES[action - FLY] }))
    }
    beginSharkPhase(setting, s)
  },
  prompt: () => message('jaws.ask.fly'),
  refuse: (_setting, s, action) => {
    if (!isOf(action, FLY, SPACES.length)) return null
    const space = SPACES[action - FLY]
    return message(s.at[BRODY] === action - FLY ? 'jaws.no.there' : 'jaws.no.land', { space })
  },
}
