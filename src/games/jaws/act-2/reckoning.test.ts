import { describe, expect, it } from 'vitest'
import { jawsOptions } from '../options.ts'
import { settingOf } from '../setting.ts'
import { type Reckoning, reckon } from './reckoning.ts'
import { type Layout, layOut, type Table } from './testing.ts'

function reckoned({ content, all }: Pick<Table, 'content' | 'all'>): Reckoning {
  return reckon(settingOf(jawsOptions({ mode: 'act-2' }), content), all)
}

/** Everyone aboard at 6, and cards of evade 2 that shake off, evade 2 that do not, and evade 0. */
const layout: Layout = { crew: { quint: 'b6', brody: 'b6', hooper: 'b6' }, cards: '1a 8a 2b' }

/** Counts every roll of so many dice. */
function counted({ content }: Table, dice: number, worth: (hits: number) => number): number {
  let rolls = [0]
  for (let die = 0; die < dice; die++)
    rolls = rolls.flatMap((sum) => content.die.faces.map((face) => sum + face))
  return rolls.reduce((sum, hits) => sum + worth(hits), 0) / rolls.length
}

describe('a strike', () => {
  it('is what counting every roll says', () => {
    const table = layOut(layout)
    const strike = reckoned(table).strike('rifle', 'B')
    expect(strike).toEqual({
      evade: 2,
      hit: expect.closeTo(
        counted(table, 2, (hits) => (hits + 1 > 2 ? 1 : 0)),
        9,
      ),
      wounds: expect.closeTo(
        counted(table, 2, (hits) => Math.max(0, hits + 1 - 2)),
        9,
      ),
      ends: 0,
    })
    expect(reckoned(table).strike('rifle', 'C')?.wounds).toBeCloseTo(counted(table, 2, (hits) => hits + 1))
    expect(reckoned(table).strike('harpoon-line', 'B')).toBeNull()
  })

  it('counts what sticks to the shark, unless the card would shake it off', () => {
    const { evade, dice } = reckoned(
      layOut({ ...layout, attached: 'harpoon-line marker-barrel anchor-chain' }),
    )
    expect([evade('A'), evade('B'), evade('C')]).toEqual([2, 0, 0])
    expect([dice('main', 'A'), dice('main', 'B'), dice('main', 'C')]).toEqual([2, 1, 2])
  })

  it('knows of Hard Target once it is known', () => {
    const table = layOut({ ...layout, hand: 'hard-target' }).lock('C', 'hard-target')
    expect(
      reckon(settingOf(jawsOptions({ mode: 'act-2' }), table.content), table.view('quint')).evade('C'),
    ).toBe(0)
    expect(reckoned(table.prepare({})).evade('C')).toBe(3)
  })

  it('says how likely it is the last', () => {
    const table = layOut({ ...layout, wounds: { shark: 17 } })
    expect(reckoned(table).strike('machete', 'B')?.ends).toBeCloseTo(
      counted(table, 2, (hits) => (hits > 2 ? 1 : 0)),
    )
  })
})

describe('a breach', () => {
  it('is damaged, destroyed or nothing, and they add up', () => {
    const table = layOut(layout)
    const { damaged, destroyed, nothing } = reckoned(table).breach('main', 3, 0, 'b2')
    expect(destroyed).toBeCloseTo(counted(table, 3, (hits) => (hits >= 4 ? 1 : 0)))
    expect(damaged).toBeCloseTo(counted(table, 3, (hits) => (hits === 2 || hits === 3 ? 1 : 0)))
    expect(damaged + destroyed + nothing).toBeCloseTo(1)
  })

  it('leaves nothing damaged with Extra Strength, in the main attack only', () => {
    const table = layOut({ ...layout, hand: 'extra-strength' })
      .lock('C', 'extra-strength')
      .prepare({})
    expect(reckoned(table).breach('main', 3, 0, 'b2').damaged).toBe(0)
    expect(reckoned(table).breach('second', 2, 0, 'b2').damaged).toBeGreaterThan(0)
  })

  it('is certain where two hits topple: a tile damaged at the bow goes, a whole one is damaged', () => {
    const { topple } = reckoned(layOut({ ...layout, damaged: '1 2' }))
    expect(topple('b1')).toEqual({ damaged: 0, destroyed: 1, nothing: 0 })
    expect(topple('b2')).toEqual({ damaged: 0, destroyed: 0, nothing: 1 })
    expect(topple('b3')).toEqual({ damaged: 1, destroyed: 0, nothing: 0 })
  })
})

it('reckons a bonus die: it hurts unless it is blank, and may be the last', () => {
  const { maul } = reckoned(layOut({ ...layout, wounds: { quint: 4 } }))
  expect(maul(1, 0, 'quint')).toEqual({
    hurt: expect.closeTo(4 / 6, 9),
    wounds: expect.closeTo(1, 9),
    out: expect.closeTo(2 / 6, 9),
  })
})

it('knows what jaws and hands reach: a damaged tile lets its water through fore and aft', () => {
  const { inJaws, reach, touching } = reckoned(
    layOut({ ...layout, crew: { quint: 'w1', brody: 'b6', hooper: 'b6' }, damaged: '2' }),
  )
  expect(inJaws('w2')).toEqual({ boats: ['b1', 'b2', 'b3'], crew: ['quint'] })
  expect(reach('machete', 'b3')).toEqual(['w2', 'w3'])
  expect(reach('rifle', 'b3')).toHaveLength(8)
  expect(touching('b3')).toEqual(['b2', 'b4', 'b7', 'w2', 'w3'])
})
