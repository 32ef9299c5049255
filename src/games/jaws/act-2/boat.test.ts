import { describe, expect, it } from 'vitest'
import { boatsBy, type Hull, inTwoMoves, spacesBy, watersBy, watersInReach } from './boat.ts'
import { SPACE_NAMES, spaceNumber, WATER } from './components.ts'

const INTACT: Hull = { damaged: 0, destroyed: 0 }

function zones(...numbers: readonly number[]): number {
  return numbers.reduce((set, zone) => set | (1 << (zone - 1)), 0)
}

function hull(damaged: readonly number[], destroyed: readonly number[] = []): Hull {
  return { damaged: zones(...damaged), destroyed: zones(...destroyed) }
}

function space(name: string): number {
  return spaceNumber(name)
}

function names(set: number): string {
  return SPACE_NAMES.filter((_, index) => (set & (1 << index)) !== 0).join(' ')
}

function oneSidedOf(some: Hull): string[] {
  const there = SPACE_NAMES.map((_, at) => at).filter(
    (at) => at >= WATER || (some.destroyed & (1 << at)) === 0,
  )
  const found: string[] = []
  for (const a of there)
    for (const b of there)
      if (((spacesBy(some, a) >> b) & 1) !== ((spacesBy(some, b) >> a) & 1))
        found.push(`${SPACE_NAMES[a]} ${SPACE_NAMES[b]} ${JSON.stringify(some)}`)
  return found
}

describe('spaces & adjacency (seed 003)', () => {
  it('example 1: an inner tile touches three boat spaces and its own water', () => {
    expect(names(spacesBy(INTACT, space('b2')))).toBe('b1 b3 b6 w2')
    expect(names(watersInReach(INTACT, space('b2')) << WATER)).toBe('w2')
  })

  it('example 2: with one neighbour damaged and another destroyed, two boat spaces and three waters', () => {
    // Zone 3 is damaged, zone 1 is gone: from boat space 2.
    const broken = hull([3], [1])
    expect(names(spacesBy(broken, space('b2')))).toBe('b3 b6 w1 w2 w3')
    // The tile that is gone may lie across as well.
    expect(names(spacesBy(hull([1], [6]), space('b2')))).toBe('b1 b3 w1 w2 w6')
  })

  it('example 3: a tile that goes makes a water adjacent that was not', () => {
    // The shark is in zone 2, where the tile is gone, and touches boat spaces 3 and 6.
    const before = hull([6], [1, 2])
    expect(names(boatsBy(before, space('w2')))).toBe('b3 b6')
    expect(names(watersBy(before, space('w2')) << WATER)).toBe('w1 w3')
    const after = hull([], [1, 2, 6])
    expect(names(watersBy(after, space('w2')) << WATER)).toBe('w1 w3 w6')
  })

  it('diagonal spaces are not adjacent, and an intact boat keeps its waters apart', () => {
    expect(names(spacesBy(INTACT, space('b1')))).toBe('b2 b5 w1')
    expect(names(spacesBy(INTACT, space('w1')))).toBe('b1 w2 w5')
    expect(names(spacesBy(INTACT, space('w3')))).toBe('b3 w2 w4')
    expect(names(spacesBy(INTACT, space('w8')))).toBe('b8 w4 w7')
  })

  it('the water of a damaged tile touches the boat spaces before and behind it, not the one across', () => {
    expect(names(boatsBy(hull([2]), space('w2')))).toBe('b1 b2 b3')
    expect(names(boatsBy(hull([4]), space('w4')))).toBe('b3 b4')
  })

  it('a zone whose tile is gone is one water that touches the boat all round', () => {
    expect(names(boatsBy(hull([], [7]), space('w7')))).toBe('b3 b6 b8')
    expect(names(spacesBy(hull([], [1, 2, 3, 4, 5, 6, 7, 8]), space('w6')))).toBe('w2 w5 w7')
  })

  it('is the same from both sides, whatever is left of the boat', () => {
    const oneSided: string[] = []
    for (let damaged = 0; damaged < 256; damaged += 5)
      for (let destroyed = 0; destroyed < 256; destroyed += 3)
        oneSided.push(...oneSidedOf({ damaged: damaged & ~destroyed, destroyed }))
    expect(oneSided).toEqual([])
  })
})

describe('up to two moves (seed 003, step 3, Move; ruling 5)', () => {
  it('lead over the boat and into the water', () => {
    expect(names(inTwoMoves(INTACT, space('b1')))).toBe('b2 b3 b5 b6 w1 w2 w5')
  })

  it('out of the water onto the boat both of them are needed', () => {
    expect(names(inTwoMoves(INTACT, space('w1')))).toBe('b1 w2 w3 w5 w6')
  })

  it('and a climb must begin in a water that touches the boat space', () => {
    expect(names(inTwoMoves(hull([], [1, 2, 5]), space('w1')))).toBe('w2 w3 w5 w6')
  })
})
