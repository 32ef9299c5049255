import type { Message } from '../../kernel/message.ts'
import { FINS, STRATEGIES, TOKENS, WARES } from './components.ts'
import type { Setting } from './setting.ts'

/** Everything that can happen, besides cards, days and tiles. */
const HAPPENINGS = [
  'aided',
  'beat',
  'bonus',
  'bought',
  'calendar-reshuffled',
  'coins',
  'coins-none',
  'combat',
  'damaged',
  'day',
  'dealt',
  'dealt-down',
  'discarded',
  'docked',
  'double-shark',
  'drew',
  'drew-hidden',
  'dusk',
  'fins',
  'first',
  'fought',
  'found',
  'goal',
  'harpooned',
  'hazards',
  'healed',
  'lost',
  'moved',
  'night',
  'night-calm',
  'over',
  'paid',
  'passed',
  'placed',
  'played',
  'repaired',
  'reroll',
  'rerolls',
  'reshuffled',
  'response',
  'rolled',
  'round',
  'sailed',
  'searched',
  'shown',
  'starts',
  'strategy',
  'strategy-hidden',
  'struck',
  'sunk',
  'sunk-terror',
  'terror',
  'terrorized',
  'three-buoys',
  'three-sharks',
  'tiles',
  'tiles-reshuffled',
  'total',
  'turned',
  'wild',
  'wild-open',
  'wounded',
]

export function sights({ seats, calendar, tiles }: Setting): string[] {
  return [
    ...HAPPENINGS.map((happening) => `shark-island.${happening}`),
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

export function sighted({ key, params }: Message): string[] {
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
      return [key, ...(params.cards as readonly string[]).map((card) => `drawn ${card}`)]
    default:
      return [key]
  }
}
