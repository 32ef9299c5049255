import type { Insight } from '#kernel/knowledge.ts'
import { hasSeat, type Seat } from '#kernel/seats.ts'
import { SHARK_SEAT, TARGET } from '../components.ts'
import type { Setting } from '../setting.ts'
import type { IslandState } from '../state.ts'
import { isPaid } from '../terrorize-phase/hunters-response.ts'
import { endsAtAGlance, endsOf, endsUnseen } from './ends.ts'
import { ENDS, OVER_23 } from './odds.ts'
import { hunterStakes, sharkStakes } from './stakes.ts'

/** A Hunter's 23 wounds twice; the Shark's does one more damage. In shares of a victory in this combat. */
const PERFECT = 0.6
const SHARK_PERFECT = 0.15
/** What terrorizing is worth beside one wound, for each Terror; a coin; and damage done to a craft. */
const TERROR = 0.55
const COIN = 0.12

const ends = Array.from({ length: 8 }, () => new Float64Array(ENDS))

/** What each total is worth to a seat, from what it makes of the others. */
export class Prospect {
  readonly worth = new Float64Array(TARGET + 1)
  over = 0
  double = 0
  doubleOver = 0
  /** Of a Hunter: how likely each total wins. Of the Shark: how likely it holds against an Active Hunter. */
  readonly #wins = new Float64Array(TARGET + 2)

  chance(sum: number): number {
    return this.#wins[Math.min(sum, OVER_23)]
  }

  look(
    setting: Setting,
    s: IslandState,
    seat: Seat,
    unseen: Int32Array,
    left: number,
    insight: Insight,
  ): void {
    const knowsAll = seat === SHARK_SEAT || (insight === 'stakes' && hasSeat(s.active, seat))
    for (let other = 0; other < (knowsAll ? setting.seats.length : 1); other++) {
      if (other === seat) continue
      if (insight !== 'own') endsOf(s, other, unseen, left, insight, ends[other])
      // Who sees little looks at those who are done and takes all others for average.
      else if (!hasSeat(s.passed, other)) ends[other].set(endsUnseen(other === SHARK_SEAT))
      else endsAtAGlance(s, other, ends[other])
    }
    if (seat === SHARK_SEAT) this.#asShark(setting, s)
    else this.#asHunter(s, seat)
    if (insight !== 'stakes') return
    if (seat === SHARK_SEAT) sharkStakes(setting, s, ends, this)
    else if (knowsAll) hunterStakes(setting, s, seat, ends, this)
  }

  /** Above the Shark, or not over when it is. */
  #asHunter(s: IslandState, seat: Seat): void {
    const shark = ends[SHARK_SEAT]
    const active = hasSeat(s.active, seat)
    let below = shark[OVER_23]
    for (let sum = 0; sum <= TARGET; sum++) {
      this.#wins[sum] = below
      this.worth[sum] = below * (active && sum === TARGET ? 1 + PERFECT : 1)
      below += shark[sum]
    }
    this.#wins[OVER_23] = 0
    this.over = 0
  }

  /** Holds against each Hunter who is not above it; terrorizes when no Active one is. */
  #asShark(setting: Setting, s: IslandState): void {
    const holdsAll = new Float64Array(TARGET + 2).fill(1)
    const sum = new Float64Array(TARGET + 2)
    const coin = isPaid(setting, s) ? COIN : 0
    let actives = 0
    this.#wins.fill(0)
    for (let seat = 1; seat < setting.seats.length; seat++) {
      const active = hasSeat(s.active, seat)
      if (active) actives++
      let higher = 0
      for (let mine = TARGET; mine >= 0; mine--) {
        this.#count(sum, holdsAll, mine, 1 - higher, active ? null : coin)
        higher += ends[seat][mine]
      }
      this.#count(sum, holdsAll, OVER_23, 1 - higher, active ? null : coin)
    }
    const prize = s.response ? 0 : TERROR * terrorHere(setting, s)
    for (let mine = 0; mine <= TARGET; mine++)
      this.worth[mine] = sum[mine] + prize * holdsAll[mine] + (mine === TARGET ? SHARK_PERFECT * actives : 0)
    this.over = sum[OVER_23] + (actives > 0 ? prize * holdsAll[OVER_23] : prize)
    const all = actives + coin * (setting.hunters - actives)
    this.double = all + prize
    this.doubleOver = all
    for (let mine = 0; mine <= OVER_23; mine++) this.#wins[mine] /= Math.max(1, actives)
  }

  /** `coin` is what a Hunter In Communication who is held against pays; null for an Active one. */
  #count(sum: Float64Array, holdsAll: Float64Array, mine: number, holds: number, coin: number | null): void {
    sum[mine] += coin === null ? holds : coin * holds
    if (coin !== null) return
    holdsAll[mine] *= holds
    this.#wins[mine] += holds
  }
}

function terrorHere(setting: Setting, s: IslandState): number {
  const { least, most } = setting.tiles[s.row[s.found]]
  return (least + most) / 2
}
