import { fieldsInOrder } from '#kernel/written.ts'
import { type Act1State, cloneAct1 } from './state.ts'

/** What rules number 1 writes down of Act 1. */
export const act1Written = fieldsInOrder<Act1State>(
  [
    'step',
    'round',
    'beat',
    'deck',
    'event',
    'swimmers',
    'michael',
    'closed',
    'opening',
    'eaten',
    'shop',
    'docks',
    'floating',
    'barrels',
    'at',
    'overboard',
    'shown',
    'gone',
    'active',
    'actions',
    'spare',
    'used',
    'tokens',
    'token',
    'played',
    'plays',
    'plan',
    'clues',
  ],
  cloneAct1,
)
