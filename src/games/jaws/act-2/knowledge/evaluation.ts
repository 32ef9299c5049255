import { SHARK } from '#games/jaws/seats.ts'
import { total } from '#kernel/counts.ts'
import { AMMO, ATTACHABLE, CREW_SIZE, DISCARDED, NEEDS_AMMO, NOWHERE, WATER, ZONES } from '../components.ts'
import { heldOfKind } from '../crew.ts'
import { winnersOf } from '../game-end.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, NONE } from '../state.ts'
import { promise } from './promise.ts'
import { grip, headcount, weaponWorth } from './worth.ts'

/** A wound of the shark in log odds, roughly. */
const WOUND = 0.23

/** How each seat stands when a round is over: the shark's chance, and the crew's, who have the same one. */
export function foresee(orca: Act2Setting, s: Act2State, into: Float64Array): void {
  share(s, advantage(orca, s), into)
}

/** The same within a round, with what has been chosen for it: for bots that do not search to its end. */
export function evaluate(orca: Act2Setting, s: Act2State, into: Float64Array): void {
  share(s, advantage(orca, s) + WOUND * promise(orca, s), into)
}

function share(s: Act2State, odds: number, into: Float64Array): void {
  const shark = s.step === AT.over ? finalShare(s) : 1 / (1 + Math.exp(-odds))
  into[SHARK] = shark
  for (let seat = 1; seat <= CREW_SIZE; seat++) into[seat] = 1 - shark
}

function finalShare({ ending }: Act2State): number {
  const winners = winnersOf(ending)
  if (winners === 0) return 0.5
  return winners === 1 << SHARK ? 1 : 0
}

/**
 * Log odds of the shark's victory for one of each, fitted to games that bots have played against each other. They are
 * added in this order.
 */
const WEIGHTS = {
  always: -1.041,
  /** Wounds that the shark can still take, less what sticks to it. */
  left: 0.077,
  /** Strength of the crew's weapons in wounded hands. */
  hurt: 0.111,
  destroyed: 0.127,
  damaged: -0.128,
  /** Abilities in the shark's hand. */
  hand: 0.17,
  /** What the crew's best weapons do in a round. */
  strength: -0.19,
  /** Weapons of one use. */
  shots: -0.148,
  /** Crew members in the water. */
  wet: -0.055,
  /** How much nearer the boat is to its end than the shark. */
  race: 1.783,
  /** The boat is nearly gone. */
  sinking: -0.145,
  /** The crew are nearly gone. */
  dying: 8.769,
} as const

/** The log odds of the shark's victory. */
function advantage(orca: Act2Setting, s: Act2State): number {
  let lives = 0
  let wet = 0
  let strength = 0
  let hurt = 0
  let shots = 0
  let less = 0
  let held = 0
  for (const design of orca.ofKind[ATTACHABLE]) {
    if (s.attached[design] === 0) continue
    less += orca.gear[design].evade
    held += grip(orca, design)
  }
  const evade = Math.max(0, 1 - less)
  for (let member = 0; member < CREW_SIZE; member++) {
    if (s.at[member] === NOWHERE) continue
    const seat = member + 1
    lives += orca.lives[seat] - s.wounds[seat]
    if (s.at[member] >= WATER) wet++
    const gear = s.gear[member]
    let best = 0
    for (let design = 0; design < gear.length; design++) {
      if (gear[design] === 0) continue
      const { kind, discard } = orca.gear[design]
      if (kind > ATTACHABLE) continue
      if (kind === ATTACHABLE || discard === DISCARDED) shots++
      else if (discard === NEEDS_AMMO) shots += heldOfKind(orca, s, member, AMMO) === NONE ? 1 : 2
      else best = Math.max(best, weaponWorth(orca, design, evade))
    }
    strength += best
    hurt += (best * s.wounds[seat]) / orca.lives[seat]
  }
  const destroyed = headcount(s.destroyed)
  const damaged = headcount(s.damaged)
  const left = Math.max(0.5, orca.lives[SHARK] - s.wounds[SHARK] - held)
  const toKill = left / orca.lives[SHARK]
  const toSink = (2 * (ZONES - destroyed) - damaged) / (2 * ZONES)
  const race = (toKill - toSink) / (0.15 + Math.min(toKill, toSink))
  return (
    WEIGHTS.always +
    WEIGHTS.left * left +
    WEIGHTS.hurt * hurt +
    WEIGHTS.destroyed * destroyed +
    WEIGHTS.damaged * damaged +
    WEIGHTS.hand * total(s.hand) +
    WEIGHTS.strength * strength +
    WEIGHTS.shots * shots +
    WEIGHTS.wet * wet +
    WEIGHTS.race * race +
    WEIGHTS.sinking * (1 / (0.1 + toSink)) +
    WEIGHTS.dying * (1 / (3 + lives))
  )
}
