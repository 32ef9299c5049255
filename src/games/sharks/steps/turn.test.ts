import { describe, expect, it } from 'vitest'
import { layOut, setUp } from '../testing.ts'

describe('the course of a turn (seed 004, Game Play)', () => {
  it('swim, then the tile action, then score cards, then move the boat', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'c1', trash: 'a2' })
    const steps = [table.step]
    for (const text of ['swim a2', 'stop', 'take bony', 'done']) steps.push(table.play(text).step)
    expect(steps).toEqual(['swim', 'swim', 'take', 'score', 'boat'])
    table.finishTurn()
    expect([table.turn, table.step]).toEqual(['tiger', 'swim'])
  })

  it('trash of the path is eaten before the tile action (also seed 004, Take the tile action)', () => {
    const table = layOut({
      sharks: { mako: 'a1', tiger: 'd3' },
      boat: 'c1',
      trash: 'b1',
      draws: { medium: ['mammal'] },
    })
    expect(table.play('swim b1', 'stop').stomach('mako')).toBe('trash medium-mammal')
  })

  it('nobody else acts during it', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'c1' })
    expect(table.match.isToAct(table.seat('tiger'))).toBe(false)
    expect(table.match.legal(table.seat('tiger'))).toEqual([])
    expect(table.whyNot('swim d2', 'tiger')?.key).toBe('refusal.not-your-turn')
  })

  it('play goes clockwise round the seats, whoever begins', () => {
    const table = setUp({ sharks: ['bull', 'tiger', 'mako', 'thresher'], first: 'mako' })
    while (table.step === 'start') table.play(table.legal()[0])
    const order = Array.from({ length: 8 }, () => {
      const { turn } = table
      table.finishTurn()
      return turn
    })
    expect(order).toEqual(['mako', 'thresher', 'bull', 'tiger', 'mako', 'thresher', 'bull', 'tiger'])
  })

  it('a round is over when all have had a turn', () => {
    const table = layOut({ sharks: { mako: 'a1', tiger: 'd3' }, boat: 'b2' })
    expect(table.finishTurn().all.round).toBe(1)
    expect(table.finishTurn().all.round).toBe(2)
    expect(table.happened).toContain('round')
  })

  it('only scoring may be passed; everything else must be done', () => {
    const table = layOut({ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'd1' })
    const optional = () => table.game.decisions(table.state).map((decision) => decision.optional)
    expect(optional()).toEqual([false])
    expect(table.play('swim c1', 'stop').step).toBe('score')
    expect(optional()).toEqual([true])
    table.play('done')
    expect(optional()).toEqual([false])
  })
})
