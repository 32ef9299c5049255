import { expect, test } from 'vitest'
import { FastChance } from '../../../kernel/chance/fast.ts'
import { seatSet } from '../../../kernel/seats.ts'
import { content } from '../content/index.ts'
import { jawsOptions } from '../options.ts'
import { SHARK } from '../seats.ts'
import { settingOf } from '../setting.ts'
import { ABILITIES, EXTRA_STRENGTH, HARD_TARGET, LETTERS, SPACE_NAMES } from './components.ts'
import { reckon } from './reckoning.ts'
import { setupAct2 } from './setup.ts'
import type { Act2State } from './state.ts'
import { view } from './view.ts'

const setting = settingOf(jawsOptions({ mode: 'act-2', players: 2 }), content.builtIn)

/** The shark up in the water of zone 2 with a card of evade 1 and three dice, everyone aboard at 6. */
function fight(change: (s: Act2State) => void = () => {}) {
  const s = setupAct2(setting, { gear: 0, abilities: 0 }, new FastChance(1))
  s.at.fill(5)
  s.cards = LETTERS.map((_, letter) => 2 + letter)
  s.letter = 0
  s.shark = 1
  change(s)
  return reckon(setting, view(setting, s, seatSet(SHARK)))
}

/** Counts every roll of so many dice of 0 1 1 1 2 2. */
function counted(dice: number, wanted: (hits: number) => number): number {
  let hits = [0]
  for (let die = 0; die < dice; die++)
    hits = hits.flatMap((sum) => [0, 1, 1, 1, 2, 2].map((face) => sum + face))
  return hits.reduce((sum, each) => sum + wanted(each), 0) / hits.length
}

test('a strike is what counting every roll says: the rifle against evade 1', () => {
  const { evade, hit, wounds, ends } = fight().strike('rifle', 'A') ?? {
    evade: 0,
    hit: 0,
    wounds: 0,
    ends: 0,
  }
  expect(evade).toBe(1)
  expect(hit).toBeCloseTo(counted(2, (hits) => (hits + 1 > 1 ? 1 : 0)))
  expect(wounds).toBeCloseTo(counted(2, (hits) => Math.max(0, hits + 1 - 1)))
  expect(ends).toBe(0)
})

test('what sticks in the shark and what it laid count into its evade, and the last wounds into the end', () => {
  const hooked = fight((s) => {
    s.ability = HARD_TARGET
    s.attached[setting.act2.gear.findIndex(({ id }) => id === 'harpoon-line')] = 1
    s.wounds[SHARK] = 17
  })
  expect(hooked.evade('A')).toBe(2)
  expect(hooked.strike('machete', 'A')?.ends).toBeCloseTo(counted(2, (hits) => (hits > 2 ? 1 : 0)))
  expect(hooked.strike('harpoon-line', 'A')).toBeNull()
})

test('a breach says damaged, destroyed and nothing, and they add up', () => {
  const { damaged, destroyed, nothing } = fight().breach('main', 3, 0, 'b2')
  expect(destroyed).toBeCloseTo(counted(3, (hits) => (hits >= 3 ? 1 : 0)))
  expect(damaged).toBeCloseTo(counted(3, (hits) => (hits === 2 ? 1 : 0)))
  expect(damaged + destroyed + nothing).toBeCloseTo(1)
})

test('Extra Strength leaves nothing damaged, and only in the main attack', () => {
  const strong = fight((s) => {
    s.ability = EXTRA_STRENGTH
  })
  expect(ABILITIES[EXTRA_STRENGTH]).toBe('extra-strength')
  expect(strong.breach('main', 3, 0, 'b2').damaged).toBe(0)
  expect(strong.breach('second', 2, 0, 'b2').damaged).toBeGreaterThan(0)
})

test('two hits topple a damaged tile for sure and damage an intact one', () => {
  const reckoned = fight((s) => {
    s.damaged = 0b100
  })
  expect(reckoned.topple('b3')).toEqual({ damaged: 0, destroyed: 1, nothing: 0 })
  expect(reckoned.topple('b2')).toEqual({ damaged: 1, destroyed: 0, nothing: 0 })
})

test('a bonus die hurts unless it is blank, and may be the last', () => {
  const { hurt, wounds, out } = fight((s) => {
    s.wounds[1] = 4
  }).maul(1, 0, 'quint')
  expect(hurt).toBeCloseTo(5 / 6)
  expect(wounds).toBeCloseTo(7 / 6)
  expect(out).toBeCloseTo(1 / 3)
})

test('jaws and hands reach what touches: an intact tile keeps the water to itself', () => {
  const reckoned = fight((s) => {
    s.damaged = 0b10
    s.at[0] = SPACE_NAMES.indexOf('w1')
  })
  expect(reckoned.inJaws('w2')).toEqual({ boats: ['b1', 'b2', 'b3'], crew: ['quint'] })
  expect(reckoned.reach('machete', 'b3')).toEqual(['w2', 'w3'])
  expect(reckoned.reach('rifle', 'b3')).toHaveLength(8)
  expect(reckoned.touching('b3')).toEqual(['b2', 'b4', 'b7', 'w2', 'w3'])
})
