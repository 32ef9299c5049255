import { compete } from '../contestant.ts'
import { midGame, openGame } from '../random-play.ts'
import { tally } from '../tally.ts'

/** Our engine: new copies of a state in the middle of a game. */
compete((task) => {
  const game = openGame(task)
  const { state } = midGame(game)
  let copy: unknown
  const make = (): number => {
    copy = game.clone(state)
    return 1
  }
  return (ms) => {
    const done = tally(ms, 1000, make)
    if (game.toAct(copy) !== game.toAct(state)) throw new Error('the copy is not the state')
    return done
  }
})
