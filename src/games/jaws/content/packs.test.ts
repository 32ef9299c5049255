import { describe, expect, it } from 'vitest'
import { island, layOut as layOutIsland } from '../act-1/testing.ts'
import { layOut, Table } from '../act-2/testing.ts'
import { setUp } from '../testing.ts'
import { content } from './index.ts'
import type { JawsContent } from './schema.ts'

const { builtIn } = content

/** The house content with one section of somebody's own box in its place. */
function withPack(sections: Partial<Record<keyof JawsContent | 'add', unknown>>): JawsContent {
  return content.load({ game: 'jaws', ...sections })
}

/** Whoever stands at b1 attacks; the shark comes up at A. */
const ROUND = { crew: { quint: 'b1', brody: 'b8' }, cards: '1b 2b 3b' }

describe('a pack replaces, and the game is played with it,', () => {
  it('the deck of events', () => {
    const quiet = {
      id: 'quiet-day',
      name: { en: 'A Quiet Day', fr: 'Un jour calme' },
      swimmers: 'WW',
      effect: { kind: 'none' },
      source: 'house',
    }
    const table = setUp({ mode: 'act-1' }, {}, 1, withPack({ events: [quiet] })).play('shark: start N')
    expect(table.all.act1).toMatchObject({ event: 'quiet-day', deck: [] })
    expect(table.told()).toContain('2 swimmers go in at West Beach.')
  })

  it.each([
    ['binoculars', 'brody', { brody: 'N' }, 'binoculars'],
    ['fish-finder', 'hooper', { hooper: '5' }, 'finder'],
    ['barrels', 'quint', { quint: '5', orca: 1 }, 'launch 5'],
  ] as const)('one of the events, which puts %s out of use for its round', (device, turn, crew, action) => {
    const fog = { id: 'fog', name: { en: 'Fog', fr: 'Brume' }, swimmers: '', source: 'house' }
    const content = withPack({ add: { events: [{ ...fog, effect: { kind: 'out-of-use', device } }] } })
    const table = layOutIsland({ content, event: 'fog', turn, ...crew })
    expect(table.legal(turn)).not.toContain(action)
    expect(table.whyNot(turn, action)).toBe('jaws.no.out-of-use')
    expect(layOutIsland({ turn, ...crew }).legal(turn)).toContain(action)
  })

  it('the swimmer track, which says how many cards Act 2 begins with', () => {
    const track = builtIn.track.map((row) => ({ ...row, gear: 2, abilities: 11, source: 'house' }))
    const table = layOutIsland({ content: withPack({ track }), eaten: 8, shark: 'N', swimmers: 'N' })
    table.play('eat', 'done')
    expect(table.view('quint').act2).toMatchObject({ shark: { handSize: 11 } })
    expect(table.view('quint').act2?.dealt).toHaveLength(2)
  })

  it('the tokens: swimmers and barrels', () => {
    const pack = withPack({
      swimmers: { ordinary: 9, source: 'house' },
      barrels: { orca: 1, shop: 4, source: 'house' },
    })
    const { act1 } = setUp({ mode: 'act-1' }, {}, 1, pack).all
    expect(act1).toMatchObject({ supply: 9, barrels: { shop: 4 } })
    expect(act1?.crew[0].barrels).toBe(1)
  })

  it('the island: channels, roads, docks, offices and starts', () => {
    const { spaces } = builtIn.water
    const pack = withPack({
      water: {
        spaces: { ...spaces, 1: [...spaces[1], '4'], 4: [...spaces[4], '1'] },
        source: 'house',
      },
      docks: { west: 'W', east: 'E', source: 'house' },
      offices: { police: 'N', mayor: 'S', source: 'house' },
      start: { quint: 'E', brody: 'N', hooper: 'W', source: 'house' },
    })
    expect(layOutIsland({ content: pack, shark: '1' }).legalTo('shark', 'swim')).toContain('4')
    const { act1 } = setUp({ mode: 'act-1' }, {}, 1, pack).all
    expect(act1?.crew.map(({ at }) => at)).toEqual(['E', 'N', 'W'])
    const brody = layOutIsland({ content: pack, turn: 'brody', brody: 'S' })
    expect(brody.legalTo('brody', 'close')).toHaveLength(4)
    const drops = layOutIsland({ content: pack, turn: 'brody', brody: 'W', carried: 1 })
    expect(drops.legal('brody')).toContain('drop')
    const roads = builtIn.land.spaces
    const walls = withPack({
      land: {
        spaces: {
          ...roads,
          6: roads[6].filter((space) => space !== 'shop'),
          shop: roads.shop.filter((space) => space !== '6'),
        },
        source: 'house',
      },
    })
    expect(layOutIsland({ content: walls, turn: 'brody' }).legalTo('brody', 'move')).not.toContain('shop')
  })

  it('the resurface cards', () => {
    const resurface = builtIn.resurface.map((card) => ({ ...card, evade: 4, dice: 1 }))
    const table = layOut({ ...ROUND, content: withPack({ resurface }), draws: { die: [2, 2, 0, 2] } })
    table.lock('A').prepare({ quint: 'stay machete w1' }).play('quint: attack')
    expect(table.all.shark.wounds).toBe(0)
    table.play('shark: attack b1')
    expect(table.told()).toContain('The shark’s dice show 2.')
  })

  it('the gear', () => {
    const gear = builtIn.gear.map((each) => (each.id === 'machete' ? { ...each, dice: 1, plus: 3 } : each))
    const table = layOut({ ...ROUND, content: withPack({ gear }), draws: { die: [0] } })
    table.lock('A').prepare({ quint: 'stay machete w1' }).play('quint: attack')
    expect(table.all.shark.wounds).toBe(3)
  })

  it('the abilities', () => {
    const abilities = builtIn.abilities.map((each) => ({
      ...each,
      copies: each.id === 'hard-target' ? 16 : 0,
    }))
    const table = new Table(withPack({ abilities }))
    expect(table.all.shark.hand).toEqual(Array(6).fill('hard-target'))
  })

  it('the boat’s tiles', () => {
    const tiles = builtIn.tiles.map((tile) => ({ ...tile, damage: 5, destroy: 6 }))
    const table = layOut({ ...ROUND, content: withPack({ tiles }), draws: { die: [2, 2, 0] } })
    table.lock('A').prepare({}).play('quint: done', 'shark: attack b1')
    expect(table.tile(1)).toBe('intact')
  })

  it('the die', () => {
    const die = { faces: [2, 2, 2, 2, 2, 2], source: 'house' }
    const table = layOut({ ...ROUND, content: withPack({ die }) })
    table.lock('A').prepare({}).play('quint: done', 'shark: attack b1')
    expect(table.told()).toContain('The shark’s dice show 2, 2 and 2.')
  })

  it('the wound tracks, and the cards of Act 2 alone', () => {
    const pack = withPack({
      wounds: { shark: 3, quint: 2, brody: 4, hooper: 5, source: 'house' },
      alone: { gear: 1, abilities: 2, source: 'house' },
    })
    const { all } = new Table(pack)
    expect([all.shark.lives, ...all.crew.map(({ lives }) => lives)]).toEqual([3, 2, 4, 5])
    expect([all.shark.handSize, all.dealt.length]).toEqual([2, 1])
  })

  it('nothing else: what is not in the pack stays as it is', () => {
    const { events, ...rest } = withPack({ events: builtIn.events.slice(0, 1) })
    expect(events).toHaveLength(1)
    expect(rest).toEqual({ ...builtIn, events: undefined })
    expect(island('N', ['harbor-master']).island.event).toBe('harbor-master')
  })
})
