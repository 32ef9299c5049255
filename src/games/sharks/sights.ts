import type { Message } from '../../kernel/message.ts'
import { BACKS, SIZES, TILES, TYPES } from './components.ts'
import type { Setting } from './setting.ts'

/** Everything that can happen, besides the cards and abilities of the sharks at the table. */
const HAPPENINGS = [
  'ate-trash',
  'bag-empty',
  'boat',
  'boat-starts',
  'cards',
  'cards-hidden',
  'cards-reshuffled',
  'discarded',
  'drew',
  'dropped',
  'first',
  'full',
  'landed',
  'left-trash',
  'no-token',
  'none-shown',
  'not-dropped.oil',
  'not-dropped.relief',
  'not-dropped.trash',
  'over',
  'placed',
  'refilled',
  'relieved',
  'round',
  'scored',
  'shifted',
  'shown',
  'stayed',
  'swam',
  'tide',
  'tide-bonus',
  'token',
  'too-full',
  'took',
  'trash-reshuffled',
  'waited',
]

export function sights({ seats }: Setting): string[] {
  return [
    ...HAPPENINGS.map((happening) => `sharks.${happening}`),
    ...TILES.map((tile) => `tile ${tile}`),
    ...BACKS.map((back) => `back ${back}`),
    ...SIZES.flatMap((size) => TYPES.map((type) => `creature ${size}-${type}`)),
    ...seats.map(({ id }) => `sharks.ability.${id}`),
    ...seats.flatMap(({ id, designs }) => designs.map((design) => `card ${id}/${design}`)),
  ]
}

export function sighted({ key, params }: Message): string[] {
  switch (key) {
    case 'sharks.landed':
      return [key, `tile ${params.tile}`]
    case 'sharks.token':
      return [key, `back ${params.back}`]
    case 'sharks.drew':
    case 'sharks.took':
      return [key, `creature ${params.creature}`]
    case 'sharks.scored':
      return [key, `card ${params.card}`]
    default:
      return [key]
  }
}
