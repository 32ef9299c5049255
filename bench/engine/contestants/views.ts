import { seatSet } from '#kernel/seats.ts'
import type { View } from '#kernel/view.ts'
import { compete } from '../contestant.ts'
import { midGame, openGame } from '../random-play.ts'
import { tally } from '../tally.ts'

/** Our engine: what the acting seat sees in the middle of a game. */
compete((task) => {
  const game = openGame(task)
  const { state, seat } = midGame(game)
  let seen: View | undefined
  const look = (): number => {
    seen = game.view(state, seatSet(seat))
    return 1
  }
  return (ms) => {
    const done = tally(ms, 100, look)
    if (seen?.decisions.length === 0) throw new Error('the view shows no decision')
    return done
  }
})
