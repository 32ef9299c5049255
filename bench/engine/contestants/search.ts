import { think } from '#bots/index.ts'
import type { Game } from '#kernel/game.ts'
import { seatSet } from '#kernel/seats.ts'
import { compete } from '../contestant.ts'
import { midGame, openGame } from '../random-play.ts'
import { tally } from '../tally.ts'

/** Our bots' tree search, from what the acting seat sees in the middle of a game. */
compete((task) => {
  const { iterations = 1, playout } = task
  const game = playout === undefined ? openGame(task) : withRandomPlayouts(openGame(task), playout)
  const { state, seat } = midGame(game)
  const view = game.view(state, seatSet(seat))
  let searches = 0
  const decide = (): number =>
    think(game, view, seat, { level: 'mate', seed: `search ${searches++}`, iterations }).iterations
  return (ms) => tally(ms, 1, decide)
})

/** What MCTSBot does where ours plays by rules of thumb and looks only as far as it must. */
function withRandomPlayouts(game: Game, horizon: number): Game {
  return {
    ...game,
    knowledge: {
      ...game.knowledge,
      horizon,
      playout: (_state, _seat, legal, count, chance) => legal[chance.upTo(count)],
    },
  }
}
