import { describe, expect, it } from 'vitest'
import { leadingTo } from '#kernel/testing/open-table.ts'
import { type Layout, layOut, type Table } from '../testing.ts'

const FINS = 'shark shoal seal, prank shoal'

/** Harlan's turn, on a morning with two tiles; dice as given. */
function turn(die: string, more: Partial<Layout> = {}): Table {
  const { draws, ...rest } = more
  return layOut({ phase: 'hunters', fins: FINS, rerolls: { harlan: 0 }, ...rest, draws: { die, ...draws } })
}

describe('III. Hunter Phase, step 1: the dice (seed 002; ruling 3)', () => {
  it('all three are rolled again for a token, as often as there are tokens', () => {
    const table = turn('shark shark shark buoy buoy repair harpoon harpoon harpoon', {
      rerolls: { harlan: 2 },
    })
    expect(table.legal()).toEqual(['reroll', 'keep'])
    table.play('reroll', 'reroll')
    expect(table.question).toBe('harlan act')
    expect(table.all.dice.icons).toMatchObject({ harpoon: 3 })
  })

  it('only the final roll pays: each Shark a coin', () => {
    const table = turn('shark shark buoy shark repair repair', { coins: 0, rerolls: { harlan: 1 } })
    expect(table.state.coins).toBe(0)
    expect(table.play('reroll').state.coins).toBe(1)
  })

  it('three Sharks: three coins and a Terror token', () => {
    const table = turn('shark shark shark', { coins: 0, draws: { terror: 'mayor' } })
    expect(table.state.coins).toBe(3)
    expect(table.all.terror.lines.mayor).toBe(1)
  })

  it('three Buoys: a wound to the Shark, which may be its last', () => {
    expect(turn('buoy buoy buoy').state.health).toBe(7)
    expect(turn('buoy buoy buoy', { health: 1 }).winner).toBe('hunters')
  })
})

describe('step 2: two actions from three dice (ruling 4)', () => {
  it('a Buoy is any action; the own icon is used before it', () => {
    const table = turn('binoculars buoy repair', { damage: { harlan: 1 } })
    expect(table.legal()).toEqual([
      'sight 1',
      'sight 2',
      'draw',
      'repair',
      'token binoculars',
      'token repair',
      'token buoy',
    ])
    table.play('sight 2')
    expect(table.all.dice.icons).toMatchObject({ binoculars: 0, buoy: 1, repair: 1 })
  })

  it('two are compulsory, then it is time to sail', () => {
    const table = turn('harpoon harpoon harpoon')
    expect(table.legal()).not.toContain('dock')
    expect(table.play('draw', 'draw').question).toBe('harlan sail')
  })

  it('repair at full is not offered', () => {
    const table = turn('repair repair repair')
    expect(table.legal()).toEqual(['token repair'])
    expect(table.whyNot('repair')).toBe('damage')
  })

  it('any icon can be spent for a Reroll token, as long as there are any', () => {
    expect(turn('shark shark harpoon').play('token shark').hunter('harlan').rerolls).toBe(1)
    const empty = turn('shark shark harpoon', {
      hunters: 'harlan sheriff',
      rerolls: { harlan: 0, sheriff: 15 },
    })
    expect(empty.whyNot('token shark')).toBe('tokens')
  })

  it('what cannot be done is forfeited: three Sharks with an empty pool of tokens', () => {
    const table = turn('shark shark shark', {
      rerolls: { harlan: 0, sheriff: 15 },
      draws: { terror: 'press' },
    })
    expect(table.question).toBe('harlan sail')
  })

  it('a fourth skill card: draw first, then discard any', () => {
    const table = turn('harpoon harpoon shark', { hands: { harlan: 'old-grudge chum-line spare-planks' } })
    table.play('draw')
    expect(table.question).toBe('harlan discard')
    expect(table.legal().length).toBeGreaterThan(2)
  })
})

describe('Confirmed Sightings (seed 002, III. step 2)', () => {
  it('turn a fin of the tile over, up to the tile’s limit', () => {
    const table = turn('binoculars binoculars binoculars', { draws: { fin: 'shoal seal' } })
    table.play('sight 1', 'sight 1')
    expect(table.all.tiles[0]).toMatchObject({ down: 1, sighted: 2, up: { shoal: 1, seal: 1 } })
    const other = table.play('sail 1')
    expect(other.legal()).not.toContain('sight 1')
  })

  it('beyond the limit, and where no fin lies, there is none', () => {
    const table = turn('binoculars binoculars binoculars', { fins: 'shark (seal) shoal, (prank)' })
    expect(table.legal()).not.toContain('sight 2')
    expect(table.whyNot('sight 2')).toBe('fins')
    table.match.state.sighted[0] = 2
    expect(table.whyNot('sight 1')).toBe('limit')
  })

  it('of all the tiles there are, when the row is full', () => {
    const table = turn('binoculars binoculars binoculars', {
      tiles: 'lone-swimmer reef-diver surf-school crowded-beach teens-sailing pier-anglers',
      fins: 'shark, seal, seal, seal, seal, seal',
    })
    expect(leadingTo(table.legal(), 'sight')).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('Rammed does nothing in a sighting; Fog blanks the Buoys of the search', () => {
    const table = turn('binoculars binoculars buoy', {
      fins: 'rammed fog shoal, shark prank',
      draws: { fin: 'rammed fog' },
    })
    table.play('sight 1', 'sight 1')
    expect(table.hunter('harlan').damage).toBe(0)
    expect(table.all.mood.blank).toBe(true)
  })

  it('the Shark found: the others still take their turns, then combat without a search (ruling 7)', () => {
    const table = turn('binoculars harpoon harpoon shark shark harpoon', {
      rerolls: { harlan: 0, sheriff: 0 },
      draws: { fin: 'shark', down: '4 5 6', card: '7 8 9' },
    })
    table.play('sight 1', 'draw', 'sail 2')
    expect(table.question).toBe('sheriff act')
    table.play('draw', 'token shark', 'dock')
    while (table.all.question === 'found') table.play('stay')
    expect(table.happened).toContain('combat')
    expect(table.question).toBe('harlan offer')
  })
})

describe('step 3: set sail or dry dock', () => {
  it('once a sighting has found the Shark, later Hunters can sail to its tile and are Active (ruling 7)', () => {
    const table = turn('binoculars harpoon harpoon shark shark harpoon', {
      rerolls: { harlan: 0, sheriff: 0 },
      draws: { fin: 'shark', down: '4 5 6', card: '7 8 9' },
    })
    table.play('sight 1', 'token harpoon', 'sail 2', 'token shark', 'token shark', 'sail 1')
    expect(table.all.combat.active).toEqual(['sheriff'])
    expect(table.question).toBe('harlan offer')
  })

  it('onto any tile, or ashore for a full repair', () => {
    const table = turn('harpoon harpoon shark', { damage: { harlan: 2 } }).play('draw', 'draw')
    expect(table.legal()).toEqual(expect.arrayContaining(['sail 1', 'sail 2', 'dock']))
    expect(table.whyNot('sail 3')).toBe('tile')
    table.play('dock')
    expect(table.hunter('harlan')).toMatchObject({ at: 'docked', damage: 0 })
  })

  it('what belongs to the actions is refused for its own reason when it is time to sail', () => {
    const table = turn('harpoon harpoon binoculars').play('draw', 'draw')
    expect(table.question).toBe('harlan sail')
    expect(table.whyNot('sight 1')).toBe('icon')
    expect(table.whyNot('sight 3')).toBe('tile')
    expect(table.whyNot('play 12')).toBe('card')
    expect(table.whyNot('reveal')).toBe('step')
  })

  it('at the red fin there is only the dock, unless repaired first (ruling 15)', () => {
    const sunk = turn('harpoon harpoon shark', { damage: { harlan: 3 } }).play('draw', 'token shark')
    expect(sunk.whyNot('sail 1')).toBe('sunk')
    const mended = turn('repair harpoon shark', { damage: { harlan: 3 } }).play('repair', 'token shark')
    expect(mended.legal()).toContain('sail 1')
  })

  it('Hunters take their turns clockwise from the First Player', () => {
    const table = turn('shark shark shark', {
      first: 'sheriff',
      rerolls: { harlan: 0, sheriff: 0 },
      draws: { terror: 'mayor' },
    })
    expect(table.question).toBe('sheriff act')
    expect(table.play('token shark', 'token shark', 'dock').asked).toBe(table.seat('harlan'))
  })
})
