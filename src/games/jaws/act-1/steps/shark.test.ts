import { describe, expect, it } from 'vitest'
import { setUp } from '#games/jaws/testing.ts'
import { island, layOut } from '../testing.ts'

describe('Act 1: Setup (seed 003)', () => {
  it('puts everyone where the board says', () => {
    const table = island('N', ['harbor-master'])
    expect([table.at('quint'), table.at('brody'), table.at('hooper')]).toEqual(['8', '6', '5'])
    expect([table.barrels('quint'), table.island.barrels.shop]).toEqual([2, 6])
    expect(table.island).toMatchObject({ eaten: 0, plays: 0, shown: null })
    expect(table.island.shark?.tokens).toEqual(['frenzy', 'evasive', 'out-of-sight', 'burst'])
  })

  it('lets the shark start in any of the twelve spaces with water, and tells nobody', () => {
    const starts = setUp().legalTo('shark', 'start').sort()
    expect(starts).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'E', 'N', 'S', 'W'])
    const table = island('4', ['harbor-master'])
    expect(table.at('shark')).toBe('4')
    expect(table.told('shark')).toContain('You start at space 4.')
    for (const seat of ['quint', undefined] as const) {
      expect(table.told(seat).join()).not.toMatch(/start/)
      expect(table.view(seat).act1?.shark).toBeNull()
    }
  })
})

describe('Shark phase (seed 003, Phase 2)', () => {
  it('has up to three actions, in any order, and may end sooner', () => {
    const table = layOut({ shark: 'N', swimmers: 'N N' })
    table.play('eat', 'swim 1', 'swim N')
    expect(table.legal('shark').filter((text) => !text.startsWith('token'))).toEqual(['done'])
    expect(table.whyNot('shark', 'eat')).toBe('jaws.no.actions')
    expect(layOut({ shark: 'N' }).legal('shark')).toContain('done')
  })

  it('moves through water to an adjacent space, never diagonally or over land', () => {
    const table = layOut({ shark: '6' })
    expect(table.legalTo('shark', 'swim')).toEqual(['2', 'N', 'E'])
    expect(table.whyNot('shark', 'swim 8')).toBe('jaws.no.not-next')
    expect(table.whyNot('shark', 'swim S')).toBe('jaws.no.not-next')
  })

  it('eats one swimmer in its space for an action', () => {
    const table = layOut({ shark: 'N', swimmers: 'N N S' })
    table.play('eat', 'done')
    expect(table.swimmers).toBe('N S')
    expect(table.island.eaten).toBe(1)
    expect(layOut({ shark: '1', swimmers: 'N' }).whyNot('shark', 'eat')).toBe('jaws.no.food')
    expect(layOut({ shark: 'E', swimmers: 'N' }).whyNot('shark', 'eat')).toBe('jaws.no.food')
  })

  it('gives back to the supply whom it has eaten', () => {
    const table = layOut({ shark: 'N', swimmers: 'N N S' })
    expect(table.island.supply).toBe(12)
    table.play('eat', 'eat', 'done')
    expect(table.island.supply).toBe(14)
  })

  it('picks whom it eats where Michael swims with others; he counts for two (ruling 4)', () => {
    const table = layOut({ shark: 'N', swimmers: 'N', michael: 'N' })
    expect(table.legal('shark')).toEqual(expect.arrayContaining(['eat', 'eat michael']))
    table.play('eat michael', 'done')
    expect(table.told('brody')).toContain('The shark ate Michael at North Beach.')
    expect([table.swimmers, table.island.eaten]).toEqual(['N', 2])
    expect(table.island.beaches[0].michael).toBe(false)
  })

  it('uses at most one token a round, each once a game, at any moment and for no action (ruling 1)', () => {
    const table = layOut({ shark: 'N', swimmers: 'N N N' })
    table.play('swim 1', 'swim N', 'swim 1', 'token out-of-sight')
    expect(table.legal('shark')).toEqual(['done'])
    expect(table.whyNot('shark', 'token frenzy')).toBe('jaws.no.token-twice')
    table.play('done', 'turn quint', 'done', 'turn brody', 'done', 'done')
    while (table.step !== 'shark') table.play(table.legal(table.asked[0] as 'brody').at(-1) as string)
    expect(table.legalTo('shark', 'token')).toEqual(['frenzy', 'evasive', 'burst'])
    expect(table.whyNot('shark', 'token out-of-sight')).toBe('jaws.no.token-spent')
  })

  it('tells nobody anything before its turn is over, then all at once', () => {
    const table = layOut({ shark: 'N', swimmers: 'N N', floating: '1 5' })
    const before = JSON.stringify(table.view('quint'))
    table.play('eat', 'swim 1', 'token evasive')
    expect(table.told('quint')).toEqual([])
    expect(table.told()).toEqual([])
    expect(JSON.stringify(table.view('quint'))).toBe(before)
    table.undo('shark').undo('shark')
    expect(JSON.stringify(table.view('hooper').decisions)).toBe(JSON.stringify(table.view('quint').decisions))
    table.play('done')
    expect(table.told('quint')).toEqual([
      'The shark ate one swimmer at North Beach.',
      'No motion sensor went off.',
      'The shark played no power token.',
      'The swimmer track stands at 1.',
    ])
  })

  it('takes its plan back freely until it is announced', () => {
    const table = layOut({ shark: 'N', swimmers: 'N' })
    table.play('eat', 'token burst')
    table.undo('shark').undo('shark')
    expect(table.island.shark).toMatchObject({ at: 'N', token: null, plan: { actions: 3 } })
    table.play('done')
    expect(() => table.undo('shark')).toThrow()
  })

  it('announces swimmers, sensors, whether a token was played, and nothing else (ruling 3)', () => {
    const table = layOut({ shark: 'N', swimmers: 'N E', floating: '6' })
    table.play('eat', 'swim 6', 'token frenzy', 'done')
    expect(table.told('brody')).toEqual([
      'The shark ate one swimmer at North Beach.',
      'Motion sensors went off at space 6.',
      'The shark played a power token.',
      'The swimmer track stands at 1.',
    ])
  })

  it('tells the swimmers eaten beach by beach (seed 000, Swimmers eaten)', () => {
    const table = layOut({ event: 'wrong-shark', shark: 'N', swimmers: 'N N W' })
    table.play('eat', 'eat', 'token burst', 'burst 5', 'burst W', 'eat', 'done')
    expect(table.told('brody').slice(0, 2)).toEqual([
      'The shark ate 2 swimmers at North Beach.',
      'The shark ate one swimmer at West Beach.',
    ])
  })

  it('the example: eats two at N and bursts to 4; the tracker shows 4, N:2 and the burst', () => {
    const table = layOut({ shark: 'N', swimmers: 'N N' })
    table.play('eat', 'eat', 'token burst', 'burst 6', 'burst 2', 'burst 4')
    expect(table.island.shark).toMatchObject({
      at: '4',
      token: 'burst',
      plan: { actions: 0, ate: [2, 0, 0, 0] },
    })
    table.play('done')
    expect(table.island.eaten).toBe(2)
  })
})

describe('Power tokens (seed 003)', () => {
  it('Feeding Frenzy: an action may eat everyone in the space, Michael too, or one', () => {
    const table = layOut({ shark: 'N', swimmers: 'N N N', michael: 'N' })
    expect(table.whyNot('shark', 'eat all')).toBe('jaws.no.frenzy')
    table.play('token frenzy', 'eat')
    expect(table.legal('shark')).toContain('eat all')
    table.play('eat all', 'done')
    expect([table.swimmers, table.island.eaten]).toEqual(['', 5])
  })

  it('Evasive Moves: no sensor notices anything in that turn, whenever it is played', () => {
    const table = layOut({ shark: 'N', floating: 'N 1 5' })
    table.play('swim 1', 'swim 5', 'token evasive', 'done')
    expect(table.told('quint')).toContain('No motion sensor went off.')
  })

  it('Out of Sight: binoculars and finder find nothing this round, a barrel still hits', () => {
    const table = layOut({ shark: 'N', brody: 'N', hooper: 'N', quint: 'N' })
    table.play('token out-of-sight', 'done')
    table.play('turn brody').play('binoculars')
    expect(table.told('brody')).toEqual(['Brody does not see the shark at North Beach.'])
    table.play('done', 'turn hooper').play('finder')
    expect(table.told('brody')).toEqual(['Fish finder at North Beach: neither here nor nearby.'])
    table.play('done').play('launch N')
    expect(table.told('brody')[1]).toMatch(/^The barrel sticks: the shark is at/)
  })

  it('Out of Sight: it goes back to the box after the round, used or not', () => {
    const table = layOut({ shark: 'N', brody: 'N', draws: { event: ['bounty'] } })
    table.play('token out-of-sight', 'done', 'turn quint', 'done', 'turn hooper', 'done', 'done')
    expect(table.island).toMatchObject({ played: false, plays: 1 })
    expect(table.island.shark?.token).toBeNull()
    table.play('done', 'turn brody').play('binoculars')
    expect(table.told('brody')).toEqual(['Brody sees the shark at North Beach!'])
  })

  it('Speed Burst: one action of up to three spaces, once; other moves are one space', () => {
    const table = layOut({ shark: '1' })
    table.play('token burst', 'swim 2', 'burst 4')
    expect(table.whyNot('shark', 'swim 3')).toBe('jaws.no.in-burst')
    table.play('burst 3', 'burst 1')
    expect(table.whyNot('shark', 'burst 2')).toBe('jaws.no.burst-over')
    table.play('swim 2')
    expect(table.whyNot('shark', 'swim 4')).toBe('jaws.no.actions')
  })

  it('Speed Burst: it may be shorter and may double back (ruling 1)', () => {
    const table = layOut({ shark: 'N', swimmers: 'N' })
    table.play('token burst', 'burst 1', 'burst N', 'eat')
    expect(table.island.shark?.plan).toMatchObject({ actions: 1, steps: 0 })
    expect(table.legalTo('shark', 'burst')).toEqual([])
  })
})

describe('Motion sensors (seed 003; ruling 2)', () => {
  it('notice the shark in the space it starts in, in those it passes and where it ends, without order', () => {
    const table = layOut({ shark: '1', floating: '1 2 4 8' })
    table.play('token burst', 'burst 2', 'burst 4', 'burst 3', 'done')
    expect(table.told('hooper')).toContain('Motion sensors went off at space 1, space 2 and space 4.')
  })

  it('are told as spaces, however many barrels float there', () => {
    const table = layOut({ shark: '4', floating: '4 4' })
    table.play('done')
    expect(table.told('quint')).toContain('Motion sensors went off at space 4.')
  })
})

describe('The swimmer track (seed 003; ruling 5)', () => {
  it('moves at the announcement, so that the shark finishes its turn, and is capped at 9', () => {
    const table = layOut({ mode: 'act-1', eaten: 6, shark: 'N', swimmers: 'N N', michael: 'N' })
    table.play('eat', 'eat michael')
    expect(table.winners).toBeNull()
    table.play('eat', 'done')
    expect(table.island.eaten).toBe(9)
    expect(table.told('quint').slice(-1)).toEqual(['Act 1 is over: the shark has eaten its fill.'])
    expect(table.winners).toEqual(['shark'])
  })

  it('at 9 ends the act before the crew phase; 8 does not', () => {
    const eight = layOut({ eaten: 7, shark: 'N', swimmers: 'N' }).play('eat', 'done')
    expect(eight.step).toBe('order')
    const nine = layOut({ eaten: 8, shark: 'N', swimmers: 'N' }).play('eat', 'done')
    expect(nine.all.act1).toBeNull()
  })
})
