import { describe, expect, it } from 'vitest'
import { layOut, type Table } from '../testing.ts'

const CREW = { quint: 'b1', brody: 'b4', hooper: 'b8' }
const TABLE = { crew: CREW, cards: '1a 2b 3a' }

/** After the lock in: Brody holds Chum. */
const locked = (): Table => layOut({ ...TABLE, gear: { brody: 'chum' } }).lock('B')

const QUINT = ['quint: stay', 'quint: ready machete', 'quint: target w1']
const BRODY = ['brody: stay', 'brody: ready revolver', 'brody: target w4']
const HOOPER = ['hooper: stay', 'hooper: ready dive-knife', 'hooper: target w8']

describe('Chum (seed 003, Accessories: “Once the shark has locked in its token in step 2, Chum may be played”)', () => {
  it('nobody is asked for it after the lock in: its holder has it among what they can do, the others do not', () => {
    const table = locked()
    expect(table.step).toBe('prepare')
    expect(table.asked()).toEqual(['quint', 'brody', 'hooper'])
    expect(table.legal('brody')).toContain('chum')
    for (const seat of ['quint', 'hooper']) {
      expect(table.legal(seat)).not.toContain('chum')
      expect(table.whyNot(seat, 'chum')).toBe('not-held')
    }
  })

  it('the shark then shows a letter it did not choose, and the crew go on', () => {
    const table = locked().play('brody: stay', 'brody: chum')
    expect(table.asked()).toEqual(['shark'])
    expect(table.legal('shark')).toEqual(['show A', 'show C'])
    expect(table.whyNot('shark', 'show B')).toBe('chosen-letter')
    table.play('shark: show C')
    expect(table.view('quint').shark).toMatchObject({ shown: 'C', letter: null })
    expect(table.crew('brody')).toMatchObject({ next: 'weapon' })
    expect(table.crew('brody').gear).not.toContain('chum')
    expect([table.step, ...table.asked()]).toEqual(['prepare', 'quint', 'brody', 'hooper'])
  })

  it('at each stage until the reveal, also after others have prepared: what they have prepared stays', () => {
    for (const stage of [0, 1, 2]) {
      const table = locked().play(...QUINT, ...BRODY.slice(0, stage))
      expect(table.legal('brody').at(-1)).toBe('chum')
      table.play('brody: chum', 'shark: show A')
      expect(table.crew('quint')).toMatchObject({ next: 'ready', weapon: 'machete', target: 'w1' })
      expect(table.asked()).toEqual(['brody', 'hooper'])
    }
  })

  it('also when its holder is prepared; they are not waited for', () => {
    const table = locked().play(...BRODY)
    expect(table.asked()).toEqual(['quint', 'hooper'])
    expect(table.legal('brody')).toEqual(['chum'])
    expect(table.whyNot('brody', 'chum')).toBeNull()
    expect(table.whyNot('brody', 'target w3')).toBe('refusal.not-your-turn')
    table.play('brody: chum', 'shark: show A')
    expect(table.crew('brody')).toMatchObject({ next: 'ready', target: 'w4' })
    expect(table.legal('brody')).toEqual([])
  })

  it('when the last of the crew is prepared the shark comes up, though somebody still holds it', () => {
    const table = locked().play(...QUINT, ...BRODY, ...HOOPER)
    expect(table.view().shark.at).toBe('w2')
    expect(table.crew('brody').gear).toContain('chum')
  })

  it('what was prepared before can be taken back after it, also by whoever threw it; the Chum and the letter cannot', () => {
    const table = locked().play(...QUINT, ...BRODY, 'brody: chum', 'shark: show A')
    const { match } = table
    const [shark, quint, brody] = ['shark', 'quint', 'brody'].map((seat) => table.seat(seat))
    expect(match.canUndo(shark)).toBe(false)
    match.undo(quint)
    match.undo(brody)
    expect([table.crew('quint').next, table.crew('brody').next]).toEqual(['target', 'target'])
    table.play('quint: target w1', 'brody: target w3')
    expect(table.view().shark.shown).toBe('A')
    for (let count = 0; count < 3; count++) match.undo(brody)
    expect(table.crew('brody')).toMatchObject({ next: 'move', at: 'b4' })
    expect(match.canUndo(brody)).toBe(false)
    expect(table.crew('brody').gear).not.toContain('chum')
    expect(table.view().shark.shown).toBe('A')
  })

  it('while the shark chooses what to show, the crew wait, and can take back', () => {
    const table = locked().play(...QUINT, 'brody: chum')
    expect(table.legal('hooper')).toEqual([])
    table.match.undo(table.seat('quint'))
    expect(table.asked()).toEqual(['shark'])
    table.play('shark: show C')
    expect(table.asked()).toEqual(['quint', 'brody', 'hooper'])
  })

  it('one a round for the whole crew', () => {
    const table = layOut({ ...TABLE, gear: { brody: 'chum', hooper: 'chum' } }).lock('B')
    table.play(...HOOPER, 'brody: chum', 'shark: show A')
    expect(table.legal('hooper')).toEqual([])
    expect(table.crew('hooper').gear).toContain('chum')
    expect(table.match.canUndo(table.seat('hooper'))).toBe(true)
    table.match.undo(table.seat('hooper'))
    expect(table.whyNot('hooper', 'chum')).toBe('one-chum')
  })

  it('it is played or not by what everyone sees: whatever the shark has locked in', () => {
    for (const letter of ['A', 'B', 'C']) {
      const table = layOut({ ...TABLE, gear: { brody: 'chum' } }).lock(letter)
      const { decisions } = table.game.view(table.play(...BRODY).match.state, 0)
      expect(decisions.map(({ id, seats, aside }) => ({ id, seats, aside }))).toEqual([
        { id: 'orca:2', seats: 0b1010, aside: undefined },
        { id: 'orca:2', seats: 0b0100, aside: 'offer' },
      ])
    }
  })

  it('nobody has it who holds none', () => {
    const table = layOut(TABLE).lock('B')
    expect(table.step).toBe('prepare')
    for (const seat of table.asked()) expect(table.legal(seat)).not.toContain('chum')
  })
})

describe('Chum up to rules number 1 (seed 003, Accessories; ruling 7)', () => {
  const OLD = { ...TABLE, rules: 1 }

  it('after the lock in, its holder is asked; the shark then shows a letter it did not choose', () => {
    const table = layOut({ ...OLD, gear: { brody: 'chum' } }).lock('B')
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
    const table = layOut({ ...OLD, gear: { brody: 'chum', hooper: 'chum' } }).lock('B')
    table.play('brody: chum', 'shark: show A')
    expect(table.step).toBe('prepare')
    expect(table.crew('hooper').gear).toContain('chum')
    expect(table.legal('hooper')).not.toContain('chum')
  })

  it('whoever keeps it leaves it to the other who holds one', () => {
    const table = layOut({ ...OLD, gear: { brody: 'chum', hooper: 'chum' } }).lock('B')
    table.play('brody: done')
    expect(table.asked()).toEqual(['hooper'])
    table.play('hooper: done')
    expect(table.step).toBe('prepare')
    expect(table.all.shark.shown).toBeNull()
    expect(table.legal('hooper')).not.toContain('chum')
  })

  it('nobody is asked who holds none', () => {
    expect(layOut(OLD).lock('B').step).toBe('prepare')
  })
})
