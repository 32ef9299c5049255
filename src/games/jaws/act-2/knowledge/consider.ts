import { DONE } from '#games/jaws/vocabulary.ts'
import type { ActionList } from '#kernel/game.ts'
import type { Seat } from '#kernel/seats.ts'
import { BESIDE, isEnd } from '../boat.ts'
import { CREW_SIZE, NEVER_DISCARDED } from '../components.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT, TO_MOVE, TO_READY } from '../state.ts'
import { BOARD, CHUM, TARGET } from '../words.ts'
import { placeWorth, readyWorth, targetWorth } from './prepared.ts'

/** So many places to go, and weapons to take up, are thought about. */
const PLACES = 5
const WEAPONS = 3

const worths = new Float64Array(64)

/** Nobody thinks about attacking nothing, aiming where the shark cannot be, or going where there is nothing to do. */
export function consider(
  orca: Act2Setting,
  s: Act2State,
  seat: Seat,
  legal: ActionList,
  count: number,
): number {
  switch (s.step) {
    case AT.board:
      return apart(s, legal, count)
    case AT.prepare:
      if (legal[count - 1] === CHUM) return considerChum(orca, s, seat - 1, legal, count - 1)
      return considerPreparing(orca, s, seat - 1, legal, count)
    case AT.shift:
    case AT.ammo:
      return 1
    case AT['crew-attack']:
      return orca.gear[s.weapon[seat - 1]].discard === NEVER_DISCARDED ? 1 : 2
    case AT['shark-attack']:
    case AT.second:
    case AT.bonus:
      return withoutDone(legal, count)
    default:
      return count
  }
}

/** Amidships, from where most of the boat is near, and not beside another: together the crew reach more waters. */
function apart(s: Act2State, legal: ActionList, count: number): number {
  let taken = 0
  for (let member = 0; member < CREW_SIZE; member++)
    if (s.at[member] >= 0) taken |= (1 << s.at[member]) | BESIDE[s.at[member]]
  let kept = 0
  for (let i = 0; i < count; i++) {
    const zone = BOARD.thing(legal[i])
    if (!isEnd(zone) && (taken & (1 << zone)) === 0) legal[kept++] = legal[i]
  }
  return kept === 0 ? count : kept
}

function withoutDone(legal: ActionList, count: number): number {
  let kept = 0
  for (let i = 0; i < count; i++) if (legal[i] !== DONE) legal[kept++] = legal[i]
  return kept
}

/** It is thrown before its holder has prepared anything, or not at all. */
function considerChum(
  orca: Act2Setting,
  s: Act2State,
  member: number,
  legal: ActionList,
  count: number,
): number {
  const kept = considerPreparing(orca, s, member, legal, count)
  if (s.stage[member] !== TO_MOVE) return kept
  legal[kept] = CHUM
  return kept + 1
}

function considerPreparing(
  orca: Act2Setting,
  s: Act2State,
  member: number,
  legal: ActionList,
  count: number,
): number {
  const stage = s.stage[member]
  if (stage === TO_MOVE) {
    for (let i = 0; i < count; i++) worths[i] = placeWorth(orca, s, member, legal[i])
    return keepBest(legal, count, PLACES)
  }
  if (stage === TO_READY) {
    for (let i = 0; i < count; i++) worths[i] = readyWorth(orca, s, member, legal[i])
    return keepBest(legal, count, WEAPONS)
  }
  let kept = 0
  for (let i = 0; i < count; i++)
    if (targetWorth(orca, s, member, TARGET.thing(legal[i])) > 0) legal[kept++] = legal[i]
  return kept === 0 ? 1 : kept
}

/** The best by worth, the best first. */
function keepBest(legal: ActionList, count: number, most: number): number {
  const kept = Math.min(count, most)
  for (let place = 0; place < kept; place++) {
    let best = place
    for (let i = place + 1; i < count; i++) if (worths[i] > worths[best]) best = i
    const action = legal[best]
    const worth = worths[best]
    legal[best] = legal[place]
    worths[best] = worths[place]
    legal[place] = action
    worths[place] = worth
  }
  return kept
}
