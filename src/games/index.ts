import type { Box } from '#kernel/game.ts'
import { jaws } from './jaws/index.ts'
import { sharkIsland } from './shark-island/index.ts'
import { sharks } from './sharks/index.ts'

/** The games on the shelf. */
export const boxes: readonly Box[] = [sharks, jaws, sharkIsland]

export function findBox(id: string): Box | undefined {
  return boxes.find((box) => box.id === id)
}
