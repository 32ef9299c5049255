import { describe, expect, it } from 'vitest'
import { seatSet } from '#kernel/seats.ts'
import { layOut, setUp, type Table } from './testing.ts'

describe('the open question', () => {
  it('is one at a time, for the player whose turn it is, and has a name of its own all through a game', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const table = setUp({ players: 2 + (seed % 3) }, {}, seed)
      const asked = new Set<string>()
      let answers = 0
      do {
        const decisions = table.game.decisions(table.state)
        if (decisions.length === 0) break
        expect(decisions).toHaveLength(1)
        expect(decisions[0]).toMatchObject({ seats: seatSet(table.state.active), need: 'any' })
        asked.add(decisions[0].id)
        answers++
      } while (table.playAtRandom())
      expect(asked.size).toBe(answers)
    }
  })

  it('is named by where in the game it stands: the start, or the round, the seat and how often it was asked', () => {
    const ids = (at: Table) => at.game.decisions(at.state).map(({ id }) => id)
    const table = setUp({ sharks: ['mako', 'tiger'], first: 'mako' })
    expect(ids(table)).toEqual(['start:mako:0'])
    table.play(table.legal()[0])
    expect(ids(table)).toEqual(['start:tiger:1'])
    table.play(table.legal()[0])
    expect(ids(table)).toEqual(['round-1:mako:0'])
    table.play(table.legal()[0])
    expect(ids(table)).toEqual(['round-1:mako:1'])
  })

  it('counts every answer of a turn, whatever the step', () => {
    const table = layOut({
      sharks: { mako: 'c1', tiger: 'a3' },
      boat: 'a1',
      stomachs: { mako: 'trash' },
      ocean: `
        rs rm rl cs
        cm cl ti re
        rs rm rl cs`,
    })
    const beats = ['swim c2', 'stop', 'draw small', 'change a1', 'change b1', 'change c1', 'score 1', 'done']
    for (const [index, text] of beats.entries()) expect(table.play(text).all.beat).toBe(index + 1)
    const relief = layOut({ sharks: { mako: 'd1', tiger: 'a3' }, boat: 'a1', stomachs: { mako: 'trash' } })
    const others = ['swim d2', 'stop', 'draw small', 'relieve', 'discard 1', 'done']
    for (const [index, text] of others.entries()) expect(relief.play(text).all.beat).toBe(index + 1)
    const take = layOut({ sharks: { mako: 'a1', tiger: 'a3' }, boat: 'c1' })
    for (const [index, text] of ['swim a2', 'stop', 'take bony'].entries())
      expect(take.play(text).all.beat).toBe(index + 1)
    expect(take.finishTurn().all.beat).toBe(0)
  })
})
