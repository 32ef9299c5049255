import type { WholeBox } from '#kernel/game.ts'
import * as shelf from './shelf.ts'

/** The games on the shelf. */
export const boxes: readonly WholeBox[] = Object.values(shelf)

export function findBox(id: string): WholeBox | undefined {
  return boxes.find((box) => box.id === id)
}
