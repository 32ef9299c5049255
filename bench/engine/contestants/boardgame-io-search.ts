import { InitializeGame, MCTSBot } from '../boardgame-io/library.ts'
import { underBoardgameIo } from '../boardgame-io/rules.ts'
import { compete } from '../contestant.ts'
import { midGame, openGame } from '../random-play.ts'
import { Watch } from '../tally.ts'

/** boardgame.io's own bot from the same position. */
compete((task) => {
  const { iterations = 1, playout = 1 } = task
  const game = openGame(task)
  const { state, seat } = midGame(game)
  const theirs = underBoardgameIo(game, () => game.clone(state))
  const position = InitializeGame({ game: theirs, numPlayers: game.seats.length })
  const enumerate = theirs.ai?.enumerate
  if (enumerate === undefined) throw new Error('the bot has no list of moves')
  const bot = new MCTSBot({
    game: theirs,
    enumerate,
    iterations,
    playoutDepth: playout,
  })
  return async (ms) => {
    const watch = new Watch(ms)
    let times = 0
    do {
      const { action } = await bot.play(position, String(seat))
      if (action === null) throw new Error('the bot found nothing to do')
      times++
    } while (watch.goesOn())
    return watch.tally(times * iterations, times)
  }
})
