import { describe, expect, it } from 'vitest'
import { CREW_IDS } from '#games/jaws/seats.ts'
import { layOut } from '../testing.ts'

const CREW = { quint: 'b1', brody: 'b4', hooper: 'b8' }
const TABLE = { crew: CREW, cards: '1a 2b 3a' }

describe('step 2: Shark chooses (seed 003)', () => {
  it('one of three letters, and perhaps one ability from the hand under it', () => {
    const table = layOut({ ...TABLE, hand: 'hard-target big-mouth big-mouth' })
    expect(table.legal('shark')).toEqual(['surface A', 'surface B', 'surface C'])
    table.play('shark: surface B')
    expect(table.legal('shark')).toEqual(['lock plain', 'lay big-mouth', 'lay hard-target'])
    table.play('shark: lay big-mouth')
    expect(table.legal('shark')).toEqual(['lock ability'])
    table.play('shark: lock ability')
    expect(table.all.shark).toMatchObject({ letter: 'B', ability: 'big-mouth', handSize: 2 })
  })

  it('until it is locked in nobody hears anything of it', () => {
    const table = layOut({ ...TABLE, hand: 'hard-target' })
    const before = JSON.stringify(table.view('quint'))
    table.play('shark: surface B', 'shark: lay hard-target')
    expect(table.told('quint')).toEqual([])
    expect(table.told('shark')).toEqual(['You will surface with B.', 'You lay Hard Target under it.'])
    expect(JSON.stringify(table.view('quint'))).toBe(before)
    expect(table.view('shark').shark).toMatchObject({ letter: 'B', ability: 'hard-target' })
  })

  it('the shark may change its mind until then', () => {
    const table = layOut({ ...TABLE, hand: 'hard-target' }).play('shark: surface B')
    table.match.undo(0)
    expect(table.legal('shark')).toContain('surface C')
    table.lock('C')
    expect(table.match.canUndo(0)).toBe(false)
  })

  it('that an ability was laid is public, which one and which letter are not (ruling 4)', () => {
    const laid = layOut({ ...TABLE, hand: 'hard-target' }).lock('A', 'hard-target')
    const plain = layOut({ ...TABLE, hand: 'hard-target' }).lock('A')
    for (const seat of [...CREW_IDS, undefined]) {
      expect(laid.view(seat).shark).toMatchObject({ laid: true, letter: null, ability: null, handSize: 0 })
      expect(plain.view(seat).shark).toMatchObject({ laid: false, letter: null, ability: null, handSize: 1 })
    }
    expect(laid.told('quint')).not.toEqual(plain.told('quint'))
  })

  it('the crew may not talk from the turning up of the cards until the lock in (seed 003, step 3; ruling 4)', () => {
    const table = layOut(TABLE)
    const mayConfer = () => [0, 1, 2, 3].map((seat) => table.game.mayConfer(table.match.state, seat))
    expect(mayConfer()).toEqual([true, false, false, false])
    table.play('shark: surface A')
    expect(mayConfer()).toEqual([true, false, false, false])
    table.play('shark: lock plain')
    expect(mayConfer()).toEqual([true, true, true, true])
  })

  it('the ability leaves the game at the end of the round, used or not', () => {
    const table = layOut({ ...TABLE, hand: 'domino-effect', draws: { die: [0, 0] } })
    table.lock('A', 'domino-effect').prepare({}).play('quint: done', 'shark: attack b1')
    expect(table.all).toMatchObject({ round: 2, shark: { handSize: 0, played: ['domino-effect'] } })
  })

  it('says why an ability cannot be laid', () => {
    const table = layOut({ ...TABLE, hand: 'big-mouth' })
    expect(table.whyNot('shark', 'lay big-mouth')).toBe('letter-first')
    table.play('shark: surface A')
    expect(table.whyNot('shark', 'lay hard-target')).toBe('not-in-hand')
    table.play('shark: lay big-mouth')
    expect(table.whyNot('shark', 'lay hard-target')).toBe('one-ability')
  })
})
