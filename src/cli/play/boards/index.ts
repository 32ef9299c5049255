import type { Flags } from '#cli/arguments.ts'
import type { Board } from './board.ts'
import { jaws } from './jaws.ts'
import { sharkIsland } from './shark-island.ts'
import { sharks } from './sharks.ts'

const BOARDS: { readonly [game: string]: Board } = { jaws, 'shark-island': sharkIsland, sharks }

export function boardOf(game: string): Board {
  const board = Object.hasOwn(BOARDS, game) ? BOARDS[game] : undefined
  if (board === undefined) throw new Error(`${game} has no board for the terminal`)
  return board
}

/** The flags of all games together; those of one name mean the same everywhere. */
export function boardFlags(): Flags {
  return Object.assign({}, ...Object.values(BOARDS).map((board) => board.flags))
}
