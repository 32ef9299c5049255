import type { Chance } from '../../kernel/chance/chance.ts'
import type { Decision } from '../../kernel/decision.ts'
import type { Emit } from '../../kernel/event.ts'
import type { ActionList } from '../../kernel/game.ts'
import type { Outcome } from '../../kernel/outcome.ts'
import type { Seat, SeatSet } from '../../kernel/seats.ts'
import type { Action } from '../../kernel/vocabulary.ts'
import type { Legacy } from './act.ts'
import { act1 } from './act-1/index.ts'
import { setupAct1 } from './act-1/setup.ts'
import { act2 } from './act-2/index.ts'
import { setupAct2 } from './act-2/setup.ts'
import type { Setting } from './setting.ts'
import type { JawsState } from './state.ts'

export function setup(setting: Setting, chance: Chance, emit?: Emit): JawsState {
  return setting.options.mode === 'act-2'
    ? { act1: null, act2: setupAct2(setting, setting.content.alone, chance, emit) }
    : { act1: setupAct1(setting, chance, emit), act2: null }
}

export function decisions(setting: Setting, s: JawsState): Decision[] {
  if (s.act1 !== null) return act1.decisions(setting, s.act1)
  return s.act2 === null ? [] : act2.decisions(setting, s.act2)
}

export function toAct(setting: Setting, s: JawsState): SeatSet {
  if (s.act1 !== null) return act1.toAct(setting, s.act1)
  return s.act2 === null ? 0 : act2.toAct(setting, s.act2)
}

export function legal(setting: Setting, s: JawsState, seat: Seat, into: ActionList): number {
  if (s.act1 !== null) return act1.legal(setting, s.act1, seat, into)
  return s.act2 === null ? 0 : act2.legal(setting, s.act2, seat, into)
}

export function apply(
  setting: Setting,
  s: JawsState,
  seat: Seat,
  action: Action,
  chance: Chance,
  emit?: Emit,
): void {
  if (s.act1 === null) {
    if (s.act2 !== null) act2.apply(setting, s.act2, seat, action, chance, emit)
    return
  }
  act1.apply(setting, s.act1, seat, action, chance, emit)
  if (setting.options.mode === 'act-1' || !act1.isOver(s.act1)) return
  s.act2 = setupAct2(setting, legacy(setting, s.act1.eaten), chance, emit)
  s.act1 = null
}

/** Act 2: Setup: the swimmer track says how many cards each side gets. */
export function legacy({ content }: Setting, eaten: number): Legacy {
  const row = content.track.find((each) => each.eaten === eaten)
  if (row === undefined) throw new RangeError(`${eaten} is not on the swimmer track`)
  return row
}

export function outcome(setting: Setting, s: JawsState): Outcome | null {
  if (s.act1 !== null) return act1.isOver(s.act1) ? act1.outcome(setting, s.act1) : null
  return s.act2 !== null && act2.isOver(s.act2) ? act2.outcome(setting, s.act2) : null
}
