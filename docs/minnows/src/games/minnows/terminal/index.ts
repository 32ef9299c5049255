import { readCatalogues } from '#kernel/catalogues.ts'
import type { Terminal } from '#kernel/terminal/board.ts'
import { board } from './board.ts'

export const terminal: Terminal = {
  board,
  messages: await readCatalogues((language) => import(`./messages/${language}.ts`)),
}
