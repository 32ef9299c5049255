import { hasSeat, type Seat } from '#kernel/seats.ts'
import { showsShark } from '../combat-phase/line.ts'
import { SHARK_SEAT, TARGET } from '../components.ts'
import type { Setting } from '../setting.ts'
import type { IslandState } from '../state.ts'
import { isPaid } from '../terrorize-phase/hunters-response.ts'
import { COIN, DAMAGE, shareAfter, terrorNeeded, terrorNeededByAny } from './evaluation.ts'
import { DOUBLE, DOUBLE_OVER, ENDS, OVER_23 } from './odds.ts'

/** Where the worths of all totals are written. */
export interface Worths {
  readonly worth: Float64Array
  over: number
  double: number
  doubleOver: number
}

/** More than all Hunters together can do in one combat. */
const MOST_WOUNDS = 32

/** How many wounds the Active Hunters do, how likely; and what the rest of the combat brings the Shark. */
const wounds = new Float64Array(MOST_WOUNDS)
const before = new Float64Array(MOST_WOUNDS)
let afloat = 1
let sundry = 0

/** What each total of the Shark's is worth in the whole game, against where the Hunters' lines will end. */
export function sharkStakes(
  setting: Setting,
  s: IslandState,
  ends: readonly Float64Array[],
  into: Worths,
): void {
  const needed = terrorNeeded(s, s.strategy)
  const worthOf = (mine: number): number => {
    meetAll(setting, s, mine, ends, SHARK_SEAT)
    return mean(setting, s, mine, needed)
  }
  for (let mine = 0; mine <= TARGET; mine++) into.worth[mine] = worthOf(mine)
  into.over = worthOf(OVER_23)
  into.double = worthOf(DOUBLE)
  into.doubleOver = worthOf(DOUBLE_OVER)
}

/** What each total of an Active Hunter's is worth in the whole game, whatever the Shark and the others end on. */
export function hunterStakes(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  ends: readonly Float64Array[],
  into: Worths,
): void {
  const needed = terrorNeededByAny(s)
  into.worth.fill(0)
  into.over = 0
  for (let shark = 0; shark < ENDS; shark++) {
    const likely = ends[SHARK_SEAT][shark]
    if (likely === 0) continue
    const after = (wins: number, perfect: number): number => {
      meetAll(setting, s, shark, ends, seat)
      meetOne(setting, s, seat, shark, wins, perfect)
      return likely * (1 - mean(setting, s, shark, needed))
    }
    const lost = after(0, 0)
    const won = after(1, 0)
    const perfect = after(0, 1)
    into.over += lost
    for (let mine = 0; mine <= TARGET; mine++) {
      const beats = shark === OVER_23 || (shark <= TARGET && mine > shark)
      into.worth[mine] += beats ? (mine === TARGET ? perfect : won) : lost
    }
  }
}

/** All Hunters but one against a total of the Shark's. */
function meetAll(
  setting: Setting,
  s: IslandState,
  shark: number,
  ends: readonly Float64Array[],
  but: Seat,
): void {
  wounds.fill(0)
  wounds[0] = 1
  afloat = 1
  sundry = 0
  for (let seat = 1; seat < setting.seats.length; seat++) {
    if (seat === but) continue
    let wins = 0
    let perfect = 0
    if (shark <= OVER_23) {
      for (let sum = shark === OVER_23 ? 0 : shark + 1; sum < TARGET; sum++) wins += ends[seat][sum]
      if (shark !== TARGET) perfect = ends[seat][TARGET]
    }
    if (hasSeat(s.active, seat)) meetOne(setting, s, seat, shark, wins, perfect)
    else if (isPaid(setting, s)) sundry += (1 - wins - perfect) * COIN
  }
}

/** One more Active Hunter, who wins so often, and so often with exactly 23. */
function meetOne(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  shark: number,
  wins: number,
  perfect: number,
): void {
  const loses = 1 - wins - perfect
  const most = MOST_WOUNDS - 1
  before.set(wounds)
  wounds.fill(0)
  for (let had = 0; had < MOST_WOUNDS; had++) {
    if (before[had] === 0) continue
    wounds[had] += before[had] * loses
    wounds[Math.min(most, had + 1 + s.damageUp[seat])] += before[had] * wins
    wounds[Math.min(most, had + 2 + s.damageUp[seat])] += before[had] * perfect
  }
  const more = (showsShark(s.lines[seat]) ? 1 : 0) + (shark === TARGET ? 1 : 0)
  const hit = Math.max(0, 1 + more + s.frenzy - s.shield[seat])
  sundry += loses * hit * DAMAGE
  if (hit > 0 && s.damage[seat] + hit >= setting.seats[seat].craft) afloat *= 1 - loses
}

/** The Shark's share of the victory after this combat, over all wounds it may bring. */
function mean(setting: Setting, s: IslandState, shark: number, needed: number): number {
  const { least, most } = setting.tiles[s.row[s.found]]
  const prize = s.response || shark === DOUBLE_OVER ? 0 : (least + most) / 2
  let share = 0
  for (let count = 0; count < MOST_WOUNDS; count++) {
    if (wounds[count] === 0) continue
    const terror = (count === 0 ? prize : 0) + 1 - afloat
    share += wounds[count] * shareAfter(setting, s, Math.max(0, count - s.hide), terror, sundry, needed)
  }
  return share
}
