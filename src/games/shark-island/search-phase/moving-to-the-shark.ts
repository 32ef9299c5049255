import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import type { Seat } from '#kernel/seats.ts'
import { happened } from '../events.ts'
import { hunterAt, isMovable, moveToFound } from '../hunters.ts'
import { message } from '../messages/message.ts'
import type { Setting } from '../setting.ts'
import { legalPlays, play, refusePlay } from '../skill-cards/play.ts'
import type { IslandState } from '../state.ts'
import { AT } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { MOVE, PLAY, STAY } from '../words.ts'

/** Rulebook, "Moving to the Shark": once it is found, before combat, each Hunter may answer with what they hold. */
export function foundShark(setting: Setting, s: IslandState, _chance: Chance, emit?: Emit): void {
  emit?.(happened('shark-island.found', { tile: s.found + 1, place: setting.tiles[s.row[s.found]].id }))
  s.nth = 0
  s.step = AT.nextMover
}

export function nextMover(setting: Setting, s: IslandState): void {
  if (anyMovable(setting, s))
    for (; s.nth < setting.hunters; s.nth++) {
      const seat = hunterAt(setting, s, s.nth)
      if (s.hands[seat].length === 0 && !canMoveItself(setting, s, seat)) continue
      s.actor = seat
      s.step = AT.found
      return
    }
  s.step = AT.combat
}

function anyMovable(setting: Setting, s: IslandState): boolean {
  for (let seat = 1; seat < setting.seats.length; seat++) if (isMovable(setting, s, seat)) return true
  return false
}

function canMoveItself(setting: Setting, s: IslandState, seat: Seat): boolean {
  return (setting.seats[seat].flies || s.converge) && isMovable(setting, s, seat)
}

export const moveToShark: IslandStep = {
  optional: true,
  legal(setting, s, seat, into) {
    let count = 0
    if (canMoveItself(setting, s, seat)) into[count++] = MOVE
    count = legalPlays(setting, s, seat, into, count)
    into[count++] = STAY
    return count
  },
  apply(setting, s, seat, action, chance, emit) {
    s.step = AT.nextMover
    if (action === STAY) s.nth++
    else if (action === MOVE) moveToFound(setting, s, seat, emit)
    else play(setting, s, seat, PLAY.thing(action), chance, emit)
  },
  prompt: (setting, s) =>
    message('shark-island.ask.found', { seat: setting.seats[s.who].id, tile: s.found + 1 }),
  refuse: (setting, s, seat, action) =>
    action === MOVE ? message('shark-island.no.move') : refusePlay(setting, s, seat, action),
}
