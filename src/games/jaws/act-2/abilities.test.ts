import { describe, expect, it } from 'vitest'
import { ABILITIES } from './components.ts'
import { type Layout, layOut, type Table } from './testing.ts'

/** Intact tiles: damaged by 2, destroyed by 4. Damaged ones: destroyed by 2 in zones 1 and 5, by 3 elsewhere. */
function attackWith(ability: string, layout: Partial<Layout> = {}): Table {
  const table = layOut({
    crew: { quint: 'b7', brody: 'b7', hooper: 'b7' },
    cards: '2b 1b 3b',
    hand: ability,
    ...layout,
  })
  return table.lock('A', ability).prepare({})
}

describe('shark abilities (seed 003; texts reported)', () => {
  it('are eight kinds, two of each', () => {
    const { content } = layOut({ crew: { quint: 'b1' }, cards: '1a 2a 3a' })
    expect(content.abilities.map(({ id, copies }) => [id, copies])).toEqual(ABILITIES.map((id) => [id, 2]))
  })

  it('Extra Strength: a boat space that would be damaged is destroyed', () => {
    const table = attackWith('extra-strength', { draws: { die: [2, 0, 0] } }).play('shark: attack b2')
    expect(table.tile(2)).toBe('destroyed')
  })

  it('Extra Strength: too few hits are still too few', () => {
    const table = attackWith('extra-strength', { draws: { die: [1, 0, 0] } }).play('shark: attack b2')
    expect(table.tile(2)).toBe('intact')
  })

  it('Second Helping: after an attack on the boat another one with two dice, there or elsewhere in reach', () => {
    const table = attackWith('second-helping', { damaged: '2', draws: { die: [0, 0, 0, 2, 2] } })
    table.play('shark: attack b2')
    expect(table.step).toBe('second')
    expect(table.legal('shark')).toEqual(['done', 'attack b1', 'attack b2', 'attack b3'])
    table.play('shark: attack b3')
    expect(table.tile(3)).toBe('destroyed')
    expect(table.all.round).toBe(2)
  })

  it('Second Helping: may be left, and comes only after an attack on the boat', () => {
    const left = attackWith('second-helping').play('shark: attack b2', 'shark: done')
    expect(left.all.round).toBe(2)
    const swims = layOut({ crew: { quint: 'w2' }, cards: '2b 1b 3b', hand: 'second-helping' })
    swims.lock('A', 'second-helping').prepare({ quint: 'stay machete w1' }).play('shark: attack quint')
    expect(swims.step).toBe('bonus')
  })

  it('Second Helping: whoever the second attack throws into the water can be bitten too', () => {
    const crew = { quint: 'b2', brody: 'b2', hooper: 'b7' }
    const table = attackWith('second-helping', { crew, draws: { die: [0, 0, 0, 2, 0, 1] } })
    table.play('quint: done', 'brody: done', 'shark: attack b2')
    expect(table.crew('brody').at).toBe('b2')
    table.play('shark: attack b2')
    expect(table.legalTo('shark', 'bonus')).toBe('quint brody')
    table.play('shark: bonus brody')
    expect(table.crew('brody')).toMatchObject({ at: 'w2', wounds: 1 })
  })

  it('Maul Again: any number of dice is rolled once more, and the new result stands', () => {
    const table = attackWith('maul-again', { draws: { die: [2, 0, 0, 2, 1] } }).play('shark: attack b2')
    expect(table.step).toBe('reroll')
    expect(table.legal('shark')).toEqual(['done', 'reroll 0', 'reroll 2'])
    table.play('shark: reroll 0', 'shark: reroll 0')
    expect(table.all.attack).toMatchObject({ rolled: [0, 0, 1], marked: [2, 0, 0] })
    table.play('shark: roll')
    expect(table.tile(2)).toBe('destroyed')
  })

  it('Maul Again: the dice may be kept; those with fewer hits are named first', () => {
    const kept = attackWith('maul-again', { draws: { die: [2, 0, 0] } }).play(
      'shark: attack b2',
      'shark: done',
    )
    expect(kept.tile(2)).toBe('damaged')
    const order = attackWith('maul-again', { draws: { die: [2, 1, 0] } }).play('shark: attack b2')
    order.play('shark: reroll 1')
    expect(order.legal('shark')).toEqual(['roll', 'reroll 2'])
    expect(order.whyNot('shark', 'reroll 0')).toBe('no-such-die')
  })

  it('Maul Again: the new result counts even when it is worse', () => {
    const table = attackWith('maul-again', { draws: { die: [2, 0, 0, 0] } })
    table.play('shark: attack b2', 'shark: reroll 2', 'shark: roll')
    expect(table.tile(2)).toBe('intact')
  })

  it('Big Mouth: everyone on a boat space that breaks takes a wound', () => {
    const table = attackWith('big-mouth', {
      crew: { quint: 'b2', brody: 'b2', hooper: 'b1' },
      draws: { die: [2, 0, 0] },
    })
    table.play('quint: done', 'brody: done', 'shark: attack b2')
    expect(table.all.crew.map((member) => member.wounds)).toEqual([1, 1, 0])
    expect(table.crew('quint').at).toBe('w2')
  })

  it('Big Mouth: not on one that holds, and a cage keeps it off (ruling 11)', () => {
    const holds = attackWith('big-mouth', { crew: { quint: 'b2' }, draws: { die: [0, 0, 0] } })
    holds.play('quint: done', 'shark: attack b2')
    expect(holds.crew('quint').wounds).toBe(0)
    const caged = attackWith('big-mouth', {
      crew: { quint: 'b2' },
      gear: { quint: 'shark-cage' },
      draws: { die: [2, 0, 0] },
    })
    caged.play('quint: done', 'shark: attack b2')
    expect(caged.asked()).toEqual(['quint'])
    caged.play('quint: cage')
    expect(caged.crew('quint')).toMatchObject({ at: 'w2', wounds: 0 })
  })

  it('Big Mouth: the last of the crew eliminated by it ends the game at once (ruling 15)', () => {
    const table = attackWith('big-mouth', {
      crew: { quint: 'b2' },
      wounds: { quint: 5 },
      draws: { die: [2, 0, 0] },
    })
    table.play('quint: done', 'shark: attack b2')
    expect(table.winners).toEqual(['shark'])
    expect(table.match.outcome?.why.key).toBe('jaws.orca.end.crew')
  })

  it('Ramming Speed: after the crew’s attacks it may swim on, and then has two extra hits', () => {
    const table = attackWith('ramming-speed', { draws: { die: [1, 1, 0] } })
    expect(table.step).toBe('ram')
    expect(table.legal('shark')).toEqual(['done', 'ram w1', 'ram w3'])
    expect(table.whyNot('shark', 'ram w4')).toBe('not-adjacent')
    table.play('shark: ram w3', 'shark: attack b3')
    expect(table.tile(3)).toBe('destroyed')
  })

  it('Ramming Speed: without the move there are no extra hits, nor in bonus attacks', () => {
    const stays = attackWith('ramming-speed', { draws: { die: [1, 0, 0] } })
    stays.play('shark: done', 'shark: attack b2')
    expect(stays.tile(2)).toBe('intact')
    const bonus = layOut({
      crew: { quint: 'w3' },
      cards: '2b 1b 4b',
      hand: 'ramming-speed',
      draws: { die: [0, 0, 0, 1] },
    })
    bonus.lock('A', 'ramming-speed').prepare({ quint: 'stay machete w4' })
    bonus.play('shark: ram w3', 'shark: attack quint', 'shark: bonus quint')
    expect(bonus.crew('quint').wounds).toBe(3)
  })

  it('Domino Effect: two hits on a boat space beside the one that broke', () => {
    const table = attackWith('domino-effect', { crew: { quint: 'b6' }, draws: { die: [2, 0, 0] } })
    table.play('shark: attack b2')
    expect(table.step).toBe('topple')
    expect(table.legalTo('shark', 'topple')).toBe('b1 b3 b6')
    expect(table.whyNot('shark', 'topple b5')).toBe('not-beside')
    table.play('shark: topple b6')
    expect(table.tile(6)).toBe('damaged')
    expect(table.crew('quint').at).toBe('w6')
  })

  it('Domino Effect: destroys a damaged one that two hits are enough for, and needs something to fall first', () => {
    const table = attackWith('domino-effect', { damaged: '1', draws: { die: [2, 2, 0] } })
    table.play('shark: attack b2', 'shark: topple b1')
    expect([table.tile(1), table.tile(2)]).toEqual(['destroyed', 'destroyed'])
    const holds = attackWith('domino-effect', { draws: { die: [0, 0, 0] } }).play('shark: attack b2')
    expect(holds.all.round).toBe(2)
  })

  it('Domino Effect can be what destroys the last tile', () => {
    const table = attackWith('domino-effect', {
      crew: { quint: 'w7' },
      damaged: '1 2',
      destroyed: '3 4 5 6 7 8',
      draws: { die: [2, 2, 0] },
    })
    table.play('shark: attack b2', 'shark: topple b1')
    expect(table.winners).toEqual(['shark'])
  })

  it('Hard Target: evade is 3 this round', () => {
    const table = layOut({
      crew: { quint: 'b2' },
      cards: '2b 1b 3b',
      hand: 'hard-target',
      draws: { die: [2, 2] },
    })
    table.lock('A', 'hard-target').prepare({ quint: 'stay machete w2' }).play('quint: attack')
    expect(table.all.shark.wounds).toBe(1)
  })

  it('Making Waves: when a boat space breaks, everyone aboard falls in where they stand', () => {
    const crew = { quint: 'b8', brody: 'b1', hooper: 'w3' }
    const table = attackWith('making-waves', { crew, draws: { die: [2, 0, 0] } }).play('shark: attack b2')
    expect(table.all.crew.map((member) => member.at)).toEqual(['w8', 'w1', 'w3'])
    expect(table.legalTo('shark', 'bonus')).toBe('brody hooper')
  })

  it('Making Waves: not when nothing breaks', () => {
    const table = attackWith('making-waves', { draws: { die: [1, 0, 0] } }).play('shark: attack b2')
    expect(table.crew('quint').at).toBe('b7')
  })
})
