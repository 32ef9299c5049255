import type { Chance } from '../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../kernel/event.ts'
import { message } from '../../kernel/message.ts'
import type { Seat } from '../../kernel/seats.ts'
import { BINOCULARS, BUOY, DICE, FALSE_FIN, FOG, ICONS, RAMMED } from './components.ts'
import { turnFin } from './hunter-phase/sightings.ts'
import { hunterAt, hurt, isSunk } from './resources.ts'
import type { Setting } from './setting.ts'
import { type Effect, FINDS } from './skill-cards/effect.ts'
import { applyGain, moveTo } from './skill-cards/effects.ts'
import { isPlay, legalPlays, play, refusePlay } from './skill-cards/play.ts'
import {
  ASHORE,
  AT_FOUND,
  AT_SEARCH,
  type IslandState,
  NONE,
  TO_COMBAT,
  TO_FOUND,
  TO_NEXT_MOVER,
  TO_NEXT_SEARCH,
  TO_SEARCHER,
  TO_TERRORIZE,
} from './state.ts'
import type { Question } from './step.ts'
import { MOVE, PLAY, REVEAL, STAY, STOP } from './words.ts'

/** IV. Search Phase: tile by tile from the stack, on each tile the Hunters clockwise from the First Player. */
export function nextSearch(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  for (; s.searching < s.row.length; s.searching++, s.nth = 0)
    for (; s.nth < setting.hunters; s.nth++) {
      const seat = hunterAt(setting, s, s.nth)
      if (s.at[seat] !== s.searching || s.downs[s.searching] === 0) continue
      s.actor = seat
      s.binoculars = 0
      s.buoys = 0
      s.step = TO_SEARCHER
      const dice = setting.seats[seat].search + s.searchShift
      rollSearch(setting, s, Math.max(1, Math.min(DICE, dice)), chance, emit)
      return
    }
  s.searching = 0
  s.step = TO_TERRORIZE
}

/** Each Binoculars and each Buoy is a success; in Fog a Buoy is blank. */
export function rollSearch(
  setting: Setting,
  s: IslandState,
  dice: number,
  chance: Chance,
  emit?: Emit,
): void {
  const icons: string[] | null = emit ? [] : null
  for (let die = 0; die < dice; die++) {
    const icon = chance.take(setting.draws.die, setting.faces, 6)
    if (icon === BINOCULARS) s.binoculars++
    else if (icon === BUOY && s.blank === 0) s.buoys++
    icons?.push(ICONS[icon])
  }
  if (emit && icons !== null)
    emit(happened('shark-island.searched', { seat: setting.seats[s.actor].id, icons }))
}

/** The searcher goes on while there is something to reveal with, or a card that might help; that much is public. */
export function searcher(setting: Setting, s: IslandState): void {
  if (s.found !== NONE) s.step = TO_FOUND
  else if (s.at[s.actor] === s.searching && s.downs[s.searching] > 0 && mayGoOn(s)) s.step = AT_SEARCH
  else endSearch(setting, s)
}

function mayGoOn(s: IslandState): boolean {
  return s.binoculars + s.buoys > 0 || s.hands[s.actor].length > 0
}

function endSearch(_setting: Setting, s: IslandState): void {
  s.nth++
  s.step = TO_NEXT_SEARCH
}

export const search: Question = {
  legal(setting, s, seat, into) {
    let count = 0
    if (s.binoculars + s.buoys > 0) into[count++] = REVEAL
    count = legalPlays(setting, s, seat, into, count)
    into[count++] = STOP
    return count
  },
  apply(setting, s, seat, action, chance, emit) {
    s.step = TO_SEARCHER
    if (action === STOP) endSearch(setting, s)
    else if (isPlay(action)) play(setting, s, seat, action - PLAY, chance, emit)
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

/** Buoys are used first: Fog may blank them at any moment. */
function reveal(setting: Setting, s: IslandState, seat: Seat, chance: Chance, emit?: Emit): void {
  if (s.buoys > 0) s.buoys--
  else s.binoculars--
  const kind = turnFin(setting, s, s.searching, chance, emit)
  if (kind === FOG) s.buoys = 0
  else if (kind === RAMMED) {
    if (hurt(setting, s, seat, 1, emit)) s.at[seat] = ASHORE
  } else if (kind >= FALSE_FIN) foundFalseFin(setting, s, seat, kind, chance, emit)
}

/** A False Fin means nothing, unless a Skill, a card or the day says otherwise. */
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

/** Moving to the Shark: once it is found, before combat, each Hunter may answer with what they hold. */
export function foundShark(setting: Setting, s: IslandState, _chance: Chance, emit?: Emit): void {
  emit?.(happened('shark-island.found', { tile: s.found + 1, place: setting.tiles[s.row[s.found]].id }))
  s.nth = 0
  s.step = TO_NEXT_MOVER
}

export function nextMover(setting: Setting, s: IslandState): void {
  if (anyMovable(setting, s))
    for (; s.nth < setting.hunters; s.nth++) {
      const seat = hunterAt(setting, s, s.nth)
      if (s.hands[seat].length === 0 && !canMoveItself(setting, s, seat)) continue
      s.actor = seat
      s.step = AT_FOUND
      return
    }
  s.step = TO_COMBAT
}

/** At sea, on another tile. */
export function isMovable(setting: Setting, s: IslandState, seat: Seat): boolean {
  return s.at[seat] >= 0 && s.at[seat] !== s.found && !isSunk(setting, s, seat)
}

function anyMovable(setting: Setting, s: IslandState): boolean {
  for (let seat = 1; seat < setting.seats.length; seat++) if (isMovable(setting, s, seat)) return true
  return false
}

function canMoveItself(setting: Setting, s: IslandState, seat: Seat): boolean {
  return (setting.seats[seat].flies || s.converge === 1) && isMovable(setting, s, seat)
}

export const moveToShark: Question = {
  legal(setting, s, seat, into) {
    let count = 0
    if (canMoveItself(setting, s, seat)) into[count++] = MOVE
    count = legalPlays(setting, s, seat, into, count)
    into[count++] = STAY
    return count
  },
  apply(setting, s, seat, action, chance, emit) {
    s.step = TO_NEXT_MOVER
    if (action === STAY) s.nth++
    else if (action === MOVE) moveTo(setting, s, seat, emit)
    else play(setting, s, seat, action - PLAY, chance, emit)
  },
  prompt: (setting, s) =>
    message('shark-island.ask.found', { seat: setting.seats[s.who].id, tile: s.found + 1 }),
  refuse: (setting, s, seat, action) =>
    action === MOVE ? message('shark-island.no.move') : refusePlay(setting, s, seat, action),
}
