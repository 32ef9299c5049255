import { boat } from './boat.ts'
import { score } from './score-cards.ts'
import { start } from './start.ts'
import type { Step } from './step.ts'
import { swim } from './swim.ts'
import { tide } from './tide.ts'
import { draw, take } from './tile-action.ts'
import { relief } from './trash-relief.ts'

/** In the order of STEPS. */
export const steps: readonly Step[] = [start, swim, take, draw, tide, relief, score, boat]
