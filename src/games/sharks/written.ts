import { fieldsInOrder } from '#kernel/written.ts'
import { clone, type SharksState } from './state.ts'

/** A state as rules 1 writes it down: these fields in this order, for ever. */
export const rules1 = fieldsInOrder<SharksState>(
  [
    'step',
    'round',
    'active',
    'first',
    'beat',
    'fullest',
    'tiles',
    'trash',
    'stack',
    'trashStack',
    'trashDiscards',
    'bags',
    'shown',
    'boat',
    'token',
    'at',
    'stomachs',
    'points',
    'decks',
    'hands',
    'discards',
    'origin',
    'stepsLeft',
    'leaps',
    'relieved',
    'dropped',
    'marked',
  ],
  clone,
)
