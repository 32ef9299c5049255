import { hasSeat, type Seat } from '../../../kernel/seats.ts'
import { lineTotal, showsShark } from '../combat-phase/line.ts'
import { SHARK_CARD, SHARK_SEAT, TARGET } from '../components.ts'
import type { Setting } from '../setting.ts'
import type { IslandState } from '../state.ts'
import { DOUBLE, DOUBLE_OVER, ENDS, finishFrom, OVER_23 } from './odds.ts'

/** A Hunter's 23 wounds twice; the Shark's does one more damage. In shares of a victory in this combat. */
const PERFECT = 0.6
const SHARK_PERFECT = 0.15
/** What terrorizing is worth beside one wound, for each Terror; a coin; and damage done to a craft. */
const TERROR = 0.55
const COIN = 0.12

const line: number[] = []
const mixed = new Float64Array(ENDS)

/** What each total is worth to a seat, from what it can see of the others. */
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

  look(setting: Setting, s: IslandState, seat: Seat, unseen: Int32Array, left: number): void {
    if (seat === SHARK_SEAT) this.#asShark(setting, s, unseen, left)
    else this.#asHunter(s, seat, unseen, left)
  }

  /** Above the Shark, or not over when it is. */
  #asHunter(s: IslandState, seat: Seat, unseen: Int32Array, left: number): void {
    endsOf(s, SHARK_SEAT, unseen, left)
    const active = hasSeat(s.active, seat)
    let below = mixed[OVER_23]
    for (let sum = 0; sum <= TARGET; sum++) {
      this.#wins[sum] = below
      this.worth[sum] = below * (active && sum === TARGET ? 1 + PERFECT : 1)
      below += mixed[sum]
    }
    this.#wins[OVER_23] = 0
    this.over = 0
  }

  /** Holds against each Hunter who is not above it; terrorizes when no Active one is. */
  #asShark(setting: Setting, s: IslandState, unseen: Int32Array, left: number): void {
    const holdsAll = new Float64Array(TARGET + 2).fill(1)
    const sum = new Float64Array(TARGET + 2)
    let actives = 0
    this.#wins.fill(0)
    for (let seat = 1; seat < setting.seats.length; seat++) {
      endsOf(s, seat, unseen, left)
      const active = hasSeat(s.active, seat)
      if (active) actives++
      let higher = 0
      for (let mine = TARGET; mine >= 0; mine--) {
        this.#count(sum, holdsAll, mine, 1 - higher, active)
        higher += mixed[mine]
      }
      this.#count(sum, holdsAll, OVER_23, 1 - higher, active)
    }
    const prize = s.response === 1 ? 0 : TERROR * terrorHere(setting, s)
    for (let mine = 0; mine <= TARGET; mine++)
      this.worth[mine] = sum[mine] + prize * holdsAll[mine] + (mine === TARGET ? SHARK_PERFECT * actives : 0)
    this.over = sum[OVER_23] + (actives > 0 ? prize * holdsAll[OVER_23] : prize)
    const all = actives + COIN * (setting.hunters - actives)
    this.double = all + prize
    this.doubleOver = all
    for (let mine = 0; mine <= OVER_23; mine++) this.#wins[mine] /= Math.max(1, actives)
  }

  #count(sum: Float64Array, holdsAll: Float64Array, mine: number, holds: number, active: boolean): void {
    sum[mine] += active ? holds : COIN * holds
    if (!active) return
    holdsAll[mine] *= holds
    this.#wins[mine] += holds
  }
}

function terrorHere(setting: Setting, s: IslandState): number {
  const { least, most } = setting.tiles[s.row[s.found]]
  return (least + most) / 2
}

/** How another seat's line will end: with any of the unseen cards face down that its owner can have. */
function endsOf(s: IslandState, seat: Seat, unseen: Int32Array, left: number): void {
  mixed.fill(0)
  const seen = s.lines[seat]
  let possible = 0
  for (let card = 1; card <= SHARK_CARD; card++) if (isPossible(s, seat, card)) possible += unseen[card - 1]
  line.length = seen.length
  for (let i = 1; i < seen.length; i++) line[i] = seen[i]
  const passed = hasSeat(s.passed, seat)
  for (let card = 1; card <= SHARK_CARD; card++) {
    if (unseen[card - 1] === 0 || !isPossible(s, seat, card)) continue
    const share = unseen[card - 1] / possible
    line[0] = card
    if (passed) mixed[Math.min(lineTotal(line), OVER_23)] += share
    else {
      unseen[card - 1]--
      finishFrom(line, seat === SHARK_SEAT, s.fight[seat], unseen, left - 1, share, mixed)
      unseen[card - 1]++
    }
  }
  // Two Shark! cards of the Shark's beat everyone, whatever they count.
  mixed[DOUBLE] += mixed[DOUBLE_OVER]
}

function isPossible(s: IslandState, seat: Seat, card: number): boolean {
  if (card === SHARK_CARD) return seat !== SHARK_SEAT || !showsShark(s.lines[seat])
  return card <= s.most[seat]
}
