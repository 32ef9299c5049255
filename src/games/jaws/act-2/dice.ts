import type { Chance } from '../../../kernel/chance/chance.ts'
import { FACES } from './components.ts'
import type { Act2Setting } from './setting.ts'
import type { Act2State } from './state.ts'

/** Rolls so many dice; they lie in `rolled`, by face. Returns the hits. */
export function roll(orca: Act2Setting, s: Act2State, dice: number, chance: Chance): number {
  s.rolled[0] = 0
  s.rolled[1] = 0
  s.rolled[2] = 0
  return rollMore(orca, s, dice, chance)
}

/** Rolls dice and lays them to those that lie there already. Returns the hits of all. */
export function rollMore(orca: Act2Setting, s: Act2State, dice: number, chance: Chance): number {
  for (let die = 0; die < dice; die++) s.rolled[chance.take(orca.draws.die, orca.faces, orca.sides)]++
  return s.rolled[1] + 2 * s.rolled[2]
}

/** What the dice show, for messages. */
export function diceShown({ rolled }: Act2State): string[] {
  return FACES.flatMap((face, hits) => new Array<string>(rolled[hits]).fill(face)).reverse()
}
