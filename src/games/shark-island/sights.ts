import type { Message } from '#kernel/message.ts'
import { FINS, STRATEGIES, TOKENS, WARES } from './components.ts'
import type { IslandEvent } from './events.ts'
import type { Setting } from './setting.ts'

/** Everything that can happen; cards, days, tiles and the like are told apart besides. */
const EVENTS_SEEN: { readonly [key in IslandEvent['key']]: true } = {
  'shark-island.starts': true,
  'shark-island.strategy': true,
  'shark-island.strategy-hidden': true,
  'shark-island.round': true,
  'shark-island.first': true,
  'shark-island.calendar-reshuffled': true,
  'shark-island.day': true,
  'shark-island.tiles-reshuffled': true,
  'shark-island.tiles': true,
  'shark-island.fins': true,
  'shark-island.bought': true,
  'shark-island.hazards': true,
  'shark-island.night': true,
  'shark-island.night-calm': true,
  'shark-island.placed': true,
  'shark-island.rolled': true,
  'shark-island.reroll': true,
  'shark-island.three-sharks': true,
  'shark-island.three-buoys': true,
  'shark-island.turned': true,
  'shark-island.sailed': true,
  'shark-island.docked': true,
  'shark-island.searched': true,
  'shark-island.found': true,
  'shark-island.moved': true,
  'shark-island.combat': true,
  'shark-island.dealt-down': true,
  'shark-island.dealt': true,
  'shark-island.passed': true,
  'shark-island.fought': true,
  'shark-island.harpooned': true,
  'shark-island.double-shark': true,
  'shark-island.total': true,
  'shark-island.beat': true,
  'shark-island.more-exact': true,
  'shark-island.more-skill': true,
  'shark-island.less-hide': true,
  'shark-island.no-wound': true,
  'shark-island.lost': true,
  'shark-island.more-shark': true,
  'shark-island.more-exact-shark': true,
  'shark-island.more-frenzy': true,
  'shark-island.less-shield': true,
  'shark-island.no-damage': true,
  'shark-island.sunk-terror': true,
  'shark-island.paid': true,
  'shark-island.bonus': true,
  'shark-island.struck': true,
  'shark-island.shown': true,
  'shark-island.terrorized': true,
  'shark-island.terror': true,
  'shark-island.wild': true,
  'shark-island.wild-open': true,
  'shark-island.goal': true,
  'shark-island.response': true,
  'shark-island.dusk': true,
  'shark-island.over': true,
  'shark-island.drew': true,
  'shark-island.drew-hidden': true,
  'shark-island.reshuffled': true,
  'shark-island.played': true,
  'shark-island.aided': true,
  'shark-island.discarded': true,
  'shark-island.coins': true,
  'shark-island.coins-none': true,
  'shark-island.rerolls': true,
  'shark-island.spoiled': true,
  'shark-island.wounded': true,
  'shark-island.healed': true,
  'shark-island.damaged': true,
  'shark-island.sunk': true,
  'shark-island.repaired': true,
}

export function sights({ seats, calendar, tiles }: Setting): string[] {
  return [
    ...Object.keys(EVENTS_SEEN),
    ...FINS.map((fin) => `fin ${fin}`),
    ...TOKENS.map((token) => `token ${token}`),
    ...WARES.map((ware) => `ware ${ware}`),
    ...STRATEGIES.flatMap((strategy) => [`strategy ${strategy}`, `goal ${strategy}`]),
    ...calendar.map(({ id }) => `day ${id}`),
    ...tiles.map(({ id }) => `place ${id}`),
    ...seats.flatMap(({ id, designs }) =>
      designs.flatMap((design) => [`drawn ${id}/${design}`, `card ${id}/${design}`]),
    ),
  ]
}

/** The cast is safe: this is only asked of events that the game itself has told. */
export function sighted(event: Message): string[] {
  const { key, params } = event as IslandEvent
  switch (key) {
    case 'shark-island.turned':
      return [key, `fin ${params.fin}`]
    case 'shark-island.terror':
      return [key, `token ${params.token}`]
    case 'shark-island.bought':
      return [key, `ware ${params.ware}`]
    case 'shark-island.strategy':
      return [key, `strategy ${params.strategy}`]
    case 'shark-island.goal':
      return [key, `goal ${params.strategy}`]
    case 'shark-island.day':
      return [key, `day ${params.day}`]
    case 'shark-island.terrorized':
      return [key, `place ${params.place}`]
    case 'shark-island.played':
      return [key, `card ${params.card}`]
    case 'shark-island.drew':
      return [key, ...params.cards.map((card) => `drawn ${card}`)]
    default:
      return [key]
  }
}
