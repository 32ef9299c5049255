import type { Chance } from '../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../kernel/event.ts'
import { message } from '../../../kernel/message.ts'
import { BUOY, DICE, ICONS, SHARK_ICON } from '../components.ts'
import { gainCoins, hunterAt, wound } from '../resources.ts'
import type { Setting } from '../setting.ts'
import {
  AT_ROLL,
  type IslandState,
  NONE,
  TO_ACTIONS,
  TO_FOUND,
  TO_NEXT_HUNTER,
  TO_NEXT_SEARCH,
  TO_POWER_UPS,
} from '../state.ts'
import type { Question } from '../step.ts'
import { KEEP, REROLL } from '../words.ts'

const ACTIONS = 2

/** III. Hunter Phase: each Hunter in turn from the First Player; then the search, unless the Shark is found. */
export function nextHunter(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  if (s.nth === setting.hunters) {
    s.nth = 0
    s.searching = 0
    s.step = s.found === NONE ? TO_NEXT_SEARCH : TO_FOUND
    return
  }
  s.actor = hunterAt(setting, s, s.nth)
  s.actions = ACTIONS
  s.sightings = 0
  s.freeSightings = 0
  roll(setting, s, chance, emit)
}

/** Step 1: three Action Dice; all three again for a Reroll token, as often as one has tokens. */
export const rollDice: Question = {
  legal(_setting, _s, _seat, into) {
    into[0] = REROLL
    into[1] = KEEP
    return 2
  },
  apply(setting, s, seat, action, chance, emit) {
    if (action === KEEP) {
      s.step = TO_POWER_UPS
      return
    }
    s.rerolls[seat]--
    emit?.(happened('shark-island.reroll', { seat: setting.seats[seat].id }))
    roll(setting, s, chance, emit)
  },
  prompt: (setting, s) =>
    message('shark-island.ask.roll', { seat: setting.seats[s.who].id, count: s.rerolls[s.who] }),
  refuse: () => null,
}

function roll(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  s.dice.fill(0)
  for (let die = 0; die < DICE; die++) s.dice[chance.take(setting.draws.die, setting.faces, 6)]++
  if (emit) {
    const icons = s.dice.flatMap((count, icon) => new Array<string>(count).fill(ICONS[icon]))
    emit(happened('shark-island.rolled', { seat: setting.seats[s.actor].id, icons }))
  }
  s.step = s.rerolls[s.actor] > 0 ? AT_ROLL : TO_POWER_UPS
}

/** Dice Power Ups, of the final roll only. */
export function powerUps(_setting: Setting, s: IslandState, _chance: Chance, emit?: Emit): void {
  s.step = TO_ACTIONS
  gainCoins(s, s.dice[SHARK_ICON], 'dice', emit)
  if (s.dice[SHARK_ICON] === DICE) {
    emit?.(happened('shark-island.three-sharks', {}))
    s.due++
  }
  if (s.dice[BUOY] === DICE) {
    emit?.(happened('shark-island.three-buoys', {}))
    wound(s, 1, emit)
  }
}

export function endHunterTurn(s: IslandState): void {
  s.dice.fill(0)
  s.actions = 0
  s.nth++
  s.step = TO_NEXT_HUNTER
}
