import { birthday, clearBeach, fly, gather, wrongShark } from './choices.ts'
import { crew } from './crew.ts'
import { order } from './order.ts'
import { shark } from './shark.ts'
import { start } from './start.ts'
import type { Step } from './step.ts'

/** In the order of STEPS. */
export const steps: readonly Step[] = [
  start,
  clearBeach,
  wrongShark,
  birthday,
  gather,
  fly,
  shark,
  order,
  crew,
]
