import type { Chance } from '#kernel/chance/chance.ts'
import { total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { FINS, MOST_TILES, SHARK_SEAT } from './components.ts'
import { happened } from './events.ts'
import { drawFalseFins } from './fins.ts'
import { hunterAt } from './hunters.ts'
import type { Setting } from './setting.ts'
import { applyEffect } from './skill-cards/effects.ts'
import { AT, type IslandState, NONE } from './state.ts'

/** Rulebook, "Calendar Phase". */
export function calendarPhase(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  emit?.(happened('shark-island.round', { turn: s.turn }))
  passFirstPlayer(setting, s, emit)
  drawCalendar(setting, s, chance, emit)
  placeTiles(setting, s, chance, emit)
  gainFins(setting, s, chance, emit)
  for (const { whom, effect } of setting.calendar[s.calendar].events) {
    if (whom !== 'hunters') applyEffect(setting, s, effect, SHARK_SEAT, chance, emit)
    else
      for (let nth = 0; nth < setting.hunters; nth++)
        applyEffect(setting, s, effect, hunterAt(setting, s, nth), chance, emit)
  }
  s.step = AT.sharkPhase
}

/** Rulebook, "Pass First Player Token": to the next Hunter on the left; not on the first turn. */
function passFirstPlayer(setting: Setting, s: IslandState, emit?: Emit): void {
  if (s.turn > 1) s.first = hunterAt(setting, s, 1)
  emit?.(happened('shark-island.first', { seat: setting.seats[s.first].id }))
}

/** Rulebook, "Draw a Calendar Card". */
function drawCalendar(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  let left = total(s.calendarDeck)
  if (left === 0) {
    for (let design = 0; design < s.calendarDeck.length; design++) {
      s.calendarDeck[design] = s.calendarDiscards[design]
      s.calendarDiscards[design] = 0
    }
    left = total(s.calendarDeck)
    emit?.(happened('shark-island.calendar-reshuffled', {}))
  }
  s.calendar = chance.take(setting.draws.calendar, s.calendarDeck, left)
  s.calendarDeck[s.calendar]--
  emit?.(happened('shark-island.day', { day: setting.calendar[s.calendar].id }))
}

/** Rulebook, "Place Island Tiles": one for each Hunter, plus or minus the modifier, and never none. */
function placeTiles(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  const wanted = setting.hunters + setting.calendar[s.calendar].modifier
  const count = Math.max(1, Math.min(MOST_TILES, wanted))
  for (let place = 0; place < count; place++) {
    const front = s.next
    s.row.push(front)
    s.rowBacks.push(drawBack(setting, s, front, chance))
    s.placed[place] = 0
    s.downs[place] = 0
    s.sighted[place] = 0
    s.down[place].fill(0)
    s.up[place].fill(0)
    turnUpNext(setting, s, chance, emit)
  }
  if (emit) {
    const places = s.row.map((front) => setting.tiles[front].id)
    emit(happened('shark-island.tiles', { places }))
  }
}

/** What is on the back of a tile is settled when it leaves the stack, and seen by nobody. */
function drawBack(setting: Setting, s: IslandState, front: number, chance: Chance): number {
  const backs = s.backs[front]
  const back = chance.take(setting.draws.back, backs, total(backs))
  backs[back]--
  return back
}

/** Rulebook, "Island Tiles": the stack lies face up, its next tile is public. When it runs out the used ones are shuffled. */
export function turnUpNext(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  let left = total(s.stack)
  if (left === 0) {
    if (s.row.length > 0) s.unlike = s.row.map((front) => s.seenBacks[front].slice())
    for (let front = 0; front < s.stack.length; front++) {
      s.stack[front] = s.used[front]
      s.used[front] = 0
      const seen = s.seenBacks[front]
      for (let back = 0; back < seen.length; back++) {
        s.backs[front][back] += seen[back]
        seen[back] = 0
      }
    }
    left = total(s.stack)
    emit?.(happened('shark-island.tiles-reshuffled', {}))
  }
  s.next = chance.take(setting.draws.tile, s.stack, left)
  s.stack[s.next]--
}

/** Rulebook, "Gain Fins", "Base Fins": False Fins by the icons on the tiles, besides those the Shark always has. */
function gainFins(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  for (let kind = 0; kind < FINS.length; kind++) s.fins[kind] = setting.base[kind]
  s.placing = NONE
  s.lastTile = 0
  let icons = 0
  for (let place = 0; place < s.row.length; place++) icons += setting.tiles[s.row[place]].fins
  drawFalseFins(setting, s, icons, chance, emit)
}
