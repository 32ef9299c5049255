import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { BUOY, DICE, SHARK_ICON } from '../components.ts'
import { iconNames, rollDie } from '../dice.ts'
import { happened } from '../events.ts'
import { hunterAt } from '../hunters.ts'
import { message } from '../messages/message.ts'
import { gainCoins, wound } from '../resources.ts'
import type { Setting } from '../setting.ts'
import { AT, type IslandState, NONE } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { KEEP, REROLL } from '../words.ts'

export const ACTIONS = 2

/** Rulebook, "Hunter Phase": each Hunter in turn from the First Player; then the search, unless the Shark is found. */
export function nextHunter(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  if (s.nth === setting.hunters) {
    s.nth = 0
    s.searching = 0
    s.step = s.found === NONE ? AT.nextSearch : AT.foundShark
    return
  }
  s.actor = hunterAt(setting, s, s.nth)
  s.actions = ACTIONS
  s.sightings = 0
  s.freeSightings = 0
  roll(setting, s, chance, emit)
}

/** Rulebook, "Hunter Actions", "Roll Action Dice": all three again for a Reroll token, as often as one has tokens. */
export const rollDice: IslandStep = {
  legal(_setting, _s, _seat, into) {
    into[0] = REROLL
    into[1] = KEEP
    return 2
  },
  apply(setting, s, seat, action, chance, emit) {
    if (action === KEEP) {
      s.step = AT.powerUps
      return
    }
    s.rerolls[seat]--
    emit?.(happened('shark-island.reroll', { seat: setting.seats[seat].id, rerolls: s.rerolls[seat] }))
    roll(setting, s, chance, emit)
  },
  prompt: (setting, s) =>
    message('shark-island.ask.roll', { seat: setting.seats[s.who].id, count: s.rerolls[s.who] }),
  refuse: () => null,
}

function roll(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  s.dice.fill(0)
  for (let die = 0; die < DICE; die++) s.dice[rollDie(setting, chance)]++
  emit?.(happened('shark-island.rolled', { seat: setting.seats[s.actor].id, icons: iconNames(s.dice) }))
  s.step = s.rerolls[s.actor] > 0 ? AT.roll : AT.powerUps
}

/** Rulebook, "Check for Dice Power Ups": of the final roll only, a coin for each Shark Icon, and what three alike bring. */
export function powerUps(_setting: Setting, s: IslandState, _chance: Chance, emit?: Emit): void {
  s.step = AT.nextAction
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
  s.step = AT.nextHunter
}
