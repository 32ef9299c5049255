import { SHARK } from '#games/jaws/seats.ts'
import type { Emit } from '#kernel/event.ts'
import { isDamaged } from '../boat.ts'
import { BOAT_NAMES, CREW_SIZE, EXTRA_STRENGTH, NOWHERE, WATER, WATER_NAMES, ZONES } from '../components.ts'
import { bitOf, discardGear, fighters, nameOf, seatOf } from '../crew.ts'
import { happened } from '../events.ts'
import { endFight } from '../game-end.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, BOAT_DESTROYED, CREW_ELIMINATED, SHARK_ELIMINATED } from '../state.ts'

const ALL_TILES = (1 << ZONES) - 1

/** Rulebook, "Damage and Destruction" of a boat space; whoever stood there falls. Returns whether anything broke. */
export function hitBoat(
  orca: Act2Setting,
  s: Act2State,
  zone: number,
  hits: number,
  main: boolean,
  emit?: Emit,
): boolean {
  const { damage, destroy, damaged } = orca.tiles[zone]
  const space = BOAT_NAMES[zone]
  const wasDamaged = isDamaged(s, zone)
  if (hits < (wasDamaged ? damaged : damage)) {
    emit?.(happened('jaws.orca.boat-missed', { space, hits }))
    return false
  }
  if (wasDamaged || hits >= destroy || (main && s.ability === EXTRA_STRENGTH)) {
    s.damaged &= ~(1 << zone)
    s.destroyed |= 1 << zone
    emit?.(happened('jaws.orca.boat-destroyed', { space, hits }))
  } else {
    s.damaged |= 1 << zone
    emit?.(happened('jaws.orca.boat-damaged', { space, hits }))
  }
  for (let member = 0; member < CREW_SIZE; member++) if (s.at[member] === zone) fall(s, member, emit)
  if (s.destroyed === ALL_TILES) endFight(s, BOAT_DESTROYED, emit)
  return true
}

/** From the boat into the water of the same zone. */
export function fall(s: Act2State, member: number, emit?: Emit): void {
  const at = s.at[member]
  if (at < 0 || at >= WATER) return
  s.at[member] = at + WATER
  emit?.(happened('jaws.orca.fell', { seat: nameOf(member), space: WATER_NAMES[at] }))
}

/** The last wound ends the fight. */
export function woundShark(orca: Act2Setting, s: Act2State, wounds: number, emit?: Emit): void {
  s.wounds[SHARK] += wounds
  if (s.wounds[SHARK] >= orca.lives[SHARK]) endFight(s, SHARK_ELIMINATED, emit)
}

/** Wounds for a crew member who sits in no cage; the last one eliminates. */
export function woundCrew(orca: Act2Setting, s: Act2State, member: number, hits: number, emit?: Emit): void {
  const seat = seatOf(member)
  if (hits === 0 || (s.caged & bitOf(member)) !== 0) {
    emit?.(happened(hits === 0 ? 'jaws.orca.unhurt' : 'jaws.orca.safe-in-cage', { seat: nameOf(member) }))
    return
  }
  s.wounds[seat] += hits
  emit?.(happened('jaws.orca.wounded', { seat: nameOf(member), wounds: hits, total: s.wounds[seat] }))
  if (s.wounds[seat] >= orca.lives[seat]) eliminate(s, member, emit)
}

/** Rulebook, "Eliminating Crew Members": off the board with all gear; what sticks in the shark stays there. */
function eliminate(s: Act2State, member: number, emit?: Emit): void {
  s.at[member] = NOWHERE
  const held = s.gear[member]
  for (let design = 0; design < held.length; design++) while (held[design] > 0) discardGear(s, member, design)
  emit?.(happened('jaws.orca.eliminated', { seat: nameOf(member) }))
  if (fighters(s) === 0) endFight(s, CREW_ELIMINATED, emit)
}
