import { type EventOf, happenedIn } from '#kernel/event.ts'
import type { SeatId } from '../seats.ts'
import type { AbilityId, BoatName, Face, Letter, WaterName, ZoneName } from './components.ts'

/**
 * What can happen in Act 2, in the order of the rulebook. Gear and resurface cards are called by their ids. `total` is how
 * many wounds there are then.
 */
export type Act2Event =
  // Setup
  | EventOf<'jaws.orca.begins', { gear: number; abilities: number }>
  | EventOf<'jaws.orca.hand', { abilities: readonly AbilityId[] }>
  | EventOf<'jaws.orca.dealt', { gear: readonly string[] }>
  | EventOf<'jaws.orca.assigned', { seat: SeatId; gear: string }>
  | EventOf<'jaws.orca.boarded', { seat: SeatId; space: BoatName }>
  // Step 1: Resurface Options
  | EventOf<'jaws.orca.round', { round: number }>
  | EventOf<'jaws.orca.reshuffled', Nothing>
  | EventOf<'jaws.orca.turned-up', Card>
  | EventOf<'jaws.orca.turned-up-shaking', Card>
  // Step 2: Shark Chooses
  | EventOf<'jaws.orca.plan-letter', { letter: Letter }>
  | EventOf<'jaws.orca.plan-ability', { ability: AbilityId }>
  | EventOf<'jaws.orca.locked', Nothing>
  | EventOf<'jaws.orca.locked-ability', Nothing>
  | EventOf<'jaws.orca.chum', { seat: SeatId; gear: string }>
  | EventOf<'jaws.orca.showed', { letter: Letter }>
  // Step 3: Crew Prepares
  | EventOf<'jaws.orca.stayed', { seat: SeatId }>
  | EventOf<'jaws.orca.moved', { seat: SeatId; space: BoatName | WaterName }>
  | EventOf<'jaws.orca.climbed', { seat: SeatId; space: BoatName | WaterName }>
  | EventOf<'jaws.orca.readied', { seat: SeatId; gear: string }>
  | EventOf<'jaws.orca.targeted', { seat: SeatId; space: WaterName }>
  // Step 4: Shark Reveals
  | EventOf<'jaws.orca.surfaced', { letter: Letter; card: string; space: WaterName }>
  | EventOf<'jaws.orca.ability', { ability: AbilityId }>
  | EventOf<'jaws.orca.shook-off', { gear: readonly string[] }>
  | EventOf<'jaws.orca.barbs', Wounds>
  | EventOf<'jaws.orca.shifted', { seat: SeatId; space: WaterName }>
  | EventOf<'jaws.orca.nobody-on-target', Nothing>
  // Step 5: Crew Attacks
  | EventOf<'jaws.orca.held-back', { seat: SeatId }>
  | EventOf<'jaws.orca.hit', Blow & Wounds>
  | EventOf<'jaws.orca.missed', Blow>
  | EventOf<'jaws.orca.attached', { seat: SeatId; gear: string }>
  | EventOf<'jaws.orca.gave-up', { seat: SeatId; gear: string }>
  // Step 6: Shark Attacks
  | EventOf<'jaws.orca.rammed', { space: WaterName }>
  | EventOf<'jaws.orca.no-attack', Nothing>
  | EventOf<'jaws.orca.attacks-boat', { space: BoatName }>
  | EventOf<'jaws.orca.attacks-boat-again', { space: BoatName }>
  | EventOf<'jaws.orca.attacks-crew', { seat: SeatId }>
  | EventOf<'jaws.orca.attacks-crew-again', { seat: SeatId }>
  | EventOf<'jaws.orca.caged', { seat: SeatId; gear: string }>
  | EventOf<'jaws.orca.rolled', { dice: readonly Face[] }>
  | EventOf<'jaws.orca.rerolled', { count: number; dice: readonly Face[] }>
  | EventOf<'jaws.orca.boat-missed', { space: BoatName; hits: number }>
  | EventOf<'jaws.orca.boat-damaged', { space: BoatName; hits: number }>
  | EventOf<'jaws.orca.boat-destroyed', { space: BoatName; hits: number }>
  | EventOf<'jaws.orca.fell', { seat: SeatId; space: WaterName }>
  | EventOf<'jaws.orca.unhurt', { seat: SeatId }>
  | EventOf<'jaws.orca.safe-in-cage', { seat: SeatId }>
  | EventOf<'jaws.orca.wounded', { seat: SeatId } & Wounds>
  | EventOf<'jaws.orca.eliminated', { seat: SeatId }>
  | EventOf<'jaws.orca.no-second', Nothing>
  | EventOf<'jaws.orca.muzzled', Nothing>
  // End of the Round, End of the Game
  | EventOf<'jaws.orca.dives', Nothing>
  | EventOf<'jaws.orca.over', Nothing>

type Nothing = { readonly [param in never]: never }

type Card = { letter: Letter; card: string; zone: ZoneName; evade: number; dice: number }

type Wounds = { wounds: number; total: number }

/** A crew member's attack with a weapon that rolls. */
type Blow = { seat: SeatId; gear: string; dice: readonly Face[]; hits: number; evade: number }

export const happened = happenedIn<Act2Event>()
