import type { Emit } from '#kernel/event.ts'
import { MOVES } from '../abilities.ts'
import { OIL, TRASH } from '../components.ts'
import { ABILITY_USED, happened } from '../events.ts'
import { message } from '../messages/message.ts'
import { CELL_NAMES, NOWHERE, OUTSIDE, SPOT_NAMES } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import { AT, type SharksState } from '../state.ts'
import { eat, isFull } from '../stomach.ts'
import { SHIFT, STAY, STOP, SWIM } from '../words.ts'
import { spotFault } from './start.ts'
import type { SharksStep } from './step.ts'

const FREE = 0
const HAS_OIL = 1
const HAS_BOAT = 2
const HAS_SHARK = 3

/** Rulebook, "Swim through the ocean": one tile at a time, then stop. */
export const swim: SharksStep = {
  legal(setting, s, _seat, into) {
    const here = s.at[s.active]
    if (here >= OUTSIDE) return legalOutside(setting, s, here - OUTSIDE, into)
    const { leaps, moves } = setting.seats[s.active]
    let count = 0
    if (s.stepsLeft > 0) {
      const near = setting.ocean.neighbours[here]
      for (let i = 0; i < near.length; i++)
        if (canEnter(setting, s, near[i])) into[count++] = SWIM.of(near[i])
      if (mayLeap(setting, s)) {
        const far = leaps[here]
        for (let i = 0; i < far.length; i++) if (canEnter(setting, s, far[i])) into[count++] = SWIM.of(far[i])
      }
    }
    if (s.stepsLeft < moves && here !== s.origin) into[count++] = STOP
    if (count === 0) into[count++] = STAY
    return count
  },

  apply(setting, s, _seat, action, _chance, emit) {
    s.beat++
    if (action === STOP) s.step = AT.land
    else if (action === STAY) stay(setting, s, emit)
    else if (SHIFT.has(action)) shift(setting, s, SHIFT.thing(action), emit)
    else swimTo(setting, s, SWIM.thing(action), emit)
  },

  prompt(setting, s) {
    const seat = setting.seats[s.active].id
    const here = s.at[s.active]
    if (here >= OUTSIDE) {
      const entry = setting.ocean.entries[here - OUTSIDE]
      return whatBlocks(setting, s, entry) === FREE
        ? message('sharks.ask.enter', { seat, cell: CELL_NAMES[entry] })
        : message('sharks.ask.shift', { seat })
    }
    return message('sharks.ask.swim', { seat, steps: s.stepsLeft })
  },

  refuse(setting, s, _seat, action) {
    if (action === STOP)
      return message(
        s.stepsLeft < setting.seats[s.active].moves ? 'sharks.no.stop-origin' : 'sharks.no.stop-unmoved',
      )
    if (action === STAY) return message('sharks.no.stay')
    if (SHIFT.has(action)) return refuseShift(setting, s, SHIFT.thing(action))
    return SWIM.has(action) ? refuseSwim(setting, s, SWIM.thing(action)) : null
  },
}

function legalOutside(setting: Setting, s: SharksState, spot: number, into: Uint16Array): number {
  const { entries } = setting.ocean
  if (whatBlocks(setting, s, entries[spot]) === FREE) {
    into[0] = SWIM.of(entries[spot])
    return 1
  }
  let count = 0
  for (let other = 0; other < entries.length; other++)
    if (
      entries[other] !== NOWHERE &&
      !s.at.includes(OUTSIDE + other) &&
      whatBlocks(setting, s, entries[other]) === FREE
    )
      into[count++] = SHIFT.of(other)
  if (count === 0) into[count++] = STAY
  return count
}

/** Rulebook, "Oil Spill": no shark enters it. Boat and sharks block those who cannot pass through them. */
function whatBlocks(setting: Setting, s: SharksState, cell: number): number {
  const { throughBoat, throughSharks } = setting.seats[s.active]
  if (s.tiles[cell] === OIL) return HAS_OIL
  if (s.boat === cell && !throughBoat) return HAS_BOAT
  if (!throughSharks && isSharkAt(s, cell)) return HAS_SHARK
  return FREE
}

function isSharkAt(s: SharksState, cell: number): boolean {
  for (let seat = 0; seat < s.at.length; seat++) if (s.at[seat] === cell && seat !== s.active) return true
  return false
}

/** A step back onto the tile the turn began on must leave a step to go on from there. */
function canEnter(setting: Setting, s: SharksState, cell: number): boolean {
  return (cell !== s.origin || s.stepsLeft > 1) && whatBlocks(setting, s, cell) === FREE
}

function mayLeap(setting: Setting, s: SharksState): boolean {
  return s.leaps === 0 || setting.seats[s.active].leapsAgain
}

function swimTo(setting: Setting, s: SharksState, cell: number, emit?: Emit): void {
  const seat = s.active
  const here = s.at[seat]
  const leap = here < OUTSIDE && !setting.ocean.neighbours[here].includes(cell)
  if (leap) s.leaps++
  s.at[seat] = cell
  s.stepsLeft--
  if (emit) {
    const { id } = setting.seats[seat]
    emit(happened('sharks.swam', { seat: id, cell: CELL_NAMES[cell] }))
    const agile = setting.seats[seat].moves > MOVES && s.stepsLeft === 0
    if (leap || agile || s.boat === cell || isSharkAt(s, cell)) emit(happened(ABILITY_USED[id], { seat: id }))
  }
  eatTrash(setting, s, cell, emit)
}

/** Rulebook, "Eating Trash": in the order of the path; what no longer fits stays where it is. */
function eatTrash(setting: Setting, s: SharksState, cell: number, emit?: Emit): void {
  if (s.trash[cell] === 0) return
  const place = { seat: setting.seats[s.active].id, cell: CELL_NAMES[cell] }
  if (isFull(setting, s, s.active)) {
    emit?.(happened('sharks.left-trash', place))
    return
  }
  emit?.(happened('sharks.ate-trash', place))
  eat(setting, s, TRASH + s.trash[cell] - 1, emit)
  s.trash[cell] = 0
}

function shift(setting: Setting, s: SharksState, spot: number, emit?: Emit): void {
  s.at[s.active] = OUTSIDE + spot
  emit?.(happened('sharks.shifted', { seat: setting.seats[s.active].id, spot: SPOT_NAMES[spot] }))
}

/** Boxed in, a shark performs its tile's action again; outside there is none to perform. */
function stay(setting: Setting, s: SharksState, emit?: Emit): void {
  const seat = setting.seats[s.active].id
  const waits = s.at[s.active] >= OUTSIDE
  emit?.(happened(waits ? 'sharks.waited' : 'sharks.stayed', { seat }))
  s.step = waits ? AT.score : AT.land
}

/** By what blocks the way; where nothing does, it leads back to where the turn began. */
const BLOCKED = ['sharks.no.origin', 'sharks.no.oil', 'sharks.no.boat', 'sharks.no.shark'] as const

function refuseSwim(setting: Setting, s: SharksState, cell: number) {
  const named = { cell: CELL_NAMES[cell] }
  const here = s.at[s.active]
  if (s.tiles[cell] < 0) return message('sharks.no.cell', named)
  if (here >= OUTSIDE && setting.ocean.entries[here - OUTSIDE] !== cell)
    return message('sharks.no.entry', named)
  if (here < OUTSIDE) {
    if (s.stepsLeft === 0) return message('sharks.no.steps', named)
    const leaps = setting.seats[s.active].leaps[here].includes(cell)
    if (!leaps && !setting.ocean.neighbours[here].includes(cell)) return message('sharks.no.far', named)
    if (leaps && !mayLeap(setting, s)) return message('sharks.no.leap', named)
  }
  return message(BLOCKED[whatBlocks(setting, s, cell)], named)
}

function refuseShift(setting: Setting, s: SharksState, spot: number) {
  const { entries } = setting.ocean
  const own = s.at[s.active] - OUTSIDE
  if (own < 0) return null
  if (whatBlocks(setting, s, entries[own]) === FREE) return message('sharks.no.shift')
  const fault = spot === own ? null : spotFault(setting, s, spot)
  if (fault !== null) return message(fault, { spot: SPOT_NAMES[spot] })
  return message(BLOCKED[whatBlocks(setting, s, entries[spot])], { cell: CELL_NAMES[entries[spot]] })
}
