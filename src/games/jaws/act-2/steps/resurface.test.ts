import { describe, expect, it } from 'vitest'
import { layOut } from '../testing.ts'

const CREW = { quint: 'b1', brody: 'b4', hooper: 'b8' }

describe('step 1: Resurface (seed 003)', () => {
  it('three cards are turned up at A, B and C, with zone, evade, dice and shake-off', () => {
    const table = layOut({ crew: CREW, cards: '1a 2b 3a', draws: { resurface: ['4b', '5a', '6b'] } })
    table.lock('B').prepare({}).play('shark: done')
    expect(table.all.round).toBe(2)
    expect(table.all.cards).toEqual([
      { id: '4b', zone: '4', evade: 0, dice: 3, shakesOff: false },
      { id: '5a', zone: '5', evade: 2, dice: 2, shakesOff: true },
      { id: '6b', zone: '6', evade: 0, dice: 3, shakesOff: false },
    ])
    expect(table.all.discards).toEqual(['1a', '2b', '3a'])
  })

  it('two of the three may show the same zone (FAQ)', () => {
    const table = layOut({ crew: CREW, cards: '1a 2b 3a', draws: { resurface: ['4b', '4a', '6b'] } })
    table.lock('B').prepare({}).play('shark: done')
    expect(table.all.cards.map((card) => card?.zone)).toEqual(['4', '4', '6'])
  })

  it('when the deck runs out the discards are shuffled under what is left (ruling 3)', () => {
    const table = layOut({ crew: CREW, cards: '1a 2b 3a', deck: '7a' })
    table.lock('B').prepare({}).play('shark: done')
    expect(table.happened).toContain('reshuffled')
    expect(table.all.cards[0]?.id).toBe('7a')
    expect(table.all.deck).toHaveLength(13)
    expect(table.all.discards).toEqual([])
  })
})
