import { fieldsInOrder, type Written } from '#kernel/written.ts'
import { type Act2State, cloneAct2 } from './state.ts'

const fields = fieldsInOrder<Act2State>(
  [
    'step',
    'round',
    'ending',
    'question',
    'asked',
    'damaged',
    'destroyed',
    'dealt',
    'gear',
    'attached',
    'gearDiscards',
    'deck',
    'discards',
    'cards',
    'at',
    'wounds',
    'hand',
    'played',
    'letter',
    'ability',
    'shown',
    'shark',
    'stage',
    'weapon',
    'target',
    'onTarget',
    'rammed',
    'attack',
    'quarry',
    'rolled',
    'marked',
    'caged',
    'bitten',
  ],
  cloneAct2,
)

/** What rules number 1 writes down of Act 2: `rammed` is 0 or 1. */
export const act2Written: Written<Act2State> = {
  write: (s) => ({ ...fields.write(s), rammed: s.rammed ? 1 : 0 }),
  read(written) {
    const s = fields.read(written)
    s.rammed = Number(s.rammed) === 1
    return s
  },
}
