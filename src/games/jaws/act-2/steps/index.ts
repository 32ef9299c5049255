import { second, topple } from './attack-result.ts'
import { cage, reroll } from './attack-roll.ts'
import { bonus } from './bonus-attacks.ts'
import { chum, show } from './chum.ts'
import { ammo, crewAttack } from './crew-attacks.ts'
import { prepare } from './crew-prepares.ts'
import { assign, board } from './setup.ts'
import { ram, sharkAttack } from './shark-attacks.ts'
import { choose } from './shark-chooses.ts'
import { shift } from './shark-reveals.ts'
import type { Step } from './step.ts'

/** In the order of STEPS. */
export const steps: readonly Step[] = [
  assign,
  board,
  choose,
  chum,
  show,
  prepare,
  shift,
  crewAttack,
  ammo,
  ram,
  sharkAttack,
  cage,
  reroll,
  second,
  topple,
  bonus,
]
