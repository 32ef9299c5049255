import { describe, expect, it } from 'vitest'
import { layOut } from '../testing.ts'

describe('Crew phase (seed 003, Phase 3; ruling 11)', () => {
  it('goes in any order; any of the crew may say who is next, also one who has gone (ruling 9)', () => {
    const table = layOut({ turn: 'crew' })
    expect(table.asked).toEqual(['quint', 'brody', 'hooper'])
    expect(table.legal('brody')).toEqual(['turn quint', 'turn brody', 'turn hooper'])
    table.play('quint: turn hooper')
    expect(table.asked).toEqual(['hooper'])
    table.play('done')
    expect(table.asked).toEqual(['quint', 'brody', 'hooper'])
    for (const seat of ['quint', 'hooper'] as const) {
      expect(table.legal(seat)).toEqual(['turn quint', 'turn brody'])
      expect(table.whyNot(seat, 'turn hooper')).toBe('jaws.no.gone')
    }
    table.play('hooper: turn brody')
    expect(table.asked).toEqual(['brody'])
    table.play('done')
    expect(table.asked).toEqual(['quint'])
  })

  it('one who has started finishes before another starts', () => {
    const table = layOut({ turn: 'quint' })
    table.play('move 4')
    expect(table.asked).toEqual(['quint'])
    expect(table.whyNot('brody', 'move N')).toBe('refusal.not-your-turn')
  })

  it('has four actions each, the same one as often as they like, or fewer', () => {
    const table = layOut({ turn: 'quint', quint: 'N', swimmers: 'N N N N N' })
    table.play('rescue', 'rescue', 'rescue', 'rescue')
    expect(table.legal('quint')).toEqual(['done'])
    expect(table.whyNot('quint', 'rescue')).toBe('jaws.no.actions')
    expect(layOut({ turn: 'quint' }).legal('quint')).toContain('done')
  })

  it('may take a step back that showed nothing, but not a search', () => {
    const table = layOut({ turn: 'hooper', shark: '4' })
    table.play('move 1')
    table.undo('hooper')
    expect(table.at('hooper')).toBe('5')
    table.play('finder')
    expect(() => table.undo('hooper')).toThrow()
  })
})

describe('Quint (seed 003)', () => {
  it('moves through water to an adjacent space', () => {
    const table = layOut({ turn: 'quint', quint: '8' })
    expect(table.legalTo('quint', 'move')).toEqual(['4', 'E', 'S'])
    expect(table.whyNot('quint', 'move 6')).toBe('jaws.no.not-next')
  })

  it('rescues one swimmer in his space, back to the supply; never Michael (ruling 4)', () => {
    const table = layOut({ turn: 'quint', quint: 'S', swimmers: 'S', michael: 'S' })
    table.play('rescue')
    expect([table.swimmers, table.island.supply]).toEqual(['', 15])
    expect(table.whyNot('quint', 'rescue')).toBe('jaws.no.swimmer')
    expect(table.whyNot('quint', 'rescue michael')).toBe('jaws.no.not-theirs')
  })

  it('picks up any number of barrels from a dock, the water or Hooper, each an action of its own (ruling 12)', () => {
    const table = layOut({
      turn: 'quint',
      quint: '8',
      hooper: '8',
      hoopers: 2,
      docks: [0, 2],
      floating: '8',
      orca: 1,
    })
    expect(table.legal('quint').filter((text) => text.startsWith('take'))).toEqual([
      'take dock 1',
      'take dock 2',
      'take water 1',
      'take hooper 1',
      'take hooper 2',
    ])
    table.play('take dock 2', 'take water 1', 'take hooper 1')
    expect([table.barrels('quint'), table.barrels('hooper'), table.island.actions]).toEqual([5, 1, 1])
    expect(table.whyNot('quint', 'take dock 1')).toBe('jaws.no.barrels')
  })

  it('takes nothing from Hooper’s boat in another space', () => {
    const table = layOut({ turn: 'quint', quint: '8', hooper: '4', hoopers: 2 })
    expect(table.legalTo('quint', 'take')).toEqual([])
    expect(table.whyNot('quint', 'take hooper 1')).toBe('jaws.no.apart')
    table.play('move 4')
    expect(table.legalTo('quint', 'take')).toEqual(['hooper 1', 'hooper 2'])
  })

  it('launches once a round, into his own space or along a water edge, if the Orca has a barrel (ruling 13)', () => {
    const table = layOut({ turn: 'quint', quint: '6', shark: '4' })
    expect(table.legalTo('quint', 'launch')).toEqual(['6', '2', 'N', 'E'])
    for (const far of ['8', 'S']) expect(table.whyNot('quint', `launch ${far}`)).toBe('jaws.no.launch-far')
    expect(layOut({ turn: 'quint', quint: '5' }).whyNot('quint', 'launch 7')).toBe('jaws.no.launch-far')
    table.play('launch 2')
    expect(table.told('shark')).toEqual([
      'Quint launches a barrel at space 2.',
      'The barrel floats: the shark is not at space 2.',
    ])
    expect([table.barrels('quint'), table.island.barrels.floating]).toEqual([1, { 2: 1 }])
    expect(table.whyNot('quint', 'launch 2')).toBe('jaws.no.launched')
    expect(layOut({ turn: 'quint', orca: 0 }).whyNot('quint', 'launch 8')).toBe('jaws.no.no-barrel')
  })

  it('fastens a barrel where the shark is, and its place is on the board until its next turn (ruling 15)', () => {
    const table = layOut({ turn: 'quint', last: true, shark: '4', quint: '8', draws: { event: ['bounty'] } })
    table.play('launch 4')
    expect(table.barrels('shark')).toBe(1)
    expect(table.island.shown).toBe('4')
    expect(table.island.barrels.floating).toEqual({})
    table.play('done')
    expect([table.step, table.island.shown]).toEqual(['shark', null])
  })

  it('ends the act with the second barrel, in the middle of his turn (ruling 5)', () => {
    const table = layOut({ mode: 'act-1', turn: 'quint', shark: '4', fastened: 1, orca: 1 })
    table.play('launch 4')
    expect(table.told('shark').slice(-1)).toEqual(['Act 1 is over: 2 barrels are fast on the shark.'])
    expect(table.winners).toEqual(['quint', 'brody', 'hooper'])
  })
})

describe('Brody (seed 003)', () => {
  it('moves over land to an adjacent space', () => {
    const table = layOut({ turn: 'brody', brody: '6' })
    expect(table.legalTo('brody', 'move')).toEqual(['N', 'E', 'S', '8', 'shop'])
    expect(table.whyNot('brody', 'move 2')).toBe('jaws.no.not-next')
  })

  it('rescues one swimmer in his space, and he alone Michael', () => {
    const table = layOut({ turn: 'brody', brody: 'W', swimmers: 'W', michael: 'W' })
    table.play('rescue', 'rescue michael')
    expect(table.island.beaches[3]).toMatchObject({ swimmers: 0, michael: false })
    expect(table.whyNot('brody', 'rescue michael')).toBe('jaws.no.michael')
  })

  it('picks up one barrel at the shop, carries one at a time, and drops it at a dock', () => {
    const table = layOut({ turn: 'brody', brody: 'shop' })
    table.play('take shop')
    expect(table.whyNot('brody', 'take shop')).toBe('jaws.no.carrying')
    expect(table.whyNot('brody', 'drop')).toBe('jaws.no.no-dock')
    table.play('move 5', 'drop')
    expect([table.island.barrels.west, table.island.barrels.shop, table.barrels('brody')]).toEqual([1, 5, 0])
    expect(table.whyNot('brody', 'drop')).toBe('jaws.no.empty-handed')
    expect(table.whyNot('brody', 'take shop')).toBe('jaws.no.not-at-shop')
  })

  it('drops a barrel at a dock however many lie there', () => {
    const table = layOut({ turn: 'brody', brody: '5', carried: 1, docks: [5, 0] })
    table.play('drop')
    expect(table.island.barrels.west).toBe(6)
  })

  it('looks through the binoculars at a beach, once a round; a yes puts the shark on the board (ruling 14)', () => {
    const table = layOut({ turn: 'brody', brody: 'N', shark: 'N' })
    table.play('binoculars')
    expect(table.told('quint')).toEqual(['Brody sees the shark at North Beach!'])
    expect(table.island.shown).toBe('N')
    expect(table.whyNot('brody', 'binoculars')).toBe('jaws.no.looked')
    const near = layOut({ turn: 'brody', brody: 'N', shark: '1' })
    near.play('binoculars')
    expect(near.told('quint')).toEqual(['Brody does not see the shark at North Beach.'])
    expect(layOut({ turn: 'brody', brody: '6' }).whyNot('brody', 'binoculars')).toBe('jaws.no.no-beach')
  })

  it('closes any beach without swimmers from either office, once a round', () => {
    for (const brody of ['6', '7']) {
      const table = layOut({ turn: 'brody', brody, swimmers: 'S', michael: 'E' })
      expect(table.legalTo('brody', 'close')).toEqual(['N', 'W'])
      expect(table.whyNot('brody', 'close S')).toBe('jaws.no.swimmers-there')
      expect(table.whyNot('brody', 'close E')).toBe('jaws.no.swimmers-there')
      table.play('close W')
      expect(table.island.beaches[3].token).toBe('closed')
      expect(table.whyNot('brody', 'close N')).toBe('jaws.no.closed-once')
    }
    expect(layOut({ turn: 'brody', brody: 'shop' }).whyNot('brody', 'close N')).toBe('jaws.no.no-office')
  })

  it('one beach at a time: closing another moves the token face up; the same cannot be closed again (ruling 7)', () => {
    const table = layOut({ turn: 'brody', opening: 'N' })
    expect(table.whyNot('brody', 'close N')).toBe('jaws.no.closed-already')
    table.play('close S')
    expect(table.island.beaches.map(({ token }) => token)).toEqual([null, 'closed', null, null])
  })
})

describe('Hooper (seed 003)', () => {
  it('moves up to two spaces through water in one action', () => {
    const table = layOut({ turn: 'hooper', hooper: '5' })
    expect(table.legalTo('hooper', 'move').sort()).toEqual(['1', '2', '3', '6', '7', 'N', 'W'])
    table.play('move 2')
    expect(table.island.actions).toBe(3)
    expect(table.whyNot('hooper', 'move 7')).toBe('jaws.no.not-next')
  })

  it('rescues one swimmer in his space, never Michael', () => {
    const table = layOut({ turn: 'hooper', hooper: 'N', swimmers: 'N', michael: 'N' })
    table.play('rescue')
    expect(table.whyNot('hooper', 'rescue michael')).toBe('jaws.no.not-theirs')
  })

  it('picks up barrels from a dock or the water, and gives Quint all of them', () => {
    const table = layOut({
      turn: 'hooper',
      hooper: '5',
      quint: '5',
      docks: [3, 0],
      floating: '5 5',
      orca: 0,
    })
    table.play('take dock 2', 'take water 1')
    expect(table.barrels('hooper')).toBe(3)
    table.play('give')
    expect([table.barrels('hooper'), table.barrels('quint')]).toEqual([0, 3])
    expect(table.whyNot('hooper', 'give')).toBe('jaws.no.nothing-to-give')
    expect(table.whyNot('hooper', 'launch 5')).toBe('jaws.no.not-theirs')
    const apart = layOut({ turn: 'hooper', hooper: '5', quint: '8', hoopers: 1 })
    expect(apart.whyNot('hooper', 'give')).toBe('jaws.no.apart')
  })

  it('pays an action for the dock and another for the water, however many barrels he takes', () => {
    const table = layOut({ turn: 'hooper', hooper: '5', docks: [2, 0], floating: '5 5' })
    table.play('take dock 2')
    expect(table.island.actions).toBe(3)
    table.play('take water 2')
    expect([table.island.actions, table.barrels('hooper')]).toEqual([2, 4])
  })

  it('sounds once a round: here, nearby or neither', () => {
    for (const [shark, told, shown] of [
      ['5', 'Fish finder at space 5: the shark is right here!', '5'],
      ['N', 'Fish finder at space 5: the shark is nearby.', null],
      ['7', 'Fish finder at space 5: neither here nor nearby.', null],
    ] as const) {
      const table = layOut({ turn: 'hooper', hooper: '5', shark })
      table.play('finder')
      expect(table.told('quint')).toEqual([told])
      expect(table.island.shown).toBe(shown)
      expect(table.whyNot('hooper', 'finder')).toBe('jaws.no.sounded')
    }
  })

  it('example 1: nearby in space 1 means 3, 5, N or 2', () => {
    const found = ['N', 'S', 'E', 'W', '1', '2', '3', '4', '5', '6', '7', '8'].filter((shark) => {
      const table = layOut({ turn: 'hooper', hooper: '1', shark }).play('finder')
      return table.happened[0] === 'finder-nearby'
    })
    expect(found.sort()).toEqual(['2', '3', '5', 'N'])
  })

  it('example 2: neither in space 7 means not 3, W, 7 or S', () => {
    const out = ['N', 'S', 'E', 'W', '1', '2', '3', '4', '5', '6', '7', '8'].filter((shark) => {
      const table = layOut({ turn: 'hooper', hooper: '7', shark }).play('finder')
      return table.happened[0] !== 'finder-neither'
    })
    expect(out.sort()).toEqual(['3', '7', 'S', 'W'])
  })
})

describe('Frequently asked questions, Act 1 (seed 003)', () => {
  it('a barrel at a dock or on a boat notices nothing', () => {
    const table = layOut({ shark: 'E', docks: [0, 2], quint: '8', hooper: '8', hoopers: 1 })
    table.play('swim 8', 'done')
    expect(table.told('quint')).toContain('No motion sensor went off.')
  })

  it('a shark out of sight is still hit', () => {
    const table = layOut({ shark: '4' })
    table.play('token out-of-sight', 'done', 'turn quint', 'launch 4')
    expect(table.barrels('shark')).toBe(1)
  })

  it('a barrel may be launched where one floats already', () => {
    const table = layOut({ turn: 'quint', floating: '4', shark: '1' })
    table.play('launch 4')
    expect(table.island.barrels.floating).toEqual({ 4: 2 })
  })

  it('swimming through a floating barrel fastens nothing', () => {
    const table = layOut({ shark: '4', floating: '8' })
    table.play('swim 8', 'swim 4', 'done')
    expect([table.barrels('shark'), table.island.barrels.floating]).toEqual([0, { 8: 1 }])
  })
})

describe('End of the round and of Act 1 (seed 003)', () => {
  it('a round is over when all three have gone, and a new one begins with an event', () => {
    const table = layOut({ turn: 'crew', draws: { event: ['bounty'] } })
    table.play('turn quint', 'done', 'turn brody', 'done', 'done')
    expect(table.happened).toEqual(expect.arrayContaining(['ended', 'round', 'event', 'placed']))
    expect(table.island).toMatchObject({ round: 2, event: 'bounty', used: [] })
  })

  it('alone: the crew win with the second barrel before 7; the shark with 7 or more (ruling 16)', () => {
    const seven = layOut({ mode: 'act-1', eaten: 6, shark: 'N', swimmers: 'N' }).play('eat', 'done')
    expect(seven.winners).toEqual(['shark'])
    const six = layOut({ mode: 'act-1', eaten: 5, shark: 'N', swimmers: 'N' }).play('eat', 'done')
    expect(six.winners).toBeNull()
    const caught = layOut({ mode: 'act-1', eaten: 6, turn: 'quint', shark: '4', fastened: 1, orca: 1 })
    expect(caught.play('launch 4').winners).toEqual(['quint', 'brody', 'hooper'])
  })

  it('in the full game the second barrel brings Act 2, with 9 or fewer eaten', () => {
    const table = layOut({ turn: 'quint', shark: '4', fastened: 1, orca: 1, eaten: 7 })
    table.play('launch 4')
    expect([table.all.act1, table.winners]).toEqual([null, null])
  })
})
