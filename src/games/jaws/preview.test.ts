import { describe, expect, it } from 'vitest'
import { island, layOut } from './act-1/testing.ts'
import type { Act1View } from './act-1/view.ts'
import { content } from './content/index.ts'
import { clueList, sharkBelief } from './preview.ts'

const { builtIn } = content

describe('what a page can show of the shark', () => {
  it('is everywhere before its first turn', () => {
    const belief = sharkBelief(builtIn, island('N', ['bounty']).view('quint').act1 as Act1View)
    expect(belief.possible).toHaveLength(12)
    expect(belief.chances['4']).toBeCloseTo(1 / 12)
    expect(belief.tokens.burst).toEqual({ left: 1, inPlay: 0 })
  })

  it('after two eaten at North Beach and no token: there, or one space further', () => {
    const table = island('N', ['gardners-boat']).play('eat', 'eat', 'swim 1', 'done')
    const belief = sharkBelief(builtIn, table.view('hooper').act1 as Act1View)
    expect(belief.possible).toEqual(['N', '1', '5', '6'])
    expect(sharkBelief(builtIn, table.view().act1 as Act1View)).toEqual(belief)
  })

  it('with a token played the burst must be reckoned with', () => {
    const table = island('N', ['gardners-boat']).play('eat', 'eat', 'token evasive', 'swim 1', 'done')
    const { possible, tokens } = sharkBelief(builtIn, table.view('hooper').act1 as Act1View)
    expect(possible).toHaveLength(11)
    expect(possible).not.toContain('S')
    expect(tokens.evasive.inPlay).toBeGreaterThan(0)
    expect(tokens.evasive.left + tokens.evasive.inPlay).toBeCloseTo(1)
  })

  it('example 1 of the fish finder: 3, 5, N or 2', () => {
    const table = layOut({ turn: 'hooper', hooper: '1', shark: '5' }).play('finder')
    expect([...sharkBelief(builtIn, table.view('quint').act1 as Act1View).possible].sort()).toEqual([
      '2',
      '3',
      '5',
      'N',
    ])
  })

  it('lists the clues in the order they were given', () => {
    const table = layOut({ shark: 'N', swimmers: 'N N', floating: '1', brody: 'S', hooper: '4', quint: '8' })
    table.play('eat', 'swim 1', 'token frenzy', 'done', 'turn brody', 'binoculars', 'done', 'turn hooper')
    table.play('finder', 'done', 'launch 4')
    expect(clueList(table.view('brody').act1 as Act1View)).toEqual([
      { kind: 'turn', ate: { N: 1 }, michael: false, sensors: ['1'], token: true, knocked: [] },
      { kind: 'binoculars', space: 'S', answer: 'no' },
      { kind: 'finder', space: '4', answer: 'neither' },
      { kind: 'launch', space: '4', answer: 'miss' },
    ])
  })
})
