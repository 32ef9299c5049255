import { FastChance } from '#kernel/chance/fast.ts'
import { CreateGameReducer, InitializeGame, setAutoFreeze } from '../boardgame-io/library.ts'
import { underBoardgameIo } from '../boardgame-io/rules.ts'
import { compete } from '../contestant.ts'
import { lowestSeat, openGame } from '../random-play.ts'
import { tally } from '../tally.ts'

/** The same random games under boardgame.io: its reducer alone, without client, log, storage or undo. */
compete((task) => {
  if (task.unfrozen) setAutoFreeze(false)
  const game = openGame(task)
  const chance = new FastChance('random games')
  const legal = new Uint16Array(game.vocabulary.size)
  const theirs = underBoardgameIo(game, () => game.setup(chance))
  const reduce = CreateGameReducer({ game: theirs })

  const playGame = (): number => {
    let state = InitializeGame({ game: theirs, numPlayers: game.seats.length })
    let decisions = 0
    while (state.ctx.gameover === undefined) {
      const seat = lowestSeat(game.toAct(state.G))
      const count = game.legal(state.G, seat, legal)
      const args = [legal[chance.upTo(count)]]
      const before = state
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'act', args, playerID: String(seat) } })
      if (state.G === before.G) throw new Error('boardgame.io refused a legal action')
      decisions++
    }
    return decisions
  }
  return (ms) => tally(ms, 1, playGame)
})
