import { describe, expect, it } from 'vitest'
import { SPOT_NAMES } from '../ocean.ts'
import { setUp } from '../testing.ts'

const NO_OIL = { more: ['tide', 'tide', 'relief', 'relief', 'reef-small', 'reef-medium', 'reef-large'] }

describe('where a shark starts (seed 004, Set Up 4c; ruling 1)', () => {
  it('outside the grid, beside a border tile: 14 spots round three rows of four', () => {
    const table = setUp({ players: 2 }, NO_OIL)
    expect(table.legalTo('start')).toEqual(
      SPOT_NAMES.filter((spot) => spot !== 'east-4' && spot !== 'west-4'),
    )
    expect(table.whyNot('start east-4')?.key).toBe('sharks.no.spot')
  })

  it('16 spots round four rows of four', () => {
    const table = setUp({ players: 3 }, { more: [...NO_OIL.more, 'creatures-small'] })
    expect(table.legalTo('start')).toEqual(SPOT_NAMES)
  })

  it('not at a spot where another shark waits', () => {
    const table = setUp({ players: 2 }, NO_OIL).play('start north-b')
    expect(table.legalTo('start')).not.toContain('north-b')
    expect(table.whyNot('start north-b')?.key).toBe('sharks.no.spot-taken')
  })

  it('two sharks may start beside the same corner tile, one on each of its sides (ruling 1)', () => {
    const table = setUp({ players: 2, first: 'mako' }, NO_OIL).play('start north-a', 'start west-1')
    expect([table.at('mako'), table.at('great-white')]).toEqual(['north-a', 'west-1'])
  })

  it('not beside an Oil Spill, which it could not enter (ruling 1)', () => {
    const table = setUp({ players: 2 }, { more: ['oil', 'oil'], tile: ['oil', 'tide', 'oil'] })
    expect(table.whyNot('start north-a')?.key).toBe('sharks.no.spot-oil')
    expect(table.legalTo('start')).not.toContain('west-1')
    expect(table.legalTo('start')).not.toContain('north-c')
  })

  it('in turn order, beginning with the first player (ruling 1)', () => {
    const table = setUp({ players: 3, first: 'mako' })
    const order = [0, 1, 2].map(() => {
      const { turn } = table
      table.play(table.legal()[0])
      return turn
    })
    expect(order).toEqual(['mako', 'tiger', 'great-white'])
  })

  it('then the first player swims', () => {
    const table = setUp({ players: 2, first: 'mako' }, NO_OIL).play('start north-b', 'start north-c')
    expect([table.turn, table.step, table.all.round]).toEqual(['mako', 'swim', 1])
    expect(table.legal()).toEqual(['swim b1'])
  })
})
