import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import type { Seat } from '#kernel/seats.ts'
import { DICE, FALSE_FIN, FOG, RAMMED } from '../components.ts'
import { turnFin } from '../fins.ts'
import { hunterAt, hurt } from '../hunters.ts'
import { message } from '../messages/message.ts'
import type { Setting } from '../setting.ts'
import { type Effect, FINDS } from '../skill-cards/effect.ts'
import { applyGain } from '../skill-cards/effects.ts'
import { legalPlays, play, refusePlay } from '../skill-cards/play.ts'
import { ASHORE, AT, type IslandState, NONE } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { PLAY, REVEAL, STOP } from '../words.ts'
import { rollSearch } from './search-dice.ts'

/**
 * Rulebook, "Search Phase", "Searching Hunters", "Search": tile by tile from the stack, on each tile the Hunters clockwise
 * from the First Player, each with as many dice as their Search.
 * Rulebook, "Shark Not Revealed by Searching Hunters": it terrorizes its tile.
 */
export function nextSearch(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  for (; s.searching < s.row.length; s.searching++, s.nth = 0)
    for (; s.nth < setting.hunters; s.nth++) {
      const seat = hunterAt(setting, s, s.nth)
      if (s.at[seat] !== s.searching || s.downs[s.searching] === 0) continue
      s.actor = seat
      s.binoculars = 0
      s.buoys = 0
      s.step = AT.searcher
      const dice = setting.seats[seat].search + s.searchShift
      rollSearch(setting, s, Math.max(1, Math.min(DICE, dice)), chance, emit)
      return
    }
  s.searching = 0
  s.step = AT.terrorize
}

/**
 * Rulebook, "Shark Revealed by Searching Hunters": the search is over. Until then the searcher goes on while there is
 * something to reveal with, or a card that might help; that much is public.
 */
export function searcher(setting: Setting, s: IslandState): void {
  if (s.found !== NONE) s.step = AT.foundShark
  else if (s.at[s.actor] === s.searching && s.downs[s.searching] > 0 && mayGoOn(s)) s.step = AT.search
  else endSearch(setting, s)
}

function mayGoOn(s: IslandState): boolean {
  return s.binoculars + s.buoys > 0 || s.hands[s.actor].length > 0
}

function endSearch(_setting: Setting, s: IslandState): void {
  s.nth++
  s.step = AT.nextSearch
}

export const search: IslandStep = {
  legal(setting, s, seat, into) {
    let count = 0
    if (s.binoculars + s.buoys > 0) into[count++] = REVEAL
    count = legalPlays(setting, s, seat, into, count)
    into[count++] = STOP
    return count
  },
  apply(setting, s, seat, action, chance, emit) {
    s.step = AT.searcher
    if (action === STOP) endSearch(setting, s)
    else if (PLAY.has(action)) play(setting, s, seat, PLAY.thing(action), chance, emit)
    else reveal(setting, s, seat, chance, emit)
  },
  prompt: (setting, s) =>
    message('shark-island.ask.search', {
      seat: setting.seats[s.who].id,
      tile: s.searching + 1,
      count: s.binoculars + s.buoys,
    }),
  refuse: (setting, s, seat, action) =>
    action === REVEAL ? message('shark-island.no.success') : refusePlay(setting, s, seat, action),
}

/** Rulebook, "Shark Token", "Hazards", "Rammed": what is revealed works at once. Buoys are used first: Fog may blank them. */
function reveal(setting: Setting, s: IslandState, seat: Seat, chance: Chance, emit?: Emit): void {
  if (s.buoys > 0) s.buoys--
  else s.binoculars--
  const kind = turnFin(setting, s, s.searching, chance, emit)
  if (kind === FOG) s.buoys = 0
  else if (kind === RAMMED) {
    if (hurt(setting, s, seat, 1, emit)) s.at[seat] = ASHORE
  } else if (kind >= FALSE_FIN) foundFalseFin(setting, s, seat, kind, chance, emit)
}

/** Rulebook, "False Fin": it means nothing, unless a Skill, a card or the day says otherwise. */
function foundFalseFin(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  kind: number,
  chance: Chance,
  emit?: Emit,
): void {
  gainFrom(setting.seats[seat].finds, setting, s, seat, kind, chance, emit)
  gainFrom(setting.calendar[s.calendar].finds, setting, s, seat, kind, chance, emit)
  const lasting = s.lasting[seat]
  for (let i = 0; i < lasting.length; i++)
    gainFrom(setting.seats[seat].cards[lasting[i]].effects, setting, s, seat, kind, chance, emit)
}

function gainFrom(
  effects: readonly Effect[],
  setting: Setting,
  s: IslandState,
  seat: Seat,
  kind: number,
  chance: Chance,
  emit?: Emit,
): void {
  for (let i = 0; i < effects.length; i++)
    if (effects[i].kind === FINDS && effects[i].fin === kind)
      applyGain(setting, s, effects[i], seat, chance, emit)
}
