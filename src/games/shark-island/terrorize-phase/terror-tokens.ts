import type { Chance } from '#kernel/chance/chance.ts'
import { total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import {
  EVENTS,
  GHOST_TERROR,
  GHOST_TOWN,
  LEAST_TERROR,
  OF_ONE_EVENT,
  SHARK_SEAT,
  STRATEGIES,
  TOKENS,
  WILD,
} from '../components.ts'
import { happened } from '../events.ts'
import { message } from '../messages/message.ts'
import type { Setting } from '../setting.ts'
import { type IslandState, NONE, SHARK_WINS, WILD_DRAWN, WILD_OPEN } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { APART, JOIN, WILD_ON } from '../words.ts'

/** Rulebook, "Drawing and Placing Terror Tokens": one at a time, each placed at once; after each the Shark may have won. */
export function drawTerror(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  const left = total(s.tokens)
  if (left === 0) {
    s.due = 0
    return
  }
  s.due--
  const token = chance.take(setting.draws.terror, s.tokens, left)
  s.tokens[token]--
  // The Wild waits for a line of its own.
  const line = token === WILD ? 0 : s.terror[token] + 1
  emit?.(happened('shark-island.terror', { token: TOKENS[token], total: terrorTotal(s) + 1, line }))
  if (token === WILD) s.wild = WILD_DRAWN
  else if (s.terror[token] > 0 || s.wild !== WILD_OPEN) place(s, token, emit)
  else if (linesOpen(s) === EVENTS.length) {
    // The third event needs a line: the Wild's is the only one without a name.
    nameWild(s, token, 1, emit)
    place(s, token, emit)
  } else s.token = token
}

/** How many lines are in use, the Wild's unnamed one included. Asked only while the Wild is on no named line. */
function linesOpen(s: IslandState): number {
  let open = s.wild === WILD_OPEN ? 1 : 0
  for (let event = 0; event < EVENTS.length; event++) if (s.terror[event] > 0) open++
  return open
}

function place(s: IslandState, event: number, emit?: Emit): void {
  s.terror[event]++
  checkTerrorGoal(s, emit)
}

/** `drawn` counts a token that is placed right after, of which everyone has been told. */
function nameWild(s: IslandState, event: number, drawn: 0 | 1, emit?: Emit): void {
  s.wild = event
  emit?.(happened('shark-island.wild', { event: EVENTS[event], total: terrorTotal(s) + drawn }))
}

export function terrorTotal(s: IslandState): number {
  return total(s.terror) + (s.wild <= WILD_OPEN ? 1 : 0)
}

/** Rulebook, "Winning with Terror": nine in play and five of the chosen event, or twelve of any kind for Ghost Town. */
export function reachesGoal(s: IslandState, strategy: number): boolean {
  const all = terrorTotal(s)
  if (strategy === GHOST_TOWN) return all >= GHOST_TERROR
  return all >= LEAST_TERROR && s.terror[strategy] + (s.wild === strategy ? 1 : 0) >= OF_ONE_EVENT
}

function checkTerrorGoal(s: IslandState, emit?: Emit): void {
  if (s.strategy === NONE || !reachesGoal(s, s.strategy)) return
  s.winner = SHARK_WINS
  emit?.(happened('shark-island.goal', { strategy: STRATEGIES[s.strategy] }, {}, true))
}

/** Rulebook, "Wild Terror Token": it goes on any line, or opens one that is named later. */
export const placeWild: IslandStep = {
  legal(_setting, s, _seat, into) {
    let count = 0
    for (let event = 0; event < EVENTS.length; event++) into[count++] = WILD_ON.of(event)
    if (linesOpen(s) < EVENTS.length) into[count++] = WILD_ON.of(WILD_OPEN)
    return count
  },
  apply(_setting, s, _seat, action, _chance, emit) {
    s.step = s.resume
    const line = WILD_ON.thing(action)
    if (line < EVENTS.length) nameWild(s, line, 0, emit)
    else {
      s.wild = WILD_OPEN
      emit?.(happened('shark-island.wild-open', { total: terrorTotal(s) }))
    }
    checkTerrorGoal(s, emit)
  },
  prompt: (setting) => message('shark-island.ask.wild', { seat: setting.seats[SHARK_SEAT].id }),
  refuse: (_setting, _s, _seat, action) =>
    action === WILD_ON.of(WILD_OPEN) ? message('shark-island.no.open-line') : null,
}

/** The first token of an event while the Wild's line has no name: it joins that line, or opens its own. */
export const joinWild: IslandStep = {
  legal(_setting, _s, _seat, into) {
    into[0] = JOIN
    into[1] = APART
    return 2
  },
  apply(_setting, s, _seat, action, _chance, emit) {
    s.step = s.resume
    const event = s.token
    s.token = NONE
    if (action === JOIN) nameWild(s, event, 1, emit)
    place(s, event, emit)
  },
  prompt: (setting, s) =>
    message('shark-island.ask.join', { seat: setting.seats[SHARK_SEAT].id, event: EVENTS[s.token] }),
  refuse: () => null,
}
