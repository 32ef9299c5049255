import { describe, expect, it } from 'vitest'
import { SIZES } from '../components.ts'
import { creatures, fewSmallCreatures, layOut } from '../testing.ts'

/** The tiles of each size in the first row of an ocean made for these tests, beside where the Mako sets out. */
const REEFS = `
  rs cm rl cs
  rm cl ti re
  rs rm rl cs
`
const REEF_NEXT_TO = { small: ['b1', 'a1'], medium: ['a1', 'a2'], large: ['b1', 'c1'] } as const
const CREATURES_NEXT_TO = { small: ['c1', 'd1'], medium: ['a1', 'b1'], large: ['b1', 'b2'] } as const

describe('eating trash (seed 004, Eating Trash; ruling 4)', () => {
  it('comes before the action, so that it may fill the stomach: 8 and two trash make 10, without a creature', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'd1',
      trash: 'b1 c1',
      stomachs: { mako: creatures(8) },
    })
    table.play('swim b1', 'swim c1', 'stop')
    expect(table.stomach('mako')).toBe(`${creatures(8)} trash trash`)
    expect(table.all.fullest).toBe('mako')
    expect(table.happened).toContain('too-full')
    expect(table.step).toBe('score')
  })

  it('takes up room for creatures: 9 items and one trash leave none (seed 004, Eating Trash)', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'd1',
      trash: 'b1',
      stomachs: { mako: creatures(9) },
    })
    expect(table.play('swim b1', 'stop').stomach('mako')).toBe(`${creatures(9)} trash`)
  })

  it('stops at the tenth item: further trash stays on its tile (seed 004, Game End; ruling 4)', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'd1',
      trash: 'b1 b2 b3',
      stomachs: { mako: creatures(8) },
    })
    table.play('swim b1', 'swim b2', 'swim b3')
    expect(table.happened).toContain('left-trash')
    expect(table.trash).toBe('b3')
    expect(table.shark('mako').stomach).toHaveLength(10)
  })

  it('a shark that is full may still swim on (ruling 4)', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'd1',
      trash: 'b1',
      stomachs: { mako: creatures(9) },
    })
    expect(table.play('swim b1').legalTo('swim')).toContain('c1')
  })
})

describe('Reef (seed 004, Performing Actions; ruling 5)', () => {
  it.each(SIZES)('%s: a blind draw from the bag of that size is eaten', (size) => {
    const [from, to] = REEF_NEXT_TO[size]
    const table = layOut({
      sharks: { mako: from, tiger: 'd3' },
      boat: 'd2',
      ocean: REEFS,
      draws: { [size]: ['crustacean'] },
    })
    table.play(`swim ${to}`, 'stop')
    expect(table.stomach('mako')).toBe(`${size}-crustacean`)
    expect(table.all.bags[size].inside.crustacean).toBe(3)
  })

  it('leaves no choice and does not touch the creatures on show', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'd1',
      shown: { medium: 'bony mammal' },
    })
    expect(table.play('swim b1', 'stop').step).toBe('score')
    expect(table.shown('medium')).toBe('bony mammal')
  })

  it('gives nothing when its bag is empty (ruling 11)', () => {
    const table = layOut({
      sharks: { mako: 'b1', tiger: 'd3' },
      boat: 'd1',
      content: fewSmallCreatures(2),
    })
    table.play('swim a1', 'stop')
    expect(table.happened).toContain('bag-empty')
    expect([table.stomach('mako'), table.step]).toEqual(['', 'score'])
  })

  it('gives nothing to a shark that is full (ruling 11)', () => {
    const table = layOut({
      sharks: { mako: 'b1', tiger: 'd3' },
      boat: 'd1',
      trash: 'a1',
      stomachs: { mako: creatures(9) },
    })
    const before = table.all.bags.small
    expect(table.play('swim a1', 'stop').happened).toContain('too-full')
    expect(table.all.bags.small).toEqual(before)
  })
})

describe('Sea Creatures (seed 004, Performing Actions; ruling 5)', () => {
  it.each(SIZES)('%s: one of the two on show of that size is eaten and replaced at once', (size) => {
    const [from, to] = CREATURES_NEXT_TO[size]
    const table = layOut({
      sharks: { mako: from, tiger: 'd3' },
      boat: 'd2',
      ocean: REEFS,
      shown: { [size]: 'mammal pelagic' },
      draws: { [size]: ['cephalopod'] },
    })
    table.play(`swim ${to}`, 'stop')
    expect(table.legal()).toEqual(['take mammal', 'take pelagic'])
    table.play('take pelagic')
    expect(table.stomach('mako')).toBe(`${size}-pelagic`)
    expect(table.shown(size)).toBe('mammal cephalopod')
    expect(table.happened).toEqual(['took', 'refilled'])
  })

  it('what is not on show cannot be taken', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'd1',
      shown: { medium: 'bony mammal' },
    })
    table.play('swim a2', 'stop')
    expect(table.whyNot('take pelagic')?.key).toBe('sharks.no.not-shown')
  })

  it('taking is compulsory', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'd1' })
    table.play('swim a2', 'stop')
    expect(table.whyNot('done')?.key).toBe('sharks.no.step')
  })

  it('two alike are one choice, and one of them stays', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'd1',
      shown: { medium: 'bony bony' },
      draws: { medium: ['mammal'] },
    })
    table.play('swim a2', 'stop')
    expect(table.legal()).toEqual(['take bony'])
    expect(table.play('take bony').shown('medium')).toBe('mammal bony')
  })

  it('a full stomach takes nothing, so nothing is replaced (ruling 5)', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'd1',
      trash: 'a2',
      stomachs: { mako: creatures(9) },
      shown: { medium: 'bony mammal' },
    })
    table.play('swim a2', 'stop')
    expect([table.step, table.shown('medium')]).toEqual(['score', 'bony mammal'])
  })

  it('an empty bag replaces nothing (ruling 11)', () => {
    const table = layOut({ sharks: { mako: 'c1', tiger: 'd3' }, boat: 'b1', content: fewSmallCreatures(2) })
    table.play('swim d1', 'stop', 'take bony')
    expect(table.shown('small')).toBe('nothing bony')
    expect(table.happened).toContain('bag-empty')
  })

  it.each(['nothing bony', 'bony nothing'])(
    'the last one on show is the only choice (ruling 11): %s',
    (small) => {
      const table = layOut({
        sharks: { mako: 'c1', tiger: 'd3' },
        boat: 'b1',
        content: fewSmallCreatures(1),
        shown: { small },
      })
      expect(table.play('swim d1', 'stop').legal()).toEqual(['take bony'])
    },
  )

  it('with nothing on show there is nothing to eat (ruling 11)', () => {
    const table = layOut({
      sharks: { mako: 'c1', tiger: 'd3' },
      boat: 'b1',
      content: fewSmallCreatures(0),
      shown: { small: 'nothing nothing' },
    })
    table.play('swim d1', 'stop')
    expect(table.happened).toContain('none-shown')
    expect(table.step).toBe('score')
  })
})

describe('a blind draw from a bag of one’s choice (seed 004, Tide and Trash Relief; ruling 5)', () => {
  it.each([
    ['Tide', 'c2', 'tide'],
    ['Trash Relief', 'd2', 'relief'],
  ])('begins the action of %s, from any of the three bags', (_tile, cell, next) => {
    for (const size of SIZES) {
      const table = layOut({
        sharks: { mako: 'd1', tiger: 'a3' },
        boat: 'a1',
        draws: { [size]: ['cephalopod'] },
      })
      table.play(...(cell === 'c2' ? ['swim c1', 'swim c2'] : ['swim d2']), 'stop')
      expect(table.legal()).toEqual(['draw small', 'draw medium', 'draw large'])
      table.play(`draw ${size}`)
      expect([table.stomach('mako'), table.step]).toEqual([`${size}-cephalopod`, next])
    }
  })

  it('may be the last of a bag (ruling 11)', () => {
    const table = layOut({ sharks: { mako: 'd1', tiger: 'a3' }, boat: 'a1', content: fewSmallCreatures(3) })
    table.play('swim d2', 'stop')
    expect(table.play('draw small').stomach('mako')).toBe('small-bony')
  })

  it('needs a bag with something in it (ruling 11)', () => {
    const table = layOut({ sharks: { mako: 'd1', tiger: 'a3' }, boat: 'a1', content: fewSmallCreatures(2) })
    table.play('swim d2', 'stop')
    expect(table.legal()).toEqual(['draw medium', 'draw large'])
    expect(table.whyNot('draw small')?.key).toBe('sharks.no.empty-bag')
  })

  it.each([
    ['Tide', ['swim d2', 'swim c2'], 'tide'],
    ['Trash Relief', ['swim c1', 'swim c2', 'swim d2'], 'relief'],
  ])('is left out by a full shark at %s, which performs the rest (ruling 11)', (_tile, path, step) => {
    const table = layOut({
      sharks: { mako: 'd1', tiger: 'a3' },
      boat: 'a1',
      trash: 'c2',
      stomachs: { mako: creatures(9) },
    })
    table.play(...path, 'stop')
    expect(table.happened).toContain('too-full')
    expect(table.step).toBe(step)
  })
})

describe('Oil Spill (seed 004, Performing Actions; ruling 5)', () => {
  it('that came under a shark has no action', () => {
    const table = layOut({
      sharks: { hammerhead: 'a1', tiger: 'a2' },
      boat: 'b1',
      ocean: `
        oi rm rl cs
        cm cl ti re
        rs rm rl cs`,
    })
    table.play('stay')
    expect(table.happened).toEqual(['stayed', 'landed'])
    expect([table.step, table.stomach('hammerhead')]).toEqual(['score', ''])
  })
})
