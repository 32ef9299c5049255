import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { copiesOf } from './base-line.ts'
import { hasDoubleShark, highestDown, lineTotal, showsShark } from './line.ts'

const S = 12

describe('what a Combat Line counts (seed 002, V. Combat Phase: the Combat Deck; ruling 9)', () => {
  it('two Shark! cards are a double in the Great White’s line alone, wherever they lie', () => {
    expect(hasDoubleShark(0, [S, 4, S])).toBe(true)
    expect(hasDoubleShark(0, [4, S])).toBe(false)
    expect(hasDoubleShark(1, [S, 4, S])).toBe(false)
  })

  it('a 6 face down, a 2 and a 5 are 13; a Shark! doubles the 5 and makes 18', () => {
    expect(lineTotal([6, 2, 5])).toBe(13)
    expect(lineTotal([6, 2, 5, S])).toBe(18)
  })

  it.each([
    ['first in the line it adds nothing', [S, 7], 7],
    ['it doubles the face-down card too', [7, S], 14],
    ['after another Shark! it adds nothing', [7, S, S], 14],
    ['what follows it counts as it is', [7, S, 4], 18],
    ['an empty line counts nothing', [], 0],
  ])('%s', (_what, line, total) => {
    expect(lineTotal(line)).toBe(total)
  })

  it('without a Harpoon’s Shark! the doubling is undone and the 1 counts (ruling 10)', () => {
    expect(lineTotal([6, 5, S])).toBe(16)
    expect(lineTotal([6, 5, 1])).toBe(12)
  })
})

describe('what everyone can tell of a face-down card (ruling 13)', () => {
  it('whoever takes a card is not over 23', () => {
    expect(highestDown([0, 10])).toBe(13)
    expect(highestDown([0, 10, 9])).toBe(4)
    expect(highestDown([0, S, 9])).toBe(7)
  })

  it('a face-up Shark! counts as it does in the line: it doubles the card before it, another nothing', () => {
    expect(highestDown([0, 5, S])).toBe(13)
    expect(highestDown([0, 5, S, 4])).toBe(9)
    expect(highestDown([0, 5, S, S])).toBe(13)
    expect(highestDown([0, S, S, 9])).toBe(7)
  })

  it.each([[[0, 10]], [[0, 5, S, 4]], [[0, S, 9]], [[0, S, S, 3]], [[0, 2, 3, S, 4, S]]])(
    'and one more would be over: %j',
    (line) => {
      const [, ...shown] = line
      expect(lineTotal([highestDown(line), ...shown])).toBeLessThanOrEqual(23)
      expect(lineTotal([highestDown(line) + 1, ...shown])).toBeGreaterThan(23)
    },
  )

  it('with nothing face up every card is possible', () => {
    expect(highestDown([0])).toBe(23)
  })

  it('a Shark! shows only when it lies face up', () => {
    expect(showsShark([S, 3])).toBe(false)
    expect(showsShark([3, S])).toBe(true)
  })
})

describe('the sanity band (rules, To test against): no Fight tokens, no cards, everybody stands on 17', () => {
  const SEED = 'sanity'
  const COMBATS = 40_000
  const chance = new FastChance(SEED)
  let doubles = 0
  let wins = 0
  for (let combat = 0; combat < COMBATS; combat++) {
    const deck: number[] = []
    for (let card = 1; card <= S; card++) for (let i = 0; i < copiesOf(card); i++) deck.push(card)
    const draw = (): number => deck.splice(chance.upTo(deck.length), 1)[0]
    const hunter = [draw()]
    const shark = [draw()]
    hunter.push(draw())
    shark.push(draw())
    while (lineTotal(hunter) < 17) hunter.push(draw())
    const isDouble = (): boolean => shark.filter((card) => card === S).length > 1
    while (lineTotal(shark) < 17 && !isDouble()) shark.push(draw())
    if (isDouble()) doubles++
    else if (lineTotal(hunter) <= 23 && (lineTotal(shark) > 23 || lineTotal(hunter) > lineTotal(shark)))
      wins++
  }

  it('there are 52 cards', () => {
    let cards = 0
    for (let card = 1; card <= S; card++) cards += copiesOf(card)
    expect(cards).toBe(52)
  })

  it('two Shark! cards come in about a tenth of the combats', () => {
    expect(doubles / COMBATS).toBeGreaterThan(0.08)
    expect(doubles / COMBATS).toBeLessThan(0.12)
  })

  it('a Hunter wins about 39% of all, 43% of those without two Shark! cards', () => {
    expect(wins / COMBATS).toBeCloseTo(0.39, 1)
    expect(wins / (COMBATS - doubles)).toBeCloseTo(0.43, 1)
  })
})
