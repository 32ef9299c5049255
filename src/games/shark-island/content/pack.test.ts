import { describe, expect, it } from 'vitest'
import { type Layout, layOut } from '../testing.ts'
import { content as shelf } from './index.ts'
import type { IslandContent } from './schema.ts'

const { builtIn } = shelf
const { tiles, calendar, fins, shark, hunters, dice } = builtIn

/** A table with a pack on it, from the box as anyone would load it. */
function withPack(pack: Partial<IslandContent>, layout: Layout) {
  return layOut({ ...layout, content: shelf.load({ game: 'shark-island', ...pack }) })
}

const SEVENTEEN = [
  {
    ...calendar[0],
    copies: 17,
    modifier: 2,
    events: [{ for: 'shark', effect: { kind: 'coins', count: 3 } }],
  },
] as IslandContent['calendar']

describe('each section of a content pack is played (facts; design, Content)', () => {
  it('calendar: modifiers and events', () => {
    const table = withPack({ calendar: SEVENTEEN }, { phase: 'calendar', coins: 0 })
    expect(table.all.tiles).toHaveLength(4)
    expect(table.state.coins).toBe(3)
  })

  it('tiles: fins, sightings, ranges and backs', () => {
    const changed = tiles.map((tile) =>
      tile.id === 'lone-swimmer'
        ? { ...tile, fins: 4, sightings: 4, terror: [3, 4] as [number, number], backs: [3, 4] }
        : tile,
    )
    const at = { tiles: 'lone-swimmer lone-swimmer', backs: '3 4', fins: 'shark, seal' }
    const table = withPack(
      { tiles: changed },
      { phase: 'terrorize', ...at, draws: { terror: 'mayor press mayor' } },
    )
    expect(table.all.terror.total).toBe(3)
    expect(withPack({ tiles: changed }, { phase: 'shark', ...at }).all.tiles[0]).toMatchObject({
      limit: 4,
      terror: [3, 4],
    })
  })

  it('dice: the faces', () => {
    const faces = new Array(6).fill('shark') as typeof dice.faces
    const table = withPack(
      { dice: { ...dice, faces } },
      { phase: 'hunters', coins: 0, rerolls: { harlan: 0 } },
    )
    expect(table.state.coins).toBe(3)
  })

  it('fins: how many of each kind, and the two the Shark always has', () => {
    const other = {
      ...fins,
      base: ['seal', 'seal'] as typeof fins.base,
      kinds: { dolphin: 0, shoal: 0, prank: 0, seal: 27 },
    }
    const table = withPack({ fins: other }, { phase: 'shark', coins: 2 }).play('buy fin', 'done')
    expect(table.all.shark.fins?.toPlace).toMatchObject({ shark: 1, shoal: 0, prank: 0, dolphin: 0 })
    expect(table.all.shark.fins?.toPlace.seal).toBeGreaterThan(2)
  })

  it('the Shark: health, red numbers, Fight and deck', () => {
    const rest = shark.deck.find(({ id }) => id === 'deep-rest')
    if (rest === undefined) throw new Error('no such card')
    const other = {
      ...shark,
      health: [5, 6, 7] as typeof shark.health,
      red: [2],
      fight: 4,
      deck: [{ ...rest, copies: 20 }],
    }
    const table = withPack({ shark: other }, { phase: 'shark', hands: { shark: 'deep-rest' } })
    expect(table.all.shark).toMatchObject({ health: 5, start: 5 })
    expect(table.all.shark.hand).toEqual(['deep-rest', 'deep-rest'])
    expect(withPack({ shark: other }, { phase: 'shark', health: 2, coins: 4 }).whyNot('buy heal')).toBe(
      'heal',
    )
    const combat = { phase: 'combat', fins: '(shark), seal', found: 1, at: { harlan: 1 } } as const
    expect(
      withPack({ shark: other }, { ...combat, draws: { down: '2 3 4', card: '5 6 7' } }).state.fight[0],
    ).toBe(4)
  })

  it('a Hunter: Search, Fight, craft, Skill and deck', () => {
    const [first] = hunters.harlan.deck
    const harlan = {
      ...hunters.harlan,
      search: 3,
      fight: 0,
      craft: 4,
      skill: { kind: 'finds', fin: 'shoal', gain: 'wounds', count: 2 },
      deck: [{ ...first, copies: 12, when: 'turn', effects: [{ kind: 'rerolls', count: 3 }] }],
    } as typeof hunters.harlan
    const pack = { hunters: { ...hunters, harlan } }
    const search = withPack(pack, {
      phase: 'search',
      fins: 'shoal seal, shark',
      at: { harlan: 1, sheriff: 0 },
      draws: { die: 'binoculars repair repair', fin: 'shoal' },
    })
    expect(search.play('reveal').state.health).toBe(6)
    expect(search.hunter('harlan').craft).toBe(4)
    const turn = withPack(pack, {
      phase: 'hunters',
      fins: 'shoal, shark',
      rerolls: { harlan: 0 },
      hands: { harlan: first.id },
      draws: { die: 'repair shark shark' },
    })
    expect(turn.play('play 1').hunter('harlan').rerolls).toBe(3)
  })

  it('and a whole game with all of it comes to its end', () => {
    const table = withPack({ calendar: SEVENTEEN, shark: { ...shark, fight: 3 } }, { phase: 'calendar' })
    while (table.playAtRandom()) expect(table.game.invariants(table.state)).toEqual([])
    expect(table.winner).not.toBe('nobody yet')
  })
})
