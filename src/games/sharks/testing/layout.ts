import { type Position, positionOf } from '#kernel/match/position.ts'
import { type Layout, layOut } from '../testing.ts'

/** The position that a layout stands for, as tests write it. */
export function position(layout: object): Position {
  return positionOf(layOut(layout as Layout))
}
