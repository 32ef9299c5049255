import { describe, expect, it } from 'vitest'
import { refusedPack } from '#kernel/testing/refused-pack.ts'
import { layOut } from '../act-1/testing.ts'
import { jaws } from '../index.ts'
import { content } from './index.ts'
import { contentNames } from './names.ts'

const { builtIn } = content

const refusal = (sections: object): string => refusedPack(jaws, { game: 'jaws', ...sections })

describe('the board of Act 1 (rules, Act 1: facts)', () => {
  it('has 12 spaces of water with 20 edges, two rings and eight spokes', () => {
    const { spaces } = builtIn.water
    expect(Object.keys(spaces)).toHaveLength(12)
    expect(Object.values(spaces).reduce((sum, near) => sum + near.length, 0) / 2).toBe(20)
    const ring = ['N', '6', 'E', '8', 'S', '7', 'W', '5', 'N']
    for (let i = 0; i < 8; i++) expect(spaces[ring[i]]).toContain(ring[i + 1])
    for (const [corner, spokes] of [
      ['1', ['N', '5']],
      ['2', ['6', 'E']],
      ['3', ['W', '7']],
      ['4', ['S', '8']],
    ] as const)
      expect(spaces[corner]).toEqual(expect.arrayContaining([...spokes]))
  })

  it('has land at N S E W 5 6 7 8 and the shop; 1 to 4 are water only', () => {
    expect(Object.keys(builtIn.land.spaces).sort()).toEqual(['5', '6', '7', '8', 'E', 'N', 'S', 'W', 'shop'])
  })

  it('has docks at 5 and 8, the police at 6, the mayor at 7', () => {
    expect(builtIn.docks).toMatchObject({ west: '5', east: '8' })
    expect(builtIn.offices).toMatchObject({ police: '6', mayor: '7' })
  })

  it('has 15 swimmers besides Michael, 8 barrels and 16 events', () => {
    expect(builtIn.swimmers.ordinary).toBe(15)
    expect(builtIn.barrels.orca + builtIn.barrels.shop).toBe(8)
    expect(builtIn.events).toHaveLength(16)
  })

  it('says of every section and card where it comes from', () => {
    for (const { id, source } of builtIn.events)
      expect(source, id).toBe(id === 'in-the-news' ? 'rulebook' : 'reported')
    for (const { source } of [builtIn.water, builtIn.land, builtIn.docks, builtIn.start, builtIn.swimmers])
      expect(['rulebook', 'reported']).toContain(source)
  })

  it('names events in both languages', () => {
    expect(contentNames(builtIn)('event', 'fin-hoax', 'en')).toBe('Cardboard Fin')
    expect(contentNames(builtIn)('event', 'fin-hoax', 'fr')).toBe('Aileron de carton')
  })
})

describe('a pack', () => {
  const event = {
    id: 'quiet-day',
    name: { en: 'A Quiet Day', fr: 'Un jour calme' },
    swimmers: 'N',
    effect: { kind: 'none' },
    source: 'house',
  }

  it('replaces the deck of events', () => {
    const pack = content.load({ game: 'jaws', events: [event, { ...event, id: 'another' }] })
    const table = layOut({ content: pack, event: 'quiet-day', turn: 'hooper', last: true }).play('done')
    expect(table.island.event).toBe('another')
    expect(table.swimmers).toBe('N')
  })

  it('replaces the track', () => {
    const track = builtIn.track.map((row) => ({ ...row, gear: 6, source: 'house' }))
    expect(content.load({ game: 'jaws', track }).track[9].gear).toBe(6)
  })

  it('moves the police to the other office, as a photo of the board has it', () => {
    const pack = content.load({
      game: 'jaws',
      offices: { police: '7', mayor: '6', source: 'house' },
      start: { quint: '8', brody: '7', hooper: '5', source: 'house' },
    })
    expect(layOut({ content: pack, turn: 'brody', brody: '7' }).legalTo('brody', 'close')).toHaveLength(4)
  })

  it.each([
    ['an event twice', { events: [event, event] }, 'stands twice'],
    ['an unknown effect', { events: [{ ...event, effect: { kind: 'tsunami' } }] }, 'events[0].effect'],
    ['a one-way channel', oneWay(), 'must lead back'],
    ['a channel twice', twice(), 'water.spaces.N: "1" stands twice'],
    ['one dock for both', { docks: { west: '5', east: '5', source: 'house' } }, 'two spaces'],
    ['a dock in open water', { docks: { west: '1', east: '8', source: 'house' } }, 'must have land'],
    ['a track out of order', { track: [...builtIn.track].reverse() }, 'track[0].eaten'],
    ['fewer than two barrels', { barrels: { orca: 1, shop: 0, source: 'house' } }, '2 at least'],
    ['an unknown section', { weather: {} }, 'weather'],
  ])('is refused for %s, by the name of the field', (_, sections, said) => {
    expect(refusal(sections)).toContain(said)
  })

  function twice(): object {
    const { spaces } = builtIn.water
    return { water: { spaces: { ...spaces, N: [...spaces.N, '1'] }, source: 'house' } }
  }

  function oneWay(): object {
    const { spaces } = builtIn.water
    return { water: { spaces: { ...spaces, N: ['1', '5'] }, source: 'house' } }
  }
})
