import { existsSync, readFileSync } from 'node:fs'
import { boxes } from '#games/index.ts'
import type { Box } from '#kernel/game.ts'

/**
 * The games with the content they had when the stories were written: cards that are tuned later break none of them. A game
 * without stories has none.
 */
export const pinnedBoxes: readonly Box[] = boxes.map((box) => {
  const file = new URL(`../../content/${box.id}.json`, import.meta.url)
  if (!existsSync(file)) return box
  const builtIn = box.shelf.load(JSON.parse(readFileSync(file, 'utf8')))
  return { ...box, shelf: { ...box.shelf, builtIn } }
})
