import type { Setting } from '#games/jaws/setting.ts'
import type { Emit } from '#kernel/event.ts'
import {
  emptiestBeaches,
  fullestBeaches,
  gatherAt,
  placeMichael,
  supplyOf,
  turnBeachToken,
} from '../beaches.ts'
import { happened } from '../events.ts'
import { BEACHES, NOWHERE } from '../island.ts'
import { type Act1State, AT, NOBODY } from '../state.ts'
import type { Passage } from './step.ts'

const counts = new Array<number>(32)

/** Rulebook, "Event Phase": a new round begins with an event. */
export const drawEvent: Passage = (setting, s, chance, emit) => {
  const { events, draw } = setting.act1
  s.round++
  let left = 0
  for (let event = 0; event < events.length; event++) {
    counts[event] = (s.deck >> event) & 1
    left += counts[event]
  }
  s.event = chance.take(draw, counts, left)
  s.deck &= ~(1 << s.event)
  s.gone = 0
  s.active = NOBODY
  s.used = 0
  s.beat = 0
  const { id, kind, extraFor } = events[s.event]
  s.spare = kind === 'extra-action' && extraFor === NOBODY
  emit?.(happened('jaws.round', { round: s.round }))
  emit?.(happened('jaws.event', { event: id }))
  if (kind === 'all-open' && s.closed !== NOWHERE) {
    emit?.(happened('jaws.opened', { beach: BEACHES[s.closed] }))
    s.closed = NOWHERE
    s.opening = false
  }
  placeSwimmers(setting, s, emit)
  resolve(setting, s, emit)
}

/** Swimmers in the order printed until the supply is empty; a closed beach turns its token instead, once a card. */
function placeSwimmers(setting: Setting, s: Act1State, emit?: Emit): void {
  const { places, crowd, upTo } = setting.act1.events[s.event]
  const closed = s.closed
  const before = emit === undefined ? null : s.swimmers.slice()
  let named = place(setting, s, places, closed)
  if (s.eaten <= upTo) {
    named |= place(setting, s, crowd, closed)
    emit?.(happened('jaws.crowd', {}))
  }
  if (before !== null)
    for (let beach = 0; beach < BEACHES.length; beach++) {
      const count = s.swimmers[beach] - before[beach]
      if (count > 0) emit?.(happened('jaws.placed', { beach: BEACHES[beach], count }))
    }
  if (closed !== NOWHERE && (named >> closed) & 1) turnBeachToken(s, emit)
}

/** Returns the beaches that were named, one bit each. */
function place(setting: Setting, s: Act1State, places: readonly number[], closed: number): number {
  let named = 0
  let supply = supplyOf(setting, s)
  for (let i = 0; i < places.length; i++) {
    const beach = places[i]
    named |= 1 << beach
    if (beach === closed || supply === 0) continue
    s.swimmers[beach]++
    supply--
  }
  return named
}

/** The event's text: what must be answered first, then the shark. */
function resolve(setting: Setting, s: Act1State, emit?: Emit): void {
  switch (setting.act1.events[s.event].kind) {
    case 'clear-beach':
      s.step = AT['clear-beach']
      return
    case 'wrong-shark':
      s.step = AT['wrong-shark']
      return
    case 'fly':
      s.step = AT.fly
      return
    case 'birthday':
      if (s.michael !== NOWHERE) break
      s.step = AT.birthday
      if (isTie(emptiestBeaches(s))) return
      placeMichael(s, 31 - Math.clz32(emptiestBeaches(s)), emit)
      break
    case 'gather':
      s.step = AT.gather
      if (isTie(fullestBeaches(s))) return
      gatherAt(s, 31 - Math.clz32(fullestBeaches(s)), emit)
      break
  }
  s.step = AT['shark-phase']
}

function isTie(beaches: number): boolean {
  return (beaches & (beaches - 1)) !== 0
}
