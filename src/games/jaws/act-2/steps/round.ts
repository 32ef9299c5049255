import type { Chance } from '../../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../../kernel/event.ts'
import { seatSet } from '../../../../kernel/seats.ts'
import { SHARK } from '../../seats.ts'
import { CREW_SIZE, LAST_ROUND, LETTERS, NOWHERE } from '../components.ts'
import type { Act2Setting } from '../setting.ts'
import { type Act2State, AT_CHOOSE, FIGHTING, NONE, OUT_OF_ROUNDS, OVER, PREPARED } from '../state.ts'
import { turnUp } from './resurface.ts'
import { ask } from './step.ts'

export function beginRound(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  s.round++
  emit?.(happened('jaws.orca.round', { round: s.round }))
  turnUp(orca, s, chance, emit)
  ask(s, AT_CHOOSE, seatSet(SHARK))
}

/** End of the round: the shark dives, targets go back, and what was played goes. */
export function endRound(orca: Act2Setting, s: Act2State, chance: Chance, emit?: Emit): void {
  emit?.(happened('jaws.orca.dives', {}))
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (s.cards[letter] === NONE) continue
    s.discards[s.cards[letter]]++
    s.cards[letter] = NONE
  }
  if (s.ability !== NONE) s.played[s.ability]++
  s.letter = NONE
  s.ability = NONE
  s.shown = NONE
  s.shark = NOWHERE
  s.rammed = 0
  s.quarry = NONE
  s.caged = 0
  s.bitten = 0
  s.onTarget = 0
  for (let member = 0; member < CREW_SIZE; member++) {
    s.stage[member] = PREPARED
    s.weapon[member] = NONE
    s.target[member] = NONE
  }
  if (s.round === LAST_ROUND) endFight(s, OUT_OF_ROUNDS, emit)
  else beginRound(orca, s, chance, emit)
}

/** End of the game: at once, in the middle of whatever is going on. */
export function endFight(s: Act2State, ending: number, emit?: Emit): void {
  s.step = OVER
  s.asked = 0
  s.ending = ending
  emit?.(happened('jaws.orca.over', {}))
}

export function isFought(s: Act2State): boolean {
  return s.ending !== FIGHTING
}
