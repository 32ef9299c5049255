import { type EventOf, happenedIn } from '#kernel/event.ts'
import type { SeatId } from '../seats.ts'
import type { BeachName, SpaceName, WaterName } from './island.ts'
import type { Token } from './tokens.ts'

/**
 * What can happen in Act 1, in the order of the rulebook. Event cards are called by their ids. `left` is what is there
 * afterwards: swimmers at a beach, barrels aboard the Orca.
 */
export type Act1Event =
  // Setup
  | EventOf<'jaws.started', { space: WaterName }>
  // Phase 1: Event
  | EventOf<'jaws.round', { round: number }>
  | EventOf<'jaws.event', { event: string }>
  | EventOf<'jaws.crowd', Nothing>
  | EventOf<'jaws.placed', { beach: BeachName; count: number }>
  | EventOf<'jaws.opening', AtBeach>
  | EventOf<'jaws.opened', AtBeach>
  | EventOf<'jaws.shut', AtBeach>
  | EventOf<'jaws.fetched', { space: WaterName }>
  | EventOf<'jaws.michael', AtBeach>
  | EventOf<'jaws.gathered', AtBeach>
  | EventOf<'jaws.flew', { seat: SeatId; space: SpaceName }>
  | EventOf<'jaws.stayed', { seat: SeatId }>
  // Phase 2: Shark. What it plans, told to nobody else
  | EventOf<'jaws.plan.swim', { space: WaterName }>
  | EventOf<'jaws.plan.burst', { space: WaterName }>
  | EventOf<'jaws.plan.eat', Nothing>
  | EventOf<'jaws.plan.eat-michael', Nothing>
  | EventOf<'jaws.plan.eat-all', { swimmers: number }>
  | EventOf<'jaws.plan.token', { token: Token }>
  | EventOf<'jaws.plan.knock', { seat: SeatId }>
  // and what it announces
  | EventOf<'jaws.ate', { beach: BeachName; count: number; left: number }>
  | EventOf<'jaws.ate-michael', AtBeach>
  | EventOf<'jaws.ate-none', Nothing>
  | EventOf<'jaws.sensors', { spaces: readonly WaterName[] }>
  | EventOf<'jaws.no-sensors', Nothing>
  | EventOf<'jaws.token', Nothing>
  | EventOf<'jaws.no-token', Nothing>
  | EventOf<'jaws.knocked', { seat: SeatId; space: WaterName }>
  | EventOf<'jaws.track', { eaten: number }>
  // Phase 3: Crew
  | EventOf<'jaws.turn', { seat: SeatId }>
  | EventOf<'jaws.moved', { seat: SeatId; space: SpaceName }>
  | EventOf<'jaws.rescued', { seat: SeatId; beach: BeachName; left: number }>
  | EventOf<'jaws.rescued-michael', { seat: SeatId; beach: BeachName }>
  | EventOf<'jaws.took', { seat: SeatId; count: number; from: BarrelSource; space: SpaceName }>
  | EventOf<'jaws.dropped', { seat: SeatId; space: SpaceName }>
  | EventOf<'jaws.gave', { seat: SeatId; count: number }>
  | EventOf<'jaws.launched', { space: WaterName }>
  | EventOf<'jaws.missed', { space: WaterName }>
  | EventOf<'jaws.hit', { space: WaterName; barrels: number; left: number }>
  | EventOf<'jaws.seen', AtBeach>
  | EventOf<'jaws.not-seen', AtBeach>
  | EventOf<'jaws.finder-here', { space: WaterName }>
  | EventOf<'jaws.finder-nearby', { space: WaterName }>
  | EventOf<'jaws.finder-neither', { space: WaterName }>
  | EventOf<'jaws.closed', AtBeach>
  | EventOf<'jaws.climbs', { seat: SeatId }>
  | EventOf<'jaws.aboard', { seat: SeatId }>
  | EventOf<'jaws.spare', { seat: SeatId }>
  | EventOf<'jaws.ended', { seat: SeatId; actions: number }>
  // End of Act 1
  | EventOf<'jaws.act-1-over', { why: ActEnd }>

type Nothing = { readonly [param in never]: never }
type AtBeach = { beach: BeachName }

/** What ended the act. */
export type ActEnd = 'track' | 'barrels' | 'events'

/** Where a crew member takes barrels. */
export type BarrelSource = 'dock' | 'water' | 'hooper' | 'shop'

export const happened = happenedIn<Act1Event>()
