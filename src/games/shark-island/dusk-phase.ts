import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { shuffleAll } from './combat-phase/base-line.ts'
import { LAST_TURN } from './components.ts'
import { happened } from './events.ts'
import type { Setting } from './setting.ts'
import { ASHORE, AT, DRAWN, type IslandState, NONE } from './state.ts'

/** Rulebook, "Dusk Phase", "Refresh": tiles, crafts and fins go back; the next turn begins. */
export function duskPhase(setting: Setting, s: IslandState, _chance: Chance, emit?: Emit): void {
  emit?.(happened('shark-island.dusk', {}))
  if (s.turn === LAST_TURN) {
    s.winner = DRAWN
    return
  }
  s.calendarDiscards[s.calendar]++
  s.calendar = NONE
  for (let place = 0; place < s.row.length; place++) {
    const front = s.row[place]
    s.used[front]++
    if (place === s.turned) s.seenBacks[front][s.rowBacks[place]]++
    else s.backs[front][s.rowBacks[place]]++
    s.down[place].fill(0)
    s.up[place].fill(0)
    s.downs[place] = 0
    s.placed[place] = 0
    s.sighted[place] = 0
  }
  s.row.length = 0
  s.rowBacks.length = 0
  s.unlike = null
  s.turned = NONE
  for (let kind = 0; kind < s.pool.length; kind++) s.pool[kind] = setting.pool[kind]
  s.hazards = false
  s.night = false
  s.found = NONE
  s.limitShift = 0
  s.searchShift = 0
  s.blank = false
  s.converge = false
  s.struck = false
  s.response = false
  s.active = 0
  s.open = false
  s.passed = 0
  s.winners = 0
  for (let seat = 0; seat < setting.seats.length; seat++) {
    s.at[seat] = ASHORE
    s.lines[seat].length = 0
    s.lasting[seat].length = 0
  }
  shuffleAll(s.cards)
  s.turn++
  s.beat = 0
  s.step = AT.calendar
}
