import { describe, expect, it } from 'vitest'
import { CREW_IDS } from '#games/jaws/seats.ts'
import { layOut } from '../testing.ts'

const TABLE = { crew: { quint: 'b1', brody: 'b4', hooper: 'w8' }, cards: '1a 2b 3a' }

describe('step 3: Crew prepares (seed 003)', () => {
  it('all at the same time: a move, then a weapon, then a target', () => {
    const table = layOut(TABLE).lock('A')
    expect(table.asked()).toEqual(CREW_IDS)
    expect(table.game.decisions(table.match.state)[0]).toMatchObject({ need: 'each', optional: false })
    table.play('quint: stay', 'brody: move b3', 'quint: ready machete', 'quint: target w1')
    expect(table.asked()).toEqual(['brody', 'hooper'])
    expect(table.crew('quint')).toMatchObject({ weapon: 'machete', target: 'w1', next: 'ready' })
  })

  it('Move: up to two spaces, or none', () => {
    const table = layOut(TABLE).lock('A')
    expect(table.legal('quint')).toContain('stay')
    expect(table.legalTo('quint', 'move')).toBe('b2 b3 b5 b6 w1 w2 w5')
    expect(table.whyNot('quint', 'move b4')).toBe('too-far')
    expect(table.whyNot('quint', 'move b1')).toBe('already-there')
  })

  it('Move: climbing out of the water takes both moves', () => {
    const table = layOut(TABLE).lock('A')
    expect(table.legalTo('hooper', 'move')).toBe('b8 w3 w4 w6 w7')
    expect(table.whyNot('hooper', 'move b7')).toBe('climb')
    table.play('hooper: move b8')
    expect(table.happened).toEqual(['climbed'])
  })

  it('Move: not onto a tile that is gone', () => {
    const table = layOut({ ...TABLE, destroyed: '2' }).lock('A')
    expect(table.whyNot('quint', 'move b2')).toBe('gone')
    expect(table.legalTo('quint', 'move')).toContain('w2')
  })

  it('Choose weapon: one of one’s own weapons, never an accessory', () => {
    const gear = { quint: 'rifle ammo chum shark-cage' }
    const table = layOut({ ...TABLE, gear })
      .lock('A')
      .play('quint: stay')
    const names = table.legalTo('quint', 'ready').split(' ')
    expect(names.map((number) => table.content.gear[Number(number) - 1].id)).toEqual([
      'machete',
      'harpoon-line',
      'rifle',
    ])
    expect(table.whyNot('quint', 'ready shark-cage')).toBe('no-weapon')
    expect(table.whyNot('quint', 'ready pistol')).toBe('not-held')
  })

  it('Place target: a melee or attachable weapon needs a water in reach', () => {
    const table = layOut({ ...TABLE, damaged: '2' }).lock('A')
    table.play('quint: stay', 'quint: ready machete')
    expect(table.legalTo('quint', 'target')).toBe('w1 w2')
    expect(table.whyNot('quint', 'target w3')).toBe('out-of-reach')
    table.play('hooper: stay', 'hooper: ready dive-knife')
    expect(table.legalTo('hooper', 'target')).toBe('w4 w7 w8')
    const other = layOut(TABLE).lock('A').play('quint: stay', 'quint: ready harpoon-line')
    expect(other.legalTo('quint', 'target')).toBe('w1')
  })

  it('Place target: a firearm aims at any water, also where the shark cannot come up (FAQ)', () => {
    const table = layOut(TABLE).lock('A').play('brody: stay', 'brody: ready revolver')
    expect(table.legalTo('brody', 'target')).toBe('w1 w2 w3 w4 w5 w6 w7 w8')
  })

  it('adjacency example 1: on an intact boat a melee weapon has one option, the zone one stands in', () => {
    const table = layOut({ crew: { hooper: 'b2' }, cards: '1a 2b 3a' }).lock('B')
    table.play('hooper: stay', 'hooper: ready dive-knife')
    expect(table.legalTo('hooper', 'target')).toBe('w2')
  })

  it('adjacency example 2: beside a damaged and a destroyed tile it has all three', () => {
    const table = layOut({ crew: { hooper: 'b2' }, cards: '1a 2b 3a', damaged: '3', destroyed: '1' })
    table.lock('B').play('hooper: stay', 'hooper: ready dive-knife')
    expect(table.legalTo('hooper', 'target')).toBe('w1 w2 w3')
  })

  it('reach is measured after moving (ruling 5)', () => {
    const table = layOut(TABLE).lock('A').play('quint: move b3', 'quint: ready machete')
    expect(table.legalTo('quint', 'target')).toBe('w3')
  })

  it('several may aim at the same water, and a weapon and a target are compulsory (ruling 6)', () => {
    const table = layOut({ ...TABLE, crew: { quint: 'b1', brody: 'b1', hooper: 'b1' } }).lock('C')
    expect(table.legal('quint')).not.toContain('done')
    table.prepare({ quint: 'stay machete w1', brody: 'stay boat-hook w1', hooper: 'stay dive-knife w1' })
    expect(table.happened).toContain('surfaced')
    expect(table.happened).toContain('nobody-on-target')
  })

  it('everything has its order, and the refusal says which', () => {
    const table = layOut(TABLE).lock('A')
    expect(table.whyNot('quint', 'ready machete')).toBe('move-first')
    expect(table.whyNot('quint', 'target w1')).toBe('weapon-first')
    table.play('quint: stay', 'quint: ready machete')
    expect(table.whyNot('quint', 'move b2')).toBe('moved')
    expect(table.whyNot('quint', 'ready machete')).toBe('readied')
  })

  it('an answer can be taken back as long as the shark has not come up', () => {
    const table = layOut(TABLE).lock('A').play('quint: stay', 'quint: ready machete', 'brody: stay')
    table.match.undo(1)
    expect(table.crew('quint')).toMatchObject({ next: 'weapon', weapon: null })
    expect(table.crew('brody').next).toBe('weapon')
  })

  it('the last answer brings the shark up and cannot be taken back', () => {
    const table = layOut({ ...TABLE, crew: { quint: 'b1' } }).lock('A')
    table.prepare({ quint: 'stay machete w1' })
    expect(table.match.canUndo(1)).toBe(false)
  })
})
