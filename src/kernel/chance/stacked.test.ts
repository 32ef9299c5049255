import { describe, expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { SEED } from '../testing/oyster-table.ts'
import type { Draw } from './chance.ts'
import { SeededChance } from './seeded.ts'
import { type Stack, StackedChance } from './stacked.ts'

const DIE: Draw = { label: 'die', stream: 'public', outcomes: ['1', '2', '3', '4', '5', '6'] }
const CARD: Draw = { label: 'card', stream: 'hidden', outcomes: ['ace', 'king', 'queen'] }

const stacked = (stack: Stack): StackedChance => new StackedChance(new SeededChance(SEED), stack, [DIE, CARD])

function refusal(work: () => unknown): Refusal {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('it was accepted')
}

describe('a stacked chance', () => {
  test('gives what it was told, by name and by number, in order for each label', () => {
    const chance = stacked({ die: ['6', 0, '3'], card: ['queen', 1] })
    expect(chance.pick(DIE)).toBe(5)
    expect(chance.take(CARD, [1, 1, 1], 3)).toBe(2)
    expect(chance.pick(DIE)).toBe(0)
    expect(chance.take(CARD, [1, 1, 0], 2)).toBe(1)
    expect(chance.pick(DIE)).toBe(2)
  })

  test('falls back to the chance underneath when a label is used up or has no stack', () => {
    const chance = stacked({ die: ['6'] })
    const under = new SeededChance(SEED)
    expect(chance.pick(CARD)).toBe(under.pick(CARD))
    chance.pick(DIE)
    for (let i = 0; i < 20; i++) expect(chance.pick(DIE)).toBe(under.pick(DIE))
    for (let i = 0; i < 20; i++) expect(chance.take(CARD, [3, 0, 4], 7)).toBe(under.take(CARD, [3, 0, 4], 7))
  })

  test('does not read the chance underneath for what it was told', () => {
    const chance = stacked({ die: ['6', '6'] })
    chance.pick(DIE)
    chance.pick(DIE)
    expect(chance.pick(DIE)).toBe(new SeededChance(SEED).pick(DIE))
  })

  test('tells what is still to come, by name', () => {
    const chance = stacked({ die: ['6', 0, '3'], card: ['queen', 1] })
    expect(chance.left).toEqual({ die: ['6', '1', '3'], card: ['queen', 'king'] })
    const before = chance.position()
    for (let i = 0; i < 2; i++) chance.pick(DIE)
    for (let i = 0; i < 3; i++) chance.pick(CARD)
    expect(chance.left).toEqual({ die: ['3'] })
    chance.rewind(before)
    expect(chance.left).toEqual({ die: ['6', '1', '3'], card: ['queen', 'king'] })
  })

  test('refuses a label there is no draw for', () => {
    const { code, said } = refusal(() => stacked({ dice: ['6'] }))
    expect(code).toBe('stack-label')
    expect(said.params).toEqual({ label: 'dice', labels: ['die', 'card'] })
  })

  test.each(['7', '', 'ACE', 6, -1, 1.5, Number.NaN])(
    'refuses the outcome %o, which a die does not have',
    (outcome) => {
      const { code, said } = refusal(() => stacked({ die: [outcome] }))
      expect(code).toBe('stack-outcome')
      expect(said.params).toMatchObject({ label: 'die', outcome: String(outcome), outcomes: DIE.outcomes })
    },
  )

  test('refuses an outcome that there is none of when it is drawn', () => {
    const chance = stacked({ card: ['king'] })
    const { code, said } = refusal(() => chance.take(CARD, [2, 0, 1], 3))
    expect(code).toBe('stack-unfit')
    expect(said.params).toEqual({ label: 'card', outcome: 'king' })
  })

  test('refuses an outcome beyond those that can be picked', () => {
    expect(refusal(() => stacked({ die: ['4'] }).pick(DIE, 3)).code).toBe('stack-unfit')
    expect(stacked({ die: ['3'] }).pick(DIE, 3)).toBe(2)
  })

  test('rewinds, the chance underneath too', () => {
    const chance = stacked({ die: ['6', '5'], card: ['ace'] })
    const draw = (): number[] => [
      chance.pick(DIE),
      chance.take(CARD, [9, 9, 9], 27),
      chance.pick(DIE),
      ...Array.from({ length: 100 }, () => chance.pick(DIE)),
      ...Array.from({ length: 100 }, () => chance.take(CARD, [9, 9, 9], 27)),
    ]
    const start = chance.position()
    const then = draw()
    chance.rewind(start)
    expect(draw()).toEqual(then)
  })

  test('moves its position with every draw, so that a draw can always be told from none', () => {
    const chance = stacked({ die: ['6'] })
    const positions = [chance.position()]
    for (let i = 0; i < 4; i++) {
      chance.pick(DIE)
      positions.push(chance.position())
    }
    expect(new Set(positions.map((each) => each.join())).size).toBe(5)
  })
})
