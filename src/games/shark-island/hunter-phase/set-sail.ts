import { happened } from '../events.ts'
import { isSunk, repair } from '../hunters.ts'
import { message } from '../messages/message.ts'
import { legalPlays, refusePlay } from '../skill-cards/play.ts'
import { DOCKED } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { DOCK, SAIL } from '../words.ts'
import { legalSightings, refuseSight, sightOrPlay } from './actions.ts'
import { endHunterTurn } from './roll-dice.ts'

/**
 * Rulebook, "Set Sail or Dry Dock", "Set Sail", "Dry Dock": onto a tile, or ashore for a full repair; at the red fin there
 * is no choice.
 */
export const setSail: IslandStep = {
  legal(setting, s, seat, into) {
    let count = legalSightings(setting, s, into, 0)
    count = legalPlays(setting, s, seat, into, count)
    if (!isSunk(setting, s, seat))
      for (let tile = 0; tile < s.row.length; tile++) into[count++] = SAIL.of(tile)
    into[count++] = DOCK
    return count
  },
  apply(setting, s, seat, action, chance, emit) {
    if (sightOrPlay(setting, s, seat, action, chance, emit)) return
    const { id } = setting.seats[seat]
    if (action === DOCK) {
      s.at[seat] = DOCKED
      emit?.(happened('shark-island.docked', { seat: id }))
      repair(setting, s, seat, s.damage[seat], emit)
    } else {
      const tile = SAIL.thing(action)
      s.at[seat] = tile
      if (emit) {
        const place = setting.tiles[s.row[tile]].id
        emit(happened('shark-island.sailed', { seat: id, tile: tile + 1, place }))
      }
    }
    endHunterTurn(s)
  },
  prompt: (setting, s) => message('shark-island.ask.sail', { seat: setting.seats[s.who].id }),
  refuse(setting, s, seat, action) {
    if (SAIL.has(action))
      return message(SAIL.thing(action) >= s.row.length ? 'shark-island.no.tile' : 'shark-island.no.sunk')
    return refuseSight(setting, s, action) ?? refusePlay(setting, s, seat, action)
  },
}
