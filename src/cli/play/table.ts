import type { Board } from '#kernel/terminal/board.ts'
import type { Sitting } from '../sitting.ts'
import type { Say } from '../words.ts'
import type { Keeper } from './keeper.ts'
import type { News } from './news.ts'
import type { Player } from './players.ts'
import type { Terminal } from './terminal.ts'

/** A game at a terminal: the match, who plays it, and everything it is shown with. */
export interface Table {
  readonly sitting: Sitting
  readonly players: readonly Player[]
  readonly board: Board
  readonly terminal: Terminal
  readonly say: Say
  readonly news: News
  readonly keeper: Keeper
}
