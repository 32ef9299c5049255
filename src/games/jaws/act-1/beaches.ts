import type { Emit } from '#kernel/event.ts'
import { CREW_SEATS } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { happened } from './events.ts'
import { BEACHES, NOWHERE } from './island.ts'
import type { Act1State } from './state.ts'

/** Ordinary swimmers that are not at a beach. */
export function supplyOf({ act1 }: Setting, s: Act1State): number {
  return act1.swimmers - s.swimmers[0] - s.swimmers[1] - s.swimmers[2] - s.swimmers[3]
}

/** The one token lies face up where a beach was closed last. */
export function closeBeach(s: Act1State, beach: number): void {
  s.closed = beach
  s.opening = false
}

/** When swimmers would go in at the closed beach, its token is turned to Opening Soon; the next time it is taken away. */
export function turnBeachToken(s: Act1State, emit?: Emit): void {
  const beach = BEACHES[s.closed]
  if (!s.opening) {
    s.opening = true
    emit?.(happened('jaws.opening', { beach }))
    return
  }
  s.opening = false
  s.closed = NOWHERE
  emit?.(happened('jaws.opened', { beach }))
}

/** Michael's Birthday: the open beaches with the fewest swimmers, one bit each. */
export function emptiestBeaches(s: Act1State): number {
  let best = 0
  let count = Number.POSITIVE_INFINITY
  for (let beach = 0; beach < BEACHES.length; beach++) {
    if (beach === s.closed || s.swimmers[beach] > count) continue
    if (s.swimmers[beach] < count) best = 0
    count = s.swimmers[beach]
    best |= 1 << beach
  }
  return best
}

/** Cardboard Fin: the beaches with the most swimmers, Michael among them, one bit each. */
export function fullestBeaches(s: Act1State): number {
  let best = 0
  let count = 0
  for (let beach = 0; beach < BEACHES.length; beach++) {
    const here = s.swimmers[beach] + (s.michael === beach ? 1 : 0)
    if (here < count) continue
    if (here > count) best = 0
    count = here
    best |= 1 << beach
  }
  return best
}

export function placeMichael(s: Act1State, beach: number, emit?: Emit): void {
  s.michael = beach
  emit?.(happened('jaws.michael', { beach: BEACHES[beach] }))
}

export function gatherAt(s: Act1State, beach: number, emit?: Emit): void {
  for (let i = 0; i < CREW_SEATS.length; i++) s.at[CREW_SEATS[i]] = beach
  emit?.(happened('jaws.gathered', { beach: BEACHES[beach] }))
}
