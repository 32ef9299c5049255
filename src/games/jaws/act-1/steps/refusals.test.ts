import { describe, expect, it } from 'vitest'
import type { SeatId } from '#games/jaws/seats.ts'
import { type Layout, layOut } from '../testing.ts'

type Refused = [what: string, layout: Layout, who: SeatId, action: string, key: string, params: object]

/** In the words of the rules: why something cannot be done here, with what it is about. */
function refuses(rows: readonly Refused[]): void {
  it.each(rows)('%s', (_what, layout, who, action, key, params) => {
    const table = layOut(layout)
    expect(table.refusal(table.seat(who), action)).toEqual({ key: `jaws.no.${key}`, params })
  })
}

const BURST = ['token burst']

describe('why the shark cannot (seed 003, Phase 2)', () => {
  const shark = (layout: Layout): Layout => ({ turn: 'shark', ...layout })
  refuses([
    ['a move too far', shark({ shark: '6' }), 'shark', 'swim 8', 'not-next', { space: '8', from: '6' }],
    ['a burst without the token', shark({ shark: '6' }), 'shark', 'burst 2', 'burst', {}],
    ['a meal in open water', shark({ shark: '1' }), 'shark', 'eat', 'food', { space: '1' }],
    [
      'a meal at an empty beach',
      shark({ shark: 'N', swimmers: 'S' }),
      'shark',
      'eat',
      'food',
      { space: 'N' },
    ],
    [
      'Michael, who is elsewhere',
      shark({ shark: 'N', michael: 'S' }),
      'shark',
      'eat michael',
      'michael',
      { space: 'N' },
    ],
    [
      'Michael in open water',
      shark({ shark: '1', michael: 'S' }),
      'shark',
      'eat michael',
      'food',
      { space: '1' },
    ],
    ['all without a frenzy', shark({ shark: 'N', swimmers: 'N N' }), 'shark', 'eat all', 'frenzy', {}],
    [
      'a captain who is elsewhere',
      shark({ shark: '1' }),
      'shark',
      'knock hooper',
      'knock',
      { seat: 'hooper' },
    ],
  ])

  it('a burst too far, and from where it has got to', () => {
    const table = layOut({ shark: '1' }).play(...BURST, 'burst 2')
    expect(table.refusal(0, 'burst 8')).toEqual({
      key: 'jaws.no.not-next',
      params: { space: '8', from: '2' },
    })
    expect(table.refusal(0, 'burst 1')).toBeNull()
  })

  it('a token that is spent, or a second one', () => {
    const table = layOut({ shark: '1' }).play(...BURST)
    const params = { token: 'frenzy' }
    expect(table.refusal(0, 'token frenzy')).toEqual({ key: 'jaws.no.token-twice', params })
  })

  it('one meal or one move without an action for it', () => {
    const table = layOut({ shark: 'N', swimmers: 'N' }).play('swim 1', 'swim N', 'swim 1')
    for (const action of ['eat', 'eat michael', 'swim N', 'eat all'])
      expect(table.whyNot('shark', action), action).toBe('jaws.no.actions')
    expect(table.whyNot('shark', 'launch N')).not.toMatch(/^jaws\.no\.actions/)
  })
})

describe('why the crew cannot (seed 003, Phase 3)', () => {
  const quint: Layout = { turn: 'quint', quint: '5', hooper: '5' }
  const brody: Layout = { turn: 'brody', brody: '6' }
  const hooper: Layout = { turn: 'hooper', hooper: '5', quint: '5' }
  refuses([
    ['a move of Quint’s', quint, 'quint', 'move 8', 'not-next', { space: '8', from: '5' }],
    ['nobody to rescue', { ...quint, quint: 'N' }, 'quint', 'rescue', 'swimmer', { space: 'N' }],
    ['no barrels with Hooper', quint, 'quint', 'take hooper 1', 'barrels', { space: '5' }],
    ['Hooper elsewhere', { ...quint, hooper: '8' }, 'quint', 'take hooper 1', 'apart', { space: '5' }],
    ['no barrels at the dock', quint, 'quint', 'take dock 1', 'barrels', { space: '5' }],
    ['no dock', { ...quint, quint: 'N' }, 'quint', 'take dock 1', 'no-dock', { space: 'N' }],
    [
      'docks that are shut',
      { ...quint, event: 'holiday-roast', docks: [1, 0] },
      'quint',
      'take dock 1',
      'docks-shut',
      { space: '5' },
    ],
    ['no barrels in the water', quint, 'quint', 'take water 1', 'barrels', { space: '5' }],
    ['a launch too far', quint, 'quint', 'launch 8', 'launch-far', { space: '8', from: '5' }],
    ['a shop that is elsewhere', brody, 'brody', 'take shop', 'not-at-shop', {}],
    [
      'a second barrel',
      { ...brody, brody: 'shop', carried: 1 },
      'brody',
      'take shop',
      'carrying',
      { space: 'shop' },
    ],
    [
      'an empty shop',
      { ...brody, brody: 'shop', floating: '1 1 1 2 2 2' },
      'brody',
      'take shop',
      'barrels',
      { space: 'shop' },
    ],
    ['nothing to drop', { ...brody, brody: '5' }, 'brody', 'drop', 'empty-handed', {}],
    ['nowhere to drop it', { ...brody, carried: 1 }, 'brody', 'drop', 'no-dock', { space: '6' }],
    [
      'a dock that is shut',
      { ...brody, brody: '5', carried: 1, event: 'holiday-roast' },
      'brody',
      'drop',
      'docks-shut',
      { space: '5' },
    ],
    ['nothing to see', brody, 'brody', 'binoculars', 'no-beach', { space: '6' }],
    [
      'Michael elsewhere',
      { ...brody, brody: 'N', michael: 'S' },
      'brody',
      'rescue michael',
      'michael',
      { space: 'N' },
    ],
    ['no office', { ...brody, brody: 'N' }, 'brody', 'close N', 'no-office', {}],
    ['beaches held open', { ...brody, event: 'fourth-of-july' }, 'brody', 'close N', 'held-open', {}],
    ['a closed beach', { ...brody, closed: 'N' }, 'brody', 'close N', 'closed-already', { beach: 'N' }],
    [
      'a beach with swimmers',
      { ...brody, swimmers: 'S' },
      'brody',
      'close S',
      'swimmers-there',
      { beach: 'S' },
    ],
    ['nothing to give', hooper, 'hooper', 'give', 'nothing-to-give', { space: '5' }],
    [
      'nobody to give it to',
      { ...hooper, quint: '8', hoopers: 1 },
      'hooper',
      'give',
      'apart',
      { space: '5' },
    ],
    ['what is Quint’s to do', hooper, 'hooper', 'launch 5', 'not-theirs', { seat: 'hooper' }],
    ['climbing, who is aboard', quint, 'quint', 'climb', 'climb', { seat: 'quint' }],
  ])
})

describe('why an event does not let the crew (seed 003, Event cards)', () => {
  const facing = (event: string, layout: Layout = {}) => {
    const table = layOut({
      event: 'bounty',
      turn: 'brody',
      last: true,
      brody: 'shop',
      ...layout,
      draws: { event: [event] },
    })
    return table.play('done')
  }

  it('Coast Guard Helicopter: where Brody is, and where there is no land', () => {
    const table = facing('helicopter')
    expect(table.step).toBe('fly')
    expect(table.refusal(2, 'fly shop')).toEqual({ key: 'jaws.no.there', params: { space: 'shop' } })
    expect(table.refusal(2, 'fly 1')).toEqual({ key: 'jaws.no.land', params: { space: '1' } })
    expect(table.whyNot('brody', 'binoculars')).toBe('jaws.no.step')
  })

  it('The Mayor Steps In: a beach that is closed', () => {
    const table = facing('mayor-steps-in', { closed: 'E' })
    expect(table.step).toBe('clear-beach')
    expect(table.refusal(2, 'shut E')).toEqual({ key: 'jaws.no.closed-already', params: { beach: 'E' } })
    expect(table.whyNot('brody', 'binoculars')).toBe('jaws.no.step')
  })

  it('Michael’s Birthday: a beach where more swim, and one that is closed', () => {
    const table = facing('michaels-birthday', { swimmers: 'W', closed: 'S' })
    expect(table.step).toBe('birthday')
    expect(table.legalTo('brody', 'michael')).toEqual(['N', 'W'])
    expect(table.refusal(2, 'michael E')).toEqual({ key: 'jaws.no.not-fewest', params: { beach: 'E' } })
    expect(table.refusal(2, 'michael S')).toEqual({ key: 'jaws.no.beach-closed', params: { beach: 'S' } })
    expect(table.whyNot('brody', 'binoculars')).toBe('jaws.no.step')
  })

  it('Cardboard Fin: a beach where fewer swim, Michael among them', () => {
    const table = facing('fin-hoax', { swimmers: 'N N S', michael: 'S' })
    expect(table.legalTo('brody', 'gather')).toEqual(['N', 'S'])
    expect(table.refusal(2, 'gather E')).toEqual({ key: 'jaws.no.not-most', params: { beach: 'E' } })
    expect(table.whyNot('brody', 'binoculars')).toBe('jaws.no.step')
  })

  it('The Wrong Shark: a space without a dock', () => {
    const table = facing('wrong-shark')
    expect(table.refusal(2, 'dock N')).toEqual({ key: 'jaws.no.dock', params: { space: 'N' } })
    expect(table.whyNot('brody', 'binoculars')).toBe('jaws.no.step')
  })
})
