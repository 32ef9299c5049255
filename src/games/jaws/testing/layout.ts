import { type Position, positionOf } from '#kernel/match/position.ts'
import { type Layout as Act1Layout, layOut as layOutAct1 } from '../act-1/testing.ts'
import { type Layout as Act2Layout, layOut as layOutAct2 } from '../act-2/testing.ts'

/** The position that a layout stands for, as tests write it. Only those of Act 2 have a crew. */
export function position(layout: object): Position {
  return 'crew' in layout
    ? positionOf(layOutAct2(layout as Act2Layout))
    : positionOf(layOutAct1(layout as Act1Layout))
}
