import { describe, expect, it } from 'vitest'
import { layOut } from '../testing.ts'

const CREW = { quint: 'b1', brody: 'b4', hooper: 'b8' }
const TABLE = { crew: CREW, cards: '1a 2b 3a' }

describe('Chum (seed 003, Accessories; ruling 7)', () => {
  it('after the lock in, its holder is asked; the shark then shows a letter it did not choose', () => {
    const table = layOut({ ...TABLE, gear: { brody: 'chum' } }).lock('B')
    expect(table.step).toBe('chum')
    expect(table.asked()).toEqual(['brody'])
    table.play('brody: chum')
    expect(table.legal('shark')).toEqual(['show A', 'show C'])
    expect(table.whyNot('shark', 'show B')).toBe('chosen-letter')
    table.play('shark: show C')
    expect(table.view('quint').shark).toMatchObject({ shown: 'C', letter: null })
    expect(table.crew('brody').gear).not.toContain('chum')
    expect(table.step).toBe('prepare')
  })

  it('one a round for the whole crew', () => {
    const table = layOut({ ...TABLE, gear: { brody: 'chum', hooper: 'chum' } }).lock('B')
    table.play('brody: chum', 'shark: show A')
    expect(table.step).toBe('prepare')
    expect(table.crew('hooper').gear).toContain('chum')
  })

  it('whoever keeps it leaves it to the other who holds one', () => {
    const table = layOut({ ...TABLE, gear: { brody: 'chum', hooper: 'chum' } }).lock('B')
    table.play('brody: done')
    expect(table.asked()).toEqual(['hooper'])
    table.play('hooper: done')
    expect(table.step).toBe('prepare')
    expect(table.all.shark.shown).toBeNull()
  })

  it('nobody is asked who holds none', () => {
    expect(layOut(TABLE).lock('B').step).toBe('prepare')
  })
})
