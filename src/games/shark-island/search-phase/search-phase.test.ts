import { describe, expect, it } from 'vitest'
import { type Layout, layOut, type Table } from '../testing.ts'

function search(more: Partial<Layout>): Table {
  return layOut({
    phase: 'search',
    hunters: 'tempest sheriff',
    fins: 'seal seal seal, shark shoal seal',
    at: { tempest: 2, sheriff: 2 },
    ...more,
  })
}

describe('IV. Search Phase (seed 002; ruling 6)', () => {
  it('tiles in order from the stack; on each the Hunters clockwise from the First Player', () => {
    const table = search({
      at: { tempest: 2, sheriff: 1 },
      draws: { die: 'binoculars buoy binoculars buoy' },
    })
    expect(table.question).toBe('sheriff search')
    expect(table.play('stop').question).toBe('tempest search')
    const same = search({ first: 'sheriff', draws: { die: 'binoculars buoy' } })
    expect(same.question).toBe('sheriff search')
  })

  it('each Binoculars and each Buoy reveals one fin; a searcher may stop early', () => {
    const table = search({ draws: { die: 'binoculars buoy', fin: 'seal shoal' } })
    expect(table.all.search).toMatchObject({ binoculars: 1, buoys: 1 })
    table.play('reveal')
    expect(table.all.tiles[1].down).toBe(2)
    expect(table.legal()).toEqual(['reveal', 'stop'])
  })

  it('Fog in mid-roll blanks unspent Buoys at once, and those of later searches', () => {
    const table = search({
      fins: 'seal, fog shark shoal',
      draws: { die: 'buoy buoy buoy binoculars', fin: 'fog' },
    })
    table.play('reveal')
    expect(table.question).toBe('sheriff search')
    expect(table.all.search).toMatchObject({ binoculars: 1, buoys: 0 })
  })

  it('Rammed damages the searcher’s craft; sunk, it leaves the tile, and there is no Terror', () => {
    const table = search({
      damage: { tempest: 1 },
      fins: 'seal, rammed shark shoal',
      draws: {
        die: 'binoculars binoculars shark binoculars',
        fin: 'rammed shark',
        down: '2 2 2',
        card: '4 5 6',
      },
    })
    table.play('reveal')
    expect(table.hunter('tempest')).toMatchObject({ damage: 2, at: 'ashore' })
    expect(table.all.terror.total).toBe(0)
    table.play('reveal')
    expect(table.all.combat.active).toEqual(['sheriff'])
  })

  it('the Shark found ends the search: combat', () => {
    const table = search({
      draws: { die: 'binoculars binoculars', fin: 'shark', down: '2 2 2', card: '4 5 6' },
    })
    table.play('reveal')
    expect(table.happened).toEqual(expect.arrayContaining(['turned', 'found', 'combat']))
    expect(table.all.combat.active).toEqual(['tempest', 'sheriff'])
  })

  it('nobody finds it: all fins are shown, and the Shark terrorizes its tile', () => {
    const table = search({ draws: { die: 'shark shark shark shark', terror: 'mayor mayor' }, backs: '1 2' })
    expect(table.happened).toEqual(expect.arrayContaining(['struck', 'shown', 'terrorized']))
    expect(table.all.tiles.every(({ down }) => down === 0)).toBe(true)
    expect(table.all.found).toBe(1)
    expect(table.all.terror.total).toBe(2)
    const shown = table.events.filter(({ key }) => key === 'shark-island.shown')
    expect(shown.map(({ params }) => [params.tile, params.fins])).toEqual([
      [1, ['seal', 'seal', 'seal']],
      [2, ['shoal', 'seal']],
    ])
  })

  it.each([
    ['heavy-swell', 'harlan sheriff', 1],
    ['glassy-sea', 'anya sheriff', 3],
    ['glassy-sea', 'tempest sheriff', 3],
  ])('on %s %s: between one and three dice', (day, hunters, dice) => {
    const [hunter] = hunters.split(' ')
    const table = search({
      hunters,
      at: { [hunter]: 2 },
      day,
      draws: { die: 'binoculars binoculars binoculars binoculars' },
    })
    expect(table.all.search.binoculars).toBe(dice)
  })
})

describe('Skills and False Fins (seed 002, Hunter Character Cards; facts)', () => {
  it('Tempest: a Dolphin found in the Search Phase is a wound to the Shark', () => {
    const table = search({
      fins: 'seal, dolphin shark',
      draws: { die: 'binoculars binoculars', fin: 'dolphin' },
    })
    expect(table.play('reveal').state.health).toBe(7)
    expect(
      search({
        health: 1,
        fins: 'seal, dolphin shark',
        draws: { die: 'binoculars shark', fin: 'dolphin' },
      }).play('reveal').winner,
    ).toBe('hunters')
  })

  it('a Dolphin turned over in a Confirmed Sighting does nothing', () => {
    const table = layOut({
      phase: 'hunters',
      hunters: 'tempest sheriff',
      fins: 'dolphin shark, seal',
      rerolls: { tempest: 0 },
      draws: { die: 'binoculars binoculars shark', fin: 'dolphin' },
    })
    expect(table.play('sight 1').state.health).toBe(8)
  })

  it.each([
    ['hudlo', 'shoal', (t: Table) => t.all.search.binoculars, 2],
    ['anya', 'seal', (t: Table) => t.hunter('anya').handSize, 1],
    ['sheriff', 'prank', (t: Table) => t.hunter('sheriff').rerolls, 3],
  ] as const)('%s and a %s', (hunter, fin, read, value) => {
    const table = layOut({
      phase: 'search',
      hunters: `${hunter} harlan`,
      fins: `seal, ${fin} ${fin} shark`,
      at: { [hunter]: 2 },
      draws: { die: 'binoculars binoculars shark', fin },
    })
    expect(read(table.play('reveal'))).toBe(value)
  })

  it('the pilot flies to the Shark once it is found, before combat', () => {
    const table = layOut({
      phase: 'found',
      hunters: 'pilot harlan',
      fins: '(shark), seal',
      found: 1,
      at: { pilot: 2, harlan: 2 },
      draws: { down: '2 2 2', card: '4 5 6' },
    })
    expect(table.legal()).toEqual(['move', 'stay'])
    expect(table.play('move').all.combat.active).toEqual(['pilot'])
  })

  it('on a day of open channels everyone may, out of dry dock too; not with a sunk craft', () => {
    const table = layOut({
      phase: 'found',
      hunters: 'harlan sheriff anya',
      day: 'open-channel',
      fins: '(shark), seal',
      found: 1,
      at: { harlan: 2, sheriff: 0, anya: 2 },
      damage: { anya: 2 },
      draws: { down: '2 4 5 6', card: '4 5 6 7' },
    })
    expect(table.legal()).toEqual(['move', 'stay'])
    table.play('move')
    expect(table.question).toBe('sheriff found')
    expect(table.play('move').all.combat.active).toEqual(['harlan', 'sheriff'])
  })

  it('who is asked is public: every Hunter with a card, whatever it is', () => {
    const table = layOut({
      phase: 'found',
      fins: '(shark), seal',
      found: 1,
      at: { harlan: 2, sheriff: 1 },
      hands: { sheriff: 'town-meeting' },
    })
    expect(table.question).toBe('sheriff found')
    expect(table.legal()).toEqual(['stay'])
    expect(table.whyNot('move')).toBe('move')
    expect(table.whyNot('play 2')).toBe('moment')
  })
})
