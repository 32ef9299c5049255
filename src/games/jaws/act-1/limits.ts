/** Numbers the rulebook prints. */

/** Phase 2: the shark may take up to so many actions; a speed burst is one of them, of three steps. */
export const SHARK_ACTIONS = 3
export const BURST_STEPS = 3
/** Phase 3: each crew member may take up to so many. */
export const CREW_ACTIONS = 4
/** A captain who was knocked off needs so many actions to climb back. */
export const CLIMB_ACTIONS = 2
/** Michael counts for two on the swimmer track, which ends at 9. */
export const MICHAEL_COUNTS = 2
export const TRACK_END = 9
/** Act 1 alone: so many on the track win it for the shark. */
export const ENOUGH_EATEN_ALONE = 7
/** So many barrels on the shark end the act. */
export const ENOUGH_BARRELS = 2
/** Hooper's speedboat goes so far in one action. */
export const SPEEDBOAT_SPACES = 2
