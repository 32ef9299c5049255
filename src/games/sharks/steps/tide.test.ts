import { describe, expect, it } from 'vitest'
import { creatures, type Layout, layOut, type Table } from '../testing.ts'

/** The Mako lands on the tide at c2 and has drawn. */
function atTide(layout: Partial<Layout> = {}): Table {
  const { sharks = { mako: 'c1', tiger: 'a3' }, boat = 'a1', ...more } = layout
  return layOut({ sharks, boat, ...more }).play('swim c2', 'stop', 'draw small')
}

describe('changing three tiles (seed 004, Tide 1; ruling 6)', () => {
  it('three tiles of one’s choice are replaced by tiles from the stack, in the order they are named', () => {
    const table = atTide({ draws: { tile: ['oil', 'relief', 'tide'] } })
    table.play('change b1', 'change d1', 'change d3')
    expect(['b1', 'd1', 'd3'].map((cell) => table.tile(cell))).toEqual(['oil', 'relief', 'tide'])
    expect(table.happened.filter((key) => key === 'tide')).toHaveLength(3)
  })

  it('nothing changes before the third is named', () => {
    const table = atTide()
    const before = table.all.cells
    table.play('change b1', 'change d1')
    expect(table.all.cells).toEqual(before)
    expect(table.all.marked).toEqual(['b1', 'd1'])
    expect(table.step).toBe('tide')
  })

  it('exactly three are changed: one cannot stop earlier', () => {
    const table = atTide().play('change b1', 'change d1')
    expect(table.legal().every((text) => text.startsWith('change '))).toBe(true)
    expect(table.play('change d3').step).toBe('score')
  })

  it('any tile may be named, each once; the order of naming is the order of reading', () => {
    const table = atTide()
    expect(table.legalTo('change')).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3'])
    table.play('change c2')
    expect(table.whyNot('change c2')?.key).toBe('sharks.no.tide-order')
    expect(table.legalTo('change')).toEqual(['d2', 'a3', 'b3', 'c3'])
    table.play('change c3')
    expect(table.legalTo('change')).toEqual(['d3'])
  })

  it('the player is asked for three, then two, then one more', () => {
    const table = atTide()
    const asked = ['change a1', 'change b1', 'change c1'].map((text) => {
      const { prompt } = table.all.decisions[0]
      table.play(text)
      return prompt.params.left
    })
    expect(asked).toEqual([3, 2, 1])
  })

  it('a tile that is not in this ocean cannot be named', () => {
    expect(atTide().whyNot('change a4')?.key).toBe('sharks.no.cell')
  })

  it('every set of three can be named', () => {
    const sets = new Set<string>()
    for (const first of atTide().legalTo('change'))
      for (const second of atTide().play(`change ${first}`).legalTo('change'))
        for (const third of atTide().play(`change ${first}`, `change ${second}`).legalTo('change'))
          sets.add(`${first} ${second} ${third}`)
    expect(sets.size).toBe((12 * 11 * 10) / 6)
  })

  it('the new tiles come from the stack before the old ones are shuffled into it', () => {
    const table = atTide()
    const { stack } = table.all
    table.play('change a1', 'change b1', 'change c1')
    const changed = ['a1', 'b1', 'c1'].map((cell) => table.tile(cell))
    expect(changed).not.toContain('reef-small')
    expect(changed).not.toContain('reef-medium')
    expect(changed).not.toContain('reef-large')
    expect(table.all.stack['reef-small']).toBe(stack['reef-small'] + 1)
    expect(table.all.stack['reef-medium']).toBe(stack['reef-medium'] + 1)
    expect(table.all.stack['reef-large']).toBe(stack['reef-large'] + 1)
  })

  it('sharks and boat stay where they are, on the new tile', () => {
    const table = atTide({
      sharks: { mako: 'c1', tiger: 'a2' },
      boat: 'a1',
      draws: { tile: ['oil', 'creatures-small', 'oil'] },
    })
    table.play('change a1', 'change a2', 'change c2')
    expect([table.all.boat, table.at('tiger'), table.at('mako')]).toEqual(['a1', 'a2', 'c2'])
    expect(table.tile('c2')).toBe('oil')
  })

  it('one may change one’s own tile and the boat’s, and no new action comes of it', () => {
    const table = atTide({ draws: { tile: ['tide', 'relief', 'creatures-large'] } })
    table.play('change a1', 'change b1', 'change c2')
    expect([table.tile('c2'), table.step]).toEqual(['creatures-large', 'score'])
  })

  it('trash on the changed tiles is discarded', () => {
    const table = atTide({ trash: 'b1 d1 b3' })
    const lay = table.all.cells.filter(({ cell }) => cell === 'b1' || cell === 'd1')
    table.play('change a1', 'change b1', 'change d1')
    expect(table.trash).toBe('b3')
    expect(table.all.trashDiscards.reduce((a, b) => a + b)).toBe(lay.length)
  })

  it('the next tide begins anew', () => {
    const table = atTide().play('change a1', 'change b1', 'change d1').finishTurn()
    expect(table.all.marked).toEqual([])
  })

  it('trash on other tiles stays', () => {
    expect(atTide({ trash: 'b1 d1' }).play('change a2', 'change b2', 'change d2').trash).toBe('b1 d1')
  })
})

describe('new creatures on show (seed 004, Tide 2; ruling 6)', () => {
  it('all six go back into their bags and two of each size come out', () => {
    const table = atTide({
      shown: { small: 'bony bony', medium: 'mammal pelagic', large: 'crustacean crustacean' },
      draws: {
        small: ['pelagic', 'cephalopod', 'mammal'],
        medium: ['bony', 'mammal'],
        large: ['cartilaginous', 'crustacean'],
      },
    })
    table.play('change a1', 'change b1', 'change d1')
    expect(table.shown('small')).toBe('cephalopod mammal')
    expect(table.shown('medium')).toBe('bony mammal')
    expect(table.shown('large')).toBe('cartilaginous crustacean')
    expect(table.all.bags.small.inside).toEqual({
      bony: 4,
      cartilaginous: 4,
      cephalopod: 3,
      crustacean: 4,
      mammal: 3,
      pelagic: 3,
    })
    expect(table.happened.filter((key) => key === 'shown')).toHaveLength(3)
  })

  it('those put back can be drawn again', () => {
    const table = atTide({
      shown: { small: 'bony bony' },
      stomachs: { tiger: 'small-bony small-bony' },
      draws: { small: ['pelagic', 'bony', 'bony'] },
    })
    table.play('change a1', 'change b1', 'change d1')
    expect(table.shown('small')).toBe('bony bony')
  })

  it('happens after the tiles have changed', () => {
    const table = atTide().play('change a1', 'change b1', 'change d1')
    expect(table.happened).toEqual(['tide', 'tide', 'tide', 'shown', 'shown', 'shown'])
  })
})

describe('the bonus point (seed 004, Tide; ruling 6)', () => {
  it('is given by itself when all three had trash', () => {
    const table = atTide({ trash: 'a2 b1 d1' }).play('change b1', 'change d1', 'change a2')
    expect(table.points('mako')).toBe(1)
    expect(table.happened).toContain('tide-bonus')
  })

  it('is one point, not one for each', () => {
    const table = atTide({ trash: 'a2 b1 d1 b3', points: { mako: 7 } })
    expect(table.play('change b1', 'change d1', 'change a2').points('mako')).toBe(8)
  })

  it.each(['b1', 'b1 d1'])('is not given for fewer than three (%s)', (trash) => {
    const table = atTide({ trash }).play('change b1', 'change d1', 'change a2')
    expect(table.points('mako')).toBe(0)
  })

  it('goes to a full shark too (ruling 11)', () => {
    const table = layOut({
      sharks: { mako: 'c1', tiger: 'a3' },
      boat: 'a1',
      trash: 'a2 b1 c2 d1',
      stomachs: { mako: creatures(9) },
    })
    table.play('swim c2', 'stop', 'change b1', 'change d1', 'change a2')
    expect(table.points('mako')).toBe(1)
  })
})
