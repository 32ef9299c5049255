import { describe, expect, it } from 'vitest'
import { total } from '#kernel/counts.ts'
import { SHARKS, SIZES, TILES, TYPES } from './components.ts'
import { content } from './content/index.ts'
import { setUp } from './testing.ts'

const TABLES = [2, 3, 4].map((players) => ({ players }))
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1)

describe('what is in the box (seed 004, introduction and Components)', () => {
  it('six types of creatures in three sizes', () => {
    expect(TYPES).toEqual(['bony', 'cartilaginous', 'cephalopod', 'crustacean', 'mammal', 'pelagic'])
    expect(SIZES).toEqual(['small', 'medium', 'large'])
  })

  it('six sharks, each with a stomach, a meeple, a score marker and its own deck', () => {
    expect(SHARKS).toEqual(['bull', 'thresher', 'hammerhead', 'great-white', 'mako', 'tiger'])
    expect(Object.keys(content.builtIn.sharks)).toEqual([...SHARKS])
  })

  it.each(TABLES)(
    '23 tiles, 32 trash tokens and 72 creatures, none lost at a table of $players',
    ({ players }) => {
      const { all } = setUp({ players })
      const inside = SIZES.flatMap((size) => Object.values(all.bags[size].inside))
      const shown = SIZES.flatMap((size) => all.bags[size].shown)
      expect(all.cells.length + total(Object.values(all.stack))).toBe(23)
      expect(total(all.trashStack)).toBe(32)
      expect(total(inside) + shown.length).toBe(72)
    },
  )
})

describe('(1) the ocean (seed 004, Set Up; facts: grid, core 8)', () => {
  it('two players lay 12 tiles as three rows of four and keep 11 in the stack', () => {
    const { all } = setUp({ players: 2 })
    expect([all.rows, all.cells.length, total(Object.values(all.stack))]).toEqual([3, 12, 11])
  })

  it.each([3, 4])('%i players lay 16 tiles as four rows of four and keep 7 in the stack', (players) => {
    const { all } = setUp({ players })
    expect([all.rows, all.cells.length, total(Object.values(all.stack))]).toEqual([4, 16, 7])
  })

  it('the eight core tiles are always among them: one of each kind a shark can enter', () => {
    for (const options of TABLES)
      for (const seed of SEEDS) {
        const laid = new Set(setUp(options, {}, seed).all.cells.map(({ tile }) => tile))
        for (const kind of TILES) if (kind !== 'oil') expect(laid).toContain(kind)
      }
  })

  it('which of the additional tiles are added is drawn', () => {
    const table = setUp({ players: 2 }, { more: ['oil', 'tide', 'tide', 'oil'] })
    const laid = table.all.cells.map(({ tile }) => tile)
    expect(laid.filter((tile) => tile === 'oil')).toHaveLength(2)
    expect(laid.filter((tile) => tile === 'tide')).toHaveLength(3)
    expect(table.all.stack).toEqual({
      'reef-small': 1,
      'reef-medium': 1,
      'reef-large': 1,
      'creatures-small': 2,
      'creatures-medium': 2,
      'creatures-large': 2,
      tide: 0,
      relief: 2,
      oil: 0,
    })
  })

  it('core and additional tiles are shuffled together, so any tile may lie anywhere', () => {
    const corner = new Set(SEEDS.map((seed) => setUp({ players: 4 }, {}, seed).tile('a1')))
    expect(corner.size).toBeGreaterThan(5)
    const table = setUp({ players: 2 }, { more: ['oil'], tile: ['oil', 'relief', 'tide'] })
    expect(['a1', 'b1', 'c1'].map((cell) => table.tile(cell))).toEqual(['oil', 'relief', 'tide'])
  })
})

describe('(2) score track and trash (seed 004, Set Up)', () => {
  it('all trash is in the stack, none in the ocean, and nothing is turned over', () => {
    const table = setUp()
    expect(table.trash).toBe('')
    expect([table.all.trashStack, table.all.trashDiscards, table.all.token]).toEqual([
      [8, 8, 8, 8],
      [0, 0, 0, 0],
      null,
    ])
  })
})

describe('(3) three bags (seed 004, Set Up; facts: creatures)', () => {
  it('creatures are divided by size, and two of each size are on show', () => {
    const { bags } = setUp().all
    for (const size of SIZES) {
      expect(bags[size].shown).toHaveLength(2)
      expect(total(Object.values(bags[size].inside))).toBe(22)
    }
  })

  it('those on show were drawn from their bag; both may be of one type', () => {
    const table = setUp({}, { small: ['pelagic', 'pelagic'], large: ['mammal', 'bony'] })
    expect(table.shown('small')).toBe('pelagic pelagic')
    expect(table.shown('large')).toBe('mammal bony')
    expect(table.all.bags.small.inside.pelagic).toBe(2)
    expect(table.all.bags.large.inside.mammal).toBe(3)
  })
})

describe('(4) the players (seed 004, Set Up)', () => {
  it('each has another shark, and the rest stays in the box', () => {
    const table = setUp({ sharks: ['tiger', 'bull', 'thresher'] })
    expect(table.game.seats.map(({ id }) => id)).toEqual(['tiger', 'bull', 'thresher'])
    expect(table.game.draws.map(({ label }) => label).filter((label) => label.startsWith('card-'))).toEqual([
      'card-tiger',
      'card-bull',
      'card-thresher',
    ])
  })

  it('(4a) every score marker waits beside the track', () => {
    expect(setUp({ players: 4 }).all.seats.map(({ points }) => points)).toEqual([0, 0, 0, 0])
  })

  it('(4b) each holds three score cards drawn from a shuffled deck of 24', () => {
    for (const { handSize, deckSize, discards } of setUp({ players: 4 }).all.seats)
      expect([handSize, deckSize, discards]).toEqual([3, 21, []])
  })

  it('(4b) the cards are the shark’s own, and the order of the deck is drawn', () => {
    const draws = { 'card-mako': ['ink-spot', 'fast-food', 'ink-spot'] }
    expect(setUp({ players: 2 }, draws).hand('mako')).toEqual(['fast-food', 'ink-spot', 'ink-spot'])
    const hands = new Set(SEEDS.map((seed) => String(setUp({}, {}, seed).hand('mako'))))
    expect(hands.size).toBeGreaterThan(20)
  })

  it('(4c) every stomach is empty', () => {
    for (const { stomach } of setUp({ players: 4 }).all.seats) expect(stomach).toEqual([])
  })
})

describe('the boat before the sharks (facts: boat start; ruling 1)', () => {
  it.each([
    [2, ['b2', 'c2']],
    [3, ['b2', 'b3', 'c2', 'c3']],
    [4, ['b2', 'b3', 'c2', 'c3']],
  ])('at a table of %i it starts on any tile off the border', (players, cells) => {
    const starts = new Set(SEEDS.map((seed) => setUp({ players }, {}, seed).all.boat))
    expect([...starts].sort()).toEqual(cells)
  })

  it('it is there when the first shark chooses where to start', () => {
    const table = setUp({}, { boat: ['c2'] })
    expect([table.step, table.all.boat]).toEqual(['start', 'c2'])
    expect(table.all.seats.map(({ at }) => at)).toEqual([null, null])
  })
})

describe('before the first turn', () => {
  it('nothing is under way', () => {
    expect(setUp().all).toMatchObject({
      round: 1,
      fullest: null,
      swim: { origin: null, stepsLeft: 0, leaps: 0 },
      relief: { relieved: 0, dropped: 0 },
      marked: [],
    })
  })
})

describe('who goes first (seed 004, Game Play)', () => {
  it('the table may say who was last in the ocean', () => {
    const table = setUp({ players: 3, first: 'tiger' })
    expect([table.all.first, table.turn]).toEqual(['tiger', 'tiger'])
  })

  it('a table that does not say draws for it, and anybody may be drawn', () => {
    expect(setUp({ players: 3 }, { first: ['mako'] }).turn).toBe('mako')
    const first = new Set(SEEDS.map((seed) => setUp({ players: 4 }, {}, seed).turn))
    expect(first.size).toBe(4)
  })
})
