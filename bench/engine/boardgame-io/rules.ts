import { FastChance } from '#kernel/chance/fast.ts'
import type { Game } from '#kernel/game.ts'
import { seatsIn } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { lowestSeat } from '../random-play.ts'
import { type BoardGame, original } from './library.ts'

/**
 * A game of ours as boardgame.io wants it: G is a plain state that nobody changes, and a move gives back a new one.
 * Of the ways to write the move this is the fastest: playing on immer's draft of G takes up to twice as long,
 * copying that draft three times.
 */
export function underBoardgameIo(game: Game, setup: () => unknown): BoardGame {
  const chance = new FastChance('boardgame.io')
  const legal = new Uint16Array(game.vocabulary.size)
  const current = (G: unknown): number => lowestSeat(game.toAct(G))
  return {
    name: game.id,
    disableUndo: true,
    setup,
    moves: {
      act({ G, playerID }, action: Action) {
        const next = game.clone(original(G))
        game.apply(next, Number(playerID), action, chance)
        return next
      },
    },
    turn: {
      order: { first: ({ G }) => current(G), next: ({ G }) => current(G) },
      endIf({ G, ctx }) {
        const next = String(current(G))
        return next !== ctx.currentPlayer && { next }
      },
    },
    endIf: ({ G }) => (game.toAct(G) === 0 ? verdict(game, G) : undefined),
    ai: {
      enumerate(G, _ctx, playerID) {
        const count = game.legal(G, Number(playerID), legal)
        return Array.from(legal.subarray(0, count), (action) => ({ move: 'act', args: [action] }))
      },
    },
  }
}

/** In the words its bots understand. */
function verdict(game: Game, G: unknown): { winner: string } | { draw: true } {
  const winners = seatsIn(game.outcome(G)?.winners ?? 0)
  return winners.length === 1 ? { winner: String(winners[0]) } : { draw: true }
}
