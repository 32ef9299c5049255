import { FastChance } from '../chance/fast.ts'
import type { GameEvent } from '../event.ts'
import type { Match } from '../match/match.ts'
import { seatsIn } from '../seats.ts'

/** How often, one time in so many, a step is something else than an action. */
const UNDO = 4
const TAKEBACK = 15

/** Plays at random, with undo and takeback, to the end or for so many steps; `after` hears of each entry. */
export function playWildly(
  match: Match,
  seed: number | string,
  steps: number,
  after: (events: readonly GameEvent[]) => void = () => {},
): void {
  const chance = new FastChance(seed)
  const anyOf = <T>(list: readonly T[]): T => list[chance.upTo(list.length)]
  for (let step = 0; step < steps && match.outcome === null; step++) {
    const undoers = match.game.seats.map((_, seat) => seat).filter((seat) => match.canUndo(seat))
    if (match.length > 0 && chance.upTo(TAKEBACK) === 0) after(match.takeback(chance.upTo(match.length)))
    else if (undoers.length > 0 && chance.upTo(UNDO) === 0) after(match.undo(anyOf(undoers)))
    else {
      const seat = anyOf(seatsIn(match.game.toAct(match.state)))
      after(match.submit(seat, [anyOf(match.legal(seat))]))
    }
  }
}
