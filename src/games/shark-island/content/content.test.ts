import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import { refusedPack } from '#kernel/testing/refused-pack.ts'
import { HUNTERS } from '../components.ts'
import { sharkIsland } from '../index.ts'
import { content } from './index.ts'
import { contentNames } from './names.ts'
import type { CalendarCard, IslandContent } from './schema.ts'

const { builtIn } = content
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

/** The side that an event of the day helps. */
function favoured({ for: whom, effect }: CalendarCard['events'][number]): string {
  if (whom !== 'all') return whom
  if ('by' in effect) return effect.by > 0 ? 'hunters' : 'shark'
  return effect.kind === 'blank' || ('gain' in effect && effect.gain === 'coins') ? 'shark' : 'hunters'
}

describe('the built-in content (seed 002, Components; facts)', () => {
  it('six Hunters with twelve skill cards each, twenty for the Shark, seventeen Calendar cards, 24 tiles', () => {
    for (const id of HUNTERS) expect(sum(builtIn.hunters[id].deck.map(({ copies }) => copies)), id).toBe(12)
    expect(sum(builtIn.shark.deck.map(({ copies }) => copies))).toBe(20)
    expect(sum(builtIn.calendar.map(({ copies }) => copies))).toBe(17)
    expect(sum(builtIn.tiles.map(({ backs }) => backs.length))).toBe(24)
  })

  it('what the rulebook prints', () => {
    const tile = (id: string) => builtIn.tiles.find((each) => each.id === id)
    expect(tile('lone-swimmer')?.terror).toEqual([1, 2])
    expect(tile('skiers-and-ski-boat')).toMatchObject({ terror: [1, 3], fins: 2, sightings: 2 })
    expect(tile('skiers-and-ski-boat')?.backs.length).toBeGreaterThan(1)
    expect(tile('teens-sailing')).toMatchObject({ terror: [2, 4], fins: 2, sightings: 2 })
    expect(tile('reef-diver')?.fins).toBe(3)
    expect(tile('crowded-beach')?.terror).toEqual([2, 4])
    expect(builtIn.calendar.find(({ id }) => id === 'coastal-sighting')?.modifier).toBe(1)
    expect(builtIn.shark.health).toEqual([8, 10, 13])
    expect(builtIn.hunters.tempest).toMatchObject({
      search: 2,
      fight: 1,
      skill: { fin: 'dolphin', gain: 'wounds' },
    })
    expect(builtIn.hunters.harlan.craft).toBe(3)
    expect(builtIn.shark.deck[0]).toMatchObject({ id: 'blood-fury', cost: 'card', source: 'rulebook' })
  })

  it('27 False Fins of four kinds; one die face doubled; headlines of three colours', () => {
    expect(sum(Object.values(builtIn.fins.kinds))).toBe(27)
    expect(new Set(builtIn.dice.faces).size).toBe(5)
    expect(new Set(builtIn.calendar.map(({ colour }) => colour))).toEqual(new Set(['green', 'red', 'yellow']))
  })

  it('a green headline is for the Hunters, a red one for the Shark, a yellow one for neither (I. Calendar Phase)', () => {
    const sides = { green: ['hunters'], red: ['shark'], yellow: ['hunters', 'shark'] }
    for (const { id, colour, events } of builtIn.calendar)
      expect([...new Set(events.map(favoured))].sort(), id).toEqual(sides[colour])
  })

  it('every range is reached by some back, and equal fronts may differ', () => {
    for (const { id, terror, backs } of builtIn.tiles) {
      expect(Math.min(...backs), id).toBe(terror[0])
      expect(Math.max(...backs), id).toBe(terror[1])
    }
  })

  it('both icons, and cards that hand the Shark coins', () => {
    const cards = HUNTERS.flatMap((id) => builtIn.hunters[id].deck)
    for (const icon of ['anchor', 'life-preserver'])
      expect(cards.some((card) => card.icon === icon)).toBe(true)
    expect(cards.some(({ coins }) => coins !== undefined)).toBe(true)
  })

  it('everything has a name of its own in each language', () => {
    const names = contentNames(builtIn)
    const ids = [
      ...HUNTERS.map((id) => ['seat', id]),
      ...builtIn.shark.deck.map(({ id }) => ['card', `shark/${id}`]),
      ...HUNTERS.flatMap((owner) => builtIn.hunters[owner].deck.map(({ id }) => ['card', `${owner}/${id}`])),
      ...builtIn.calendar.map(({ id }) => ['day', id]),
      ...builtIn.tiles.map(({ id }) => ['place', id]),
    ]
    for (const language of LANGUAGES) {
      const said = ids.map(([kind, id]) => names(kind, id, language))
      expect(said.every((name) => name !== undefined)).toBe(true)
      expect(new Set(said).size, language).toBe(ids.length)
    }
  })
})

describe('a content pack', () => {
  const load = (pack: object) => content.load({ game: 'shark-island', ...pack })
  const refused = (pack: object): string => refusedPack(sharkIsland, { game: 'shark-island', ...pack })

  it('replaces any section, and any Hunter', () => {
    const tempest = { ...builtIn.hunters.tempest, search: 3 }
    expect(load({ hunters: { tempest } }).hunters.tempest.search).toBe(3)
    expect(load({ hunters: { tempest } }).hunters.harlan).toEqual(builtIn.hunters.harlan)
    expect(load({ dice: { ...builtIn.dice, source: 'reported' } }).dice.source).toBe('reported')
    expect(load({ shark: { ...builtIn.shark, fight: 2 } }).shark.fight).toBe(2)
  })

  const { tiles, calendar, fins, shark, hunters } = builtIn
  const changedCard = (change: object) => ({
    hunters: {
      harlan: {
        ...hunters.harlan,
        deck: hunters.harlan.deck.map((card, i) => (i === 0 ? { ...card, ...change } : card)),
      },
    },
  })
  const wrong: [what: string, pack: object, field: string][] = [
    ['too few tiles', { tiles: tiles.slice(1) }, 'tiles.backs'],
    [
      'a back outside its range',
      { tiles: tiles.map((tile, i) => (i === 0 ? { ...tile, backs: [4, 1, 1, 1] } : tile)) },
      'tiles[0].backs',
    ],
    ['too many days', { calendar: calendar.map((card) => ({ ...card, copies: 2 })) }, 'calendar'],
    ['a lost fin', { fins: { ...fins, kinds: { ...fins.kinds, seal: 5 } } }, 'fins.kinds'],
    ['a short deck', { shark: { ...shark, deck: shark.deck.slice(1) } }, 'shark.deck'],
    ['a card twice', changedCard({ id: hunters.harlan.deck[1].id }), 'hunters.harlan.deck[1].id'],
    [
      'an effect out of its moment',
      changedCard({ effects: [{ kind: 'repair', count: 1 }] }),
      'hunters.harlan.deck[0].effects',
    ],
    ['a card of the wrong side', changedCard({ when: 'shark' }), 'hunters.harlan.deck[0].when'],
    ['an unknown field', { colour: 'blue' }, 'colour'],
    [
      'an event for nobody',
      {
        calendar: calendar.map((card, i) =>
          i === 0 ? { ...card, events: [{ for: 'shark', effect: { kind: 'repair', count: 1 } }] } : card,
        ),
      },
      'calendar[0].events',
    ],
  ]

  it.each(wrong)('is refused by its field: %s', (_what, pack, field) => {
    expect(refused(pack)).toContain(field)
  })

  it('must be for this game', () => {
    expect(() => content.load({ game: 'sharks' } as unknown as IslandContent)).toThrow(Refusal)
  })
})
