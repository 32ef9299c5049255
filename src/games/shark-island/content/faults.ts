import { fault } from '#kernel/content.ts'
import type { Message, Params } from '#kernel/message.ts'
import {
  CALENDAR_CARDS,
  FALSE_FIN_COUNT,
  HEALTH_TRACK,
  HUNTER_DECK,
  HUNTERS,
  ISLAND_TILES,
  SHARK_DECK,
} from '../components.ts'
import type { WINDOWS } from './kinds.ts'
import type { EffectData, IslandContent } from './schema.ts'

type Window = (typeof WINDOWS)[number]

/** Which effects mean something at which moment. */
const FITTING: { readonly [when in Window]: readonly EffectData['kind'][] } = {
  turn: ['rerolls', 'repair', 'cards', 'sightings', 'free-sightings'],
  search: ['dice', 'reveals', 'finds'],
  found: ['move'],
  combat: ['damage', 'fight', 'shield'],
  shark: ['heal', 'coins', 'cards', 'fins', 'hazards', 'blank', 'spoil', 'sighting-limit', 'search-dice'],
}
const SHARK_IN_COMBAT: readonly EffectData['kind'][] = ['bite', 'frenzy', 'hide', 'fight']

/** Who a Calendar event can be for. */
const EVENTS: { readonly [whom: string]: readonly EffectData['kind'][] } = {
  hunters: ['rerolls', 'repair', 'cards', 'fight'],
  shark: ['coins', 'cards', 'heal', 'fins', 'hazards', 'fight'],
  all: ['sighting-limit', 'search-dice', 'blank', 'converge', 'finds', 'spoil'],
}

/** The counts the rulebook fixes, and what a schema cannot say. */
export function faults(content: IslandContent): Message[] {
  const found: Message[] = []
  const expect = (holds: boolean, field: string, key: string, params?: Params): void => {
    if (!holds) found.push(fault(field, key, params))
  }
  const counted = (field: string, are: number, must: number): void =>
    expect(are === must, field, 'fault.in-all', { must, are })
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
  const distinct = (field: string, list: readonly { readonly id: string }[]): void => {
    for (const [index, { id }] of list.entries())
      expect(list.findIndex((other) => other.id === id) === index, `${field}[${index}].id`, 'fault.twice', {
        id,
      })
  }

  const { shark, hunters, calendar, tiles, fins } = content
  counted('shark.deck', sum(shark.deck.map((card) => card.copies)), SHARK_DECK)
  distinct('shark.deck', shark.deck)
  for (const [index, card] of shark.deck.entries()) {
    const at = `shark.deck[${index}]`
    const fitting = card.when === 'combat' ? SHARK_IN_COMBAT : FITTING[card.when]
    expect(card.when === 'shark' || card.when === 'combat', `${at}.when`, 'fault.enum', {
      values: ['shark', 'combat'],
    })
    for (const { kind } of card.effects)
      expect(fitting.includes(kind), `${at}.effects`, 'shark-island.fault.moment', { kind })
    const bites = card.effects.filter(({ kind }) => kind === 'bite').length
    expect(bites === 0 || card.effects.length === 1, `${at}.effects`, 'shark-island.fault.bite')
  }
  for (const health of shark.health)
    expect(health >= 1 && health <= HEALTH_TRACK, 'shark.health', 'shark-island.fault.health')

  for (const id of HUNTERS) {
    const { deck, id: named } = hunters[id]
    const at = `hunters.${id}`
    expect(named === id, `${at}.id`, 'fault.must-be', { value: id })
    counted(`${at}.deck`, sum(deck.map((card) => card.copies)), HUNTER_DECK)
    distinct(`${at}.deck`, deck)
    for (const [index, card] of deck.entries()) {
      const where = `${at}.deck[${index}]`
      expect(card.when !== 'shark', `${where}.when`, 'shark-island.fault.sharks')
      for (const { kind } of card.effects)
        expect(
          card.when === 'shark' || FITTING[card.when].includes(kind),
          `${where}.effects`,
          'shark-island.fault.moment',
          { kind },
        )
      const others = card.effects.every(({ kind }) => kind !== 'sightings' && kind !== 'free-sightings')
      expect(
        card.icon === 'anchor' || (card.when !== 'search' && others),
        `${where}.icon`,
        'shark-island.fault.anchor',
      )
    }
  }

  counted('calendar', sum(calendar.map((card) => card.copies)), CALENDAR_CARDS)
  distinct('calendar', calendar)
  for (const [index, { events }] of calendar.entries())
    for (const event of events)
      expect(
        EVENTS[event.for].includes(event.effect.kind),
        `calendar[${index}].events`,
        'shark-island.fault.event',
        { kind: event.effect.kind, whom: event.for },
      )

  counted('tiles.backs', sum(tiles.map((tile) => tile.backs.length)), ISLAND_TILES)
  distinct('tiles', tiles)
  for (const [index, { terror, backs }] of tiles.entries()) {
    expect(terror[0] <= terror[1], `tiles[${index}].terror`, 'shark-island.fault.terror')
    expect(
      backs.every((back) => back >= terror[0] && back <= terror[1]),
      `tiles[${index}].backs`,
      'shark-island.fault.backs',
    )
  }

  counted('fins.kinds', sum(Object.values(fins.kinds)), FALSE_FIN_COUNT)
  for (const kind of fins.base) {
    const needed = fins.base.filter((other) => other === kind).length
    expect(fins.kinds[kind] >= needed, 'fins.base', 'shark-island.fault.fins', { needed, kind })
  }
  return found
}
