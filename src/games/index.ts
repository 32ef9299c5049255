import type { WholeBox } from '#kernel/game.ts'
import { jaws } from './jaws/index.ts'
import { sharkIsland } from './shark-island/index.ts'
import { sharks } from './sharks/index.ts'

/** The games on the shelf. */
export const boxes: readonly WholeBox[] = [sharks, jaws, sharkIsland]

export function findBox(id: string): WholeBox | undefined {
  return boxes.find((box) => box.id === id)
}
