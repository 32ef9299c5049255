import type { Box } from '../kernel/game.ts'
import { sharkIsland } from './shark-island/index.ts'
import { sharks } from './sharks/index.ts'

/** The games on the shelf. */
export const boxes: readonly Box[] = [sharks, sharkIsland]

export function findBox(id: string): Box | undefined {
  return boxes.find((box) => box.id === id)
}
