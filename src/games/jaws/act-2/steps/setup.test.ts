import { describe, expect, it } from 'vitest'
import { CREW_IDS } from '#games/jaws/seats.ts'
import { setUp } from '../testing.ts'

const DEALT = ['rifle', 'ammo', 'chum', 'shark-cage', 'fire-axe', 'pinger', 'pistol']

describe('Act 2: Setup (seed 003)', () => {
  it('alone: six abilities for the shark, seven gear cards for the crew (seed 003, Acte 2; ruling 2)', () => {
    const table = setUp({ gear: DEALT })
    expect(table.all.shark.handSize).toBe(6)
    expect(table.all.shark.hand).toHaveLength(6)
    expect(table.all.dealt).toEqual(DEALT)
  })

  it('the shark alone sees its cards', () => {
    const table = setUp()
    expect(table.view('shark').shark.hand).toHaveLength(6)
    for (const seat of [...CREW_IDS, undefined]) {
      expect(table.view(seat).shark.hand).toBeNull()
      expect(table.told(seat).join()).not.toMatch(/Dealt to the shark alone/)
    }
    expect(table.told('shark').join()).toMatch(/Dealt to the shark alone/)
  })

  it('the cards that are left stay in the box', () => {
    const table = setUp({ gear: DEALT })
    for (const _ of DEALT) table.play('quint: assign quint')
    table.play('quint: board b1', 'brody: board b2', 'hooper: board b3')
    const held = table.all.crew.flatMap((member) => member.gear)
    expect(held).toHaveLength(6 + DEALT.length)
    expect([table.all.dealt, table.all.gearDiscards, table.all.shark.handSize]).toEqual([[], [], 6])
  })

  it('each crew member has the two cards of their own, face up', () => {
    const table = setUp()
    for (const seat of CREW_IDS) {
      const own = table.content.gear.filter((each) => each.owner === seat).map((each) => each.id)
      expect(table.view().crew[table.seat(seat) - 1].gear).toEqual(own)
      expect(own).toHaveLength(2)
    }
  })

  it('the crew divide the cards as they like, in dealt order; any of them may answer (ruling 1)', () => {
    const table = setUp({ gear: DEALT })
    expect(table.asked()).toEqual(CREW_IDS)
    const [decision] = table.game.decisions(table.match.state)
    expect(decision).toMatchObject({ need: 'any', optional: false })
    table.play('hooper: assign quint', 'brody: assign quint', 'brody: assign brody')
    expect(table.crew('quint').gear).toEqual(expect.arrayContaining(['rifle', 'ammo']))
    expect(table.crew('brody').gear).toContain('chum')
    expect(table.all.dealt).toEqual(DEALT.slice(3))
  })

  it('a whole division can be handed in as one list, and is not half done if a part of it is wrong', () => {
    const table = setUp({ gear: DEALT })
    const { match } = table
    const all = ['quint', 'brody', 'hooper', 'quint', 'brody', 'hooper', 'quint'].map((to) =>
      table.action(`assign ${to}`),
    )
    expect(() => match.submit(1, [...all, table.action('chum')])).toThrow()
    expect(table.all.dealt).toEqual(DEALT)
    match.submit(1, all)
    expect(table.step).toBe('board')
    expect(table.crew('quint').gear).toEqual(expect.arrayContaining(['rifle', 'shark-cage', 'pistol']))
  })

  it('every tile is intact and nobody is wounded', () => {
    const { all } = setUp()
    expect(all.tiles.every((tile) => tile.side === 'intact')).toBe(true)
    expect([all.shark.wounds, ...all.crew.map((member) => member.wounds)]).toEqual([0, 0, 0, 0])
    expect([all.shark.lives, ...all.crew.map((member) => member.lives)]).toEqual([18, 6, 6, 6])
  })

  it('each boards a boat space of their choice; a space may be shared', () => {
    const table = setUp({ gear: DEALT })
    for (const _ of DEALT) table.play('quint: assign quint')
    expect(table.asked()).toEqual(CREW_IDS)
    expect(table.legalTo('brody', 'board')).toBe('b1 b2 b3 b4 b5 b6 b7 b8')
    table.play('brody: board b3', 'hooper: board b3')
    expect(table.asked()).toEqual(['quint'])
    table.play('quint: board b8')
    expect([table.crew('quint').at, table.crew('brody').at, table.crew('hooper').at]).toEqual([
      'b8',
      'b3',
      'b3',
    ])
    expect(table.all).toMatchObject({ step: 'choose', round: 1 })
  })

  it('boarding can be taken back while others still board', () => {
    const table = setUp({ gear: DEALT })
    for (const _ of DEALT) table.play('quint: assign quint')
    table.play('brody: board b3', 'hooper: board b4')
    table.match.undo(2)
    expect(table.crew('brody').at).toBeNull()
    expect(table.crew('hooper').at).toBe('b4')
  })
})
