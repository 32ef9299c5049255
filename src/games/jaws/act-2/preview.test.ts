import { describe, expect, it } from 'vitest'
import { boatOdds, cardNow, gearText, weaponOdds } from './preview.ts'
import { layOut } from './testing.ts'

const table = layOut({ crew: { quint: 'b1' }, cards: '1a 2a 3a' })

it.each([
  ['machete', 'A melee weapon: for the water you are in, or one that touches your space. 2 dice.'],
  [
    'bang-stick',
    'A melee weapon: for the water you are in, or one that touches your space. 3 dice and 1 more hit. It is discarded when it has been used.',
  ],
  [
    'pistol',
    'A firearm: for any water. 2 dice. After the shot, discard Ammo or the weapon. Once the shark is up, the target may move to an adjacent water.',
  ],
  [
    'harpoon-line',
    'An attachable weapon, for a water in reach: no roll, no evade. It works until it is shaken off. The shark’s evade is 1 lower. Shaking it off costs the shark 1 wound.',
  ],
  ['shark-cage', 'Before the shark rolls against you: no wounds for you for the rest of the round.'],
])('what the %s says is what it does', (id, text) => {
  const gear = table.content.gear[table.design(id)]
  expect(
    gearText(gear)
      .map((message) => table.say(message))
      .join(' '),
  ).toBe(text)
})

describe('forecasts', () => {
  it('say what a letter means with what sticks to the shark', () => {
    const attached = 'harpoon-line marker-barrel anchor-chain'
    const { content, all } = layOut({ crew: { quint: 'b1' }, cards: '1a 8a 3b', attached })
    // The first card shakes everything off.
    expect(cardNow(content, all, 'A')).toEqual({ evade: 2, dice: 2 })
    expect(cardNow(content, all, 'B')).toEqual({ evade: 0, dice: 1 })
    expect(cardNow(content, all, 'C')).toEqual({ evade: 0, dice: 2 })
  })

  it('know of Hard Target once it is known, and of no card that is gone', () => {
    const before = layOut({ crew: { quint: 'b4' }, cards: '1a 8a 3b', hand: 'hard-target' })
    before.lock('C', 'hard-target')
    expect(cardNow(before.content, before.view('quint'), 'C')).toEqual({ evade: 0, dice: 3 })
    before.prepare({})
    expect(cardNow(before.content, before.view('quint'), 'C')).toEqual({ evade: 3, dice: 3 })
    expect(cardNow(before.content, before.view('quint'), 'A')).toBeNull()
  })

  it('count out the dice: two of 0 0 1 1 2 2', () => {
    const { content, all } = layOut({
      crew: { quint: 'b1' },
      cards: '1a 2a 3a',
      damaged: '2',
      destroyed: '3',
    })
    // Intact: 2 damages, 4 destroys. Of nine equal pairs, six make 2 or more and one makes 4.
    expect(boatOdds(content, all.tiles[0], 2)).toEqual({
      damage: expect.closeTo(6 / 9, 9),
      destroy: expect.closeTo(1 / 9, 9),
    })
    expect(boatOdds(content, all.tiles[1], 2).destroy).toBeCloseTo(3 / 9, 9)
    expect(boatOdds(content, all.tiles[1], 2, 2).destroy).toBeCloseTo(8 / 9, 9)
    expect(boatOdds(content, all.tiles[2], 2)).toEqual({ damage: 0, destroy: 0 })
  })

  it('count out a weapon against an evade', () => {
    const { content } = table
    const odds = (id: string, evade: number) => weaponOdds(content, content.gear[table.design(id)], evade)
    expect(odds('machete', 2)).toEqual({ wounds: expect.closeTo(4 / 9, 9), any: expect.closeTo(3 / 9, 9) })
    expect(odds('rifle', 0)).toEqual({ wounds: expect.closeTo(3, 9), any: 1 })
    expect(odds('shark-cage', 0)).toBeNull()
  })
})
