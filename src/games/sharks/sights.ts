import type { Message } from '#kernel/message.ts'
import { BACKS, type SharkId, SIZES, TILES, TYPES } from './components.ts'
import { ABILITY_USED, type SharksEvent } from './events.ts'
import type { Setting } from './setting.ts'

/** What can happen whichever sharks are at the table. */
const EVENTS_SEEN: { readonly [key in Exclude<SharksEvent['key'], (typeof ABILITY_USED)[SharkId]>]: true } = {
  'sharks.ate-trash': true,
  'sharks.bag-empty': true,
  'sharks.boat': true,
  'sharks.boat-starts': true,
  'sharks.cards': true,
  'sharks.cards-hidden': true,
  'sharks.cards-reshuffled': true,
  'sharks.discarded': true,
  'sharks.drew': true,
  'sharks.dropped': true,
  'sharks.first': true,
  'sharks.full': true,
  'sharks.landed': true,
  'sharks.left-trash': true,
  'sharks.no-token': true,
  'sharks.none-shown': true,
  'sharks.not-dropped.oil': true,
  'sharks.not-dropped.relief': true,
  'sharks.not-dropped.trash': true,
  'sharks.over': true,
  'sharks.placed': true,
  'sharks.refilled': true,
  'sharks.relieved': true,
  'sharks.round': true,
  'sharks.scored': true,
  'sharks.shifted': true,
  'sharks.shown': true,
  'sharks.stayed': true,
  'sharks.swam': true,
  'sharks.tide': true,
  'sharks.tide-bonus': true,
  'sharks.token': true,
  'sharks.too-full': true,
  'sharks.took': true,
  'sharks.trash-reshuffled': true,
  'sharks.waited': true,
}

export function sights({ seats }: Setting): string[] {
  return [
    ...Object.keys(EVENTS_SEEN),
    ...TILES.map((tile) => `tile ${tile}`),
    ...BACKS.map((back) => `back ${back}`),
    ...SIZES.flatMap((size) => TYPES.map((type) => `creature ${size}-${type}`)),
    ...seats.map(({ id }) => ABILITY_USED[id]),
    ...seats.flatMap(({ id, designs }) => designs.map((design) => `card ${id}/${design}`)),
  ]
}

export function sighted(event: Message): string[] {
  // Whatever else comes by, such as an undo, shows nothing but itself.
  const { key, params } = event as SharksEvent
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
