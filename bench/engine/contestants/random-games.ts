import { FastChance } from '#kernel/chance/fast.ts'
import { compete } from '../contestant.ts'
import { lowestSeat, openGame } from '../random-play.ts'
import { tally } from '../tally.ts'

/** Our engine: full games, each decision taken at random from the list of legal actions. */
compete((task) => {
  const game = openGame(task)
  const chance = new FastChance('random games')
  const legal = new Uint16Array(game.vocabulary.size)

  const playGame = (): number => {
    const state = game.setup(chance)
    let decisions = 0
    for (let toAct = game.toAct(state); toAct !== 0; toAct = game.toAct(state)) {
      const seat = lowestSeat(toAct)
      const count = game.legal(state, seat, legal)
      game.apply(state, seat, legal[chance.upTo(count)], chance)
      decisions++
    }
    if (game.outcome(state) === null) throw new Error('a game without decisions has no outcome')
    return decisions
  }
  return (ms) => tally(ms, 8, playGame)
})
