import { FastChance } from '../chance/fast.ts'
import { onlyAnswer } from '../only-answer.ts'
import { allSeats, type Seat, seatSet, type Viewer, WATCHER } from '../seats.ts'
import { type Action, NO_ACTION } from '../vocabulary.ts'
import { hold, type Play } from './play.ts'

const LAW = 'Only what everyone can tell is answered unasked'
/** States imagined of each view. */
const IMAGINED = 12

/**
 * The answer that a page would give unasked, or NO_ACTION. It breaks the law if anybody else at the table can imagine that
 * there was a choice: otherwise the speed of the answer would tell them that there was none.
 */
export function checkOnlyAnswer(play: Play, seat: Seat): Action {
  const { game, state } = play.match
  const answer = onlyAnswer(game, game.view(state, seatSet(seat)), seat, play.match.legal(seat))
  if (answer === NO_ACTION) return answer
  const chance = new FastChance(`only answers ${play.seed} ${play.match.log.length}`)
  const list = new Uint16Array(game.vocabulary.size)
  for (const viewer of othersThan(seat, game.seats.length)) {
    const imagine = game.imaginer(game.view(state, viewer))
    for (let count = 0; count < IMAGINED; count++) {
      const choices = game.legal(imagine(chance), seat, list)
      const text = game.vocabulary.text(answer)
      hold(
        choices === 1,
        LAW,
        () => `viewer ${viewer} can imagine ${choices} answers beside "${text}" of seat ${seat}`,
        play,
      )
    }
  }
  return answer
}

/** Whoever watches, each other seat by itself, and all of them together. */
function othersThan(seat: Seat, seats: number): Viewer[] {
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)
  return [WATCHER, ...others.map((other) => seatSet(other)), allSeats(seats) & ~seatSet(seat)]
}
