import type { Chance } from '#kernel/chance/chance.ts'
import { FACES, type Face } from './components.ts'
import type { Act2Setting } from './setting.ts'
import type { Act2State } from './state.ts'

/** Rolls so many dice into `rolled`, which counts them by face. */
export function roll(orca: Act2Setting, s: Act2State, dice: number, chance: Chance): void {
  s.rolled[0] = 0
  s.rolled[1] = 0
  s.rolled[2] = 0
  rollMore(orca, s, dice, chance)
}

/** Rolls more dice and adds them to `rolled`. */
export function rollMore(orca: Act2Setting, s: Act2State, dice: number, chance: Chance): void {
  for (let die = 0; die < dice; die++) s.rolled[chance.take(orca.draws.die, orca.faces, orca.sides)]++
}

/** The hits of all dice in `rolled`. */
export function hitsRolled({ rolled }: Act2State): number {
  return rolled[1] + 2 * rolled[2]
}

/** What the dice show, for messages. */
export function diceShown({ rolled }: Act2State): Face[] {
  return FACES.flatMap((face, hits) => new Array<Face>(rolled[hits]).fill(face)).reverse()
}
