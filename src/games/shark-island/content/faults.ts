import type { ContentFault } from '../../../kernel/content.ts'
import { FALSE_FIN_COUNT, HUNTER_DECK, HUNTERS, SHARK_DECK } from '../components.ts'
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
export function faults(content: IslandContent): ContentFault[] {
  const found: ContentFault[] = []
  const expect = (holds: boolean, field: string, fault: string): void => {
    if (!holds) found.push({ field, fault })
  }
  const counted = (field: string, are: number, must: number): void =>
    expect(are === must, field, `must be ${must} in all, not ${are}`)
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
  const distinct = (field: string, list: readonly { readonly id: string }[]): void => {
    for (const [index, { id }] of list.entries())
      expect(
        list.findIndex((other) => other.id === id) === index,
        `${field}[${index}].id`,
        `"${id}" stands twice`,
      )
  }

  const { shark, hunters, calendar, tiles, fins } = content
  counted('shark.deck', sum(shark.deck.map((card) => card.copies)), SHARK_DECK)
  distinct('shark.deck', shark.deck)
  for (const [index, card] of shark.deck.entries()) {
    const at = `shark.deck[${index}]`
    const fitting = card.when === 'combat' ? SHARK_IN_COMBAT : FITTING[card.when]
    expect(card.when === 'shark' || card.when === 'combat', `${at}.when`, 'must be "shark" or "combat"')
    for (const { kind } of card.effects)
      expect(fitting.includes(kind), `${at}.effects`, `"${kind}" does nothing at that moment`)
    const bites = card.effects.filter(({ kind }) => kind === 'bite').length
    expect(bites === 0 || card.effects.length === 1, `${at}.effects`, '"bite" stands alone')
  }
  for (const health of shark.health)
    expect(health >= 1 && health <= 13, 'shark.health', 'must be on the track of 13')

  for (const id of HUNTERS) {
    const { deck, id: named } = hunters[id]
    const at = `hunters.${id}`
    expect(named === id, `${at}.id`, `must be "${id}"`)
    counted(`${at}.deck`, sum(deck.map((card) => card.copies)), HUNTER_DECK)
    distinct(`${at}.deck`, deck)
    for (const [index, card] of deck.entries()) {
      const where = `${at}.deck[${index}]`
      expect(card.when !== 'shark', `${where}.when`, 'is the Shark’s')
      for (const { kind } of card.effects)
        expect(
          card.when === 'shark' || FITTING[card.when].includes(kind),
          `${where}.effects`,
          `"${kind}" does nothing at that moment`,
        )
      const others = card.effects.every(({ kind }) => kind !== 'sightings' && kind !== 'free-sightings')
      expect(
        card.icon === 'anchor' || (card.when !== 'search' && others),
        `${where}.icon`,
        'must be "anchor": only whoever plays it can use it',
      )
    }
  }

  counted('calendar', sum(calendar.map((card) => card.copies)), 17)
  distinct('calendar', calendar)
  for (const [index, { events }] of calendar.entries())
    for (const event of events)
      expect(
        EVENTS[event.for].includes(event.effect.kind),
        `calendar[${index}].events`,
        `"${event.effect.kind}" is nothing for "${event.for}"`,
      )

  counted('tiles.backs', sum(tiles.map((tile) => tile.backs.length)), 24)
  distinct('tiles', tiles)
  for (const [index, { terror, backs }] of tiles.entries()) {
    expect(terror[0] <= terror[1], `tiles[${index}].terror`, 'must go up')
    expect(
      backs.every((back) => back >= terror[0] && back <= terror[1]),
      `tiles[${index}].backs`,
      'must be inside the printed range',
    )
  }

  counted('fins.kinds', sum(Object.values(fins.kinds)), FALSE_FIN_COUNT)
  for (const kind of fins.base) {
    const needed = fins.base.filter((other) => other === kind).length
    expect(fins.kinds[kind] >= needed, 'fins.base', `there are not ${needed} of "${kind}"`)
  }
  return found
}
