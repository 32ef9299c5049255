import { total } from '../../numbers.ts'
import { SHARK } from '../../seats.ts'
import type { Setting } from '../../setting.ts'
import { AMMO, ATTACHABLE, CREW_SIZE, NOWHERE, WATER } from '../components.ts'
import { heldOfKind } from '../crew.ts'
import { winnersOf } from '../game-end.ts'
import { type Act2Setting, DISCARDED, NEEDS_AMMO } from '../setting.ts'
import { type Act2State, NONE, OVER } from '../state.ts'
import { headcount, weaponWorth } from './worth.ts'

/** How each seat stands: the shark's chance, and the crew's, who have the same one. */
export function evaluate({ act2: orca }: Setting, s: Act2State, into: Float64Array): void {
  const shark = s.step === OVER ? finalShare(s) : 1 / (1 + Math.exp(-advantage(orca, s)))
  into[SHARK] = shark
  for (let seat = 1; seat <= CREW_SIZE; seat++) into[seat] = 1 - shark
}

function finalShare({ ending }: Act2State): number {
  const winners = winnersOf(ending)
  if (winners === 0) return 0.5
  return winners === 1 << SHARK ? 1 : 0
}

export const FEATURES = 12
export const features = new Float64Array(FEATURES)
export const WEIGHTS = Float64Array.of(0, 0.35, 0.3, 0.2, 0.6, 0.3, 0.2, 0.25, 0.1, 0.2, 0.2, 0.2)

/** The log odds of the shark's victory. */
function advantage(orca: Act2Setting, s: Act2State): number {
  look(orca, s)
  let sum = 0
  for (let i = 0; i < FEATURES; i++) sum += WEIGHTS[i] * features[i]
  return sum
}

/** What the position looks like, as numbers that speak for the shark when they are high. */
export function look(orca: Act2Setting, s: Act2State): void {
  let lives = 0
  let out = 0
  let wet = 0
  let strength = 0
  let shots = 0
  let less = 0
  let hinder = 0
  for (let design = 0; design < s.attached.length; design++) {
    if (s.attached[design] === 0) continue
    less += orca.gear[design].evade
    hinder++
  }
  const evade = Math.max(0, 1 - less)
  for (let member = 0; member < CREW_SIZE; member++) {
    if (s.at[member] === NOWHERE) {
      out++
      continue
    }
    lives += orca.lives[member + 1] - s.wounds[member + 1]
    if (s.at[member] >= WATER) wet++
    const held = s.gear[member]
    let best = 0
    for (let design = 0; design < held.length; design++) {
      if (held[design] === 0) continue
      const { kind, discard } = orca.gear[design]
      if (kind > ATTACHABLE) continue
      if (kind === ATTACHABLE || discard === DISCARDED) shots++
      else if (discard === NEEDS_AMMO) shots += heldOfKind(orca, s, member, AMMO) === NONE ? 1 : 2
      else best = Math.max(best, weaponWorth(orca, design, evade))
    }
    strength += best
  }
  features[0] = 1
  features[1] = orca.lives[SHARK] - s.wounds[SHARK]
  features[2] = -lives
  features[3] = out
  features[4] = headcount(s.destroyed)
  features[5] = headcount(s.damaged)
  features[6] = total(s.hand)
  features[7] = -strength
  features[8] = -shots
  features[9] = wet
  features[10] = -hinder
  features[11] = 1 / (orca.lives[SHARK] - s.wounds[SHARK] + 1)
}
