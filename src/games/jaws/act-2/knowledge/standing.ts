import { total } from '../../numbers.ts'
import { SHARK } from '../../seats.ts'
import type { Setting } from '../../setting.ts'
import { AMMO, ATTACHABLE, CREW_SIZE, NOWHERE, WATER, ZONES } from '../components.ts'
import { heldOfKind } from '../crew.ts'
import { winnersOf } from '../game-end.ts'
import { type Act2Setting, DISCARDED, NEEDS_AMMO } from '../setting.ts'
import { type Act2State, NONE, OVER } from '../state.ts'
import { promise } from './promise.ts'
import { grip, headcount, weaponWorth } from './worth.ts'

/** Log odds of a wound of the shark, about. */
const WOUND = 0.23

/** How each seat stands when a round is over: the shark's chance, and the crew's, who have the same one. */
export function foresee({ act2 }: Setting, s: Act2State, into: Float64Array): void {
  share(s, advantage(act2, s), into)
}

/** The same within a round, with what has been chosen for it: for those who look no further. */
export function evaluate({ act2 }: Setting, s: Act2State, into: Float64Array): void {
  share(s, advantage(act2, s) + WOUND * promise(act2, s), into)
}

function share(s: Act2State, odds: number, into: Float64Array): void {
  const shark = s.step === OVER ? finalShare(s) : 1 / (1 + Math.exp(-odds))
  into[SHARK] = shark
  for (let seat = 1; seat <= CREW_SIZE; seat++) into[seat] = 1 - shark
}

function finalShare({ ending }: Act2State): number {
  const winners = winnersOf(ending)
  if (winners === 0) return 0.5
  return winners === 1 << SHARK ? 1 : 0
}

/** Fitted to games that bots have played against each other, in the order of the features. */
const WEIGHTS = Float64Array.of(
  -1.041,
  0.077,
  0.111,
  0.127,
  -0.128,
  0.17,
  0.19,
  0.148,
  -0.055,
  1.783,
  -0.145,
  8.769,
)

const features = new Float64Array(WEIGHTS.length)

/** The log odds of the shark's victory. */
function advantage(orca: Act2Setting, s: Act2State): number {
  look(orca, s)
  let sum = 0
  for (let i = 0; i < WEIGHTS.length; i++) sum += WEIGHTS[i] * features[i]
  return sum
}

/** What the position looks like, as numbers. */
function look(orca: Act2Setting, s: Act2State): void {
  let lives = 0
  let wet = 0
  let strength = 0
  let hurt = 0
  let shots = 0
  let less = 0
  let held = 0
  for (let design = 0; design < s.attached.length; design++) {
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
  features[0] = 1
  features[1] = left
  features[2] = hurt
  features[3] = destroyed
  features[4] = damaged
  features[5] = total(s.hand)
  features[6] = -strength
  features[7] = -shots
  features[8] = wet
  features[9] = (toKill - toSink) / (0.15 + Math.min(toKill, toSink))
  features[10] = 1 / (0.1 + toSink)
  features[11] = 1 / (3 + lives)
}
