import { boxes } from '#games/index.ts'
import type { Board, Flags, Terminal } from '#kernel/terminal/board.ts'

/** Every game as it is played at a terminal, by its id. */
export const terminals: ReadonlyMap<string, Terminal> = new Map(
  await Promise.all(boxes.map(async (box) => [box.id, await box.terminal()] as const)),
)

export function boardOf(game: string): Board {
  const found = terminals.get(game)
  if (found === undefined) throw new Error(`${game} is not on the shelf`)
  return found.board
}

/** The flags of all games together; those of one name mean the same everywhere. */
export function boardFlags(): Flags {
  return Object.assign({}, ...[...terminals.values()].map(({ board }) => board.flags))
}
