import { describe, expect, it } from 'vitest'
import type { CardId } from '#games/shark-island/components.ts'
import { CARDS } from '#games/shark-island/page.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import { nextCard, type Odds, oddsFor } from './odds.ts'

const WHOLE = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 8]

it('counts each unseen card alike when nothing is known of those face down', () => {
  const chances = nextCard(WHOLE, [11, 11])
  for (let card = 0; card < WHOLE.length; card++) expect(chances[card]).toBeCloseTo(WHOLE[card] / 52, 12)
})

it('makes high cards likelier once somebody’s hidden card is known to be low', () => {
  // One 1, one 11 and one Shark! are left, one of them face down and no higher than 5: it is the 1 or the Shark!.
  const counts = WHOLE.map(() => 0)
  counts[0] = 1
  counts[10] = 1
  counts[11] = 1
  const chances = nextCard(counts, [5])
  expect(chances[0]).toBeCloseTo(0.25, 12)
  expect(chances[10]).toBeCloseTo(0.5, 12)
  expect(chances[11]).toBeCloseTo(0.25, 12)
})

it('always adds up to one', () => {
  const chances = nextCard(WHOLE, [11, 3, 7, 0])
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
})

describe('what the next card does to a line', () => {
  const anyOdds = (
    seat: string,
    line: readonly CardId[],
    dealt: CardId | null,
    isInstead = false,
  ): Odds | null => {
    const [down, ...up] = line
    const view = {
      who: seat,
      combat: {
        lines: [{ seat, down, up, size: line.length, downAtMost: 11 }],
        dealt,
        gone: Object.fromEntries(CARDS.map((card) => [card, 0])),
      },
    } as unknown as IslandView
    return oddsFor(view, seat, isInstead)
  }
  const oddsOf = (...of: Parameters<typeof anyOdds>): Odds => {
    const odds = anyOdds(...of)
    if (odds === null) throw new Error('no odds')
    return odds
  }
  const told = (odds: Odds, card: CardId): unknown[] => {
    const found = odds.cards.find((each) => each.card === card)
    return [found?.total, found?.outcome]
  }

  it('comes after the card on offer, which the total shown counts', () => {
    const odds = oddsOf('tempest', ['2', '8'], 'shark')
    expect(told(odds, '5')).toEqual([23, 'exact'])
    expect(told(odds, '6')).toEqual([24, 'over'])
    expect(odds.unseen).toBe(49)
    expect(odds.over).toBeCloseTo((4 + 4 + 3 + 4 + 4 + 4) / 49, 12)
  })

  it('comes instead of the card on offer when that is fought off', () => {
    const odds = oddsOf('tempest', ['2', '8'], 'shark', true)
    expect(told(odds, '11')).toEqual([21, 'under'])
    expect(odds.over).toBe(0)
    expect(odds.unseen).toBe(49)
  })

  it('is for others’ lines without the card that is offered to somebody else', () => {
    const line = { seat: 'harlan', down: '9', up: ['9'], size: 2, downAtMost: 11 }
    const gone = Object.fromEntries(CARDS.map((card) => [card, 0]))
    const view = { who: 'shark', combat: { lines: [line], dealt: '7', gone } } as unknown as IslandView
    expect(oddsFor(view, 'harlan')?.cards[4]).toMatchObject({ card: '5', total: 23, outcome: 'exact' })
  })

  it('wins with a second Shark! of the Great White, over 23 too (seed 002, V. Combat: Double Sharks)', () => {
    const odds = oddsOf('shark', ['shark', '9', '3', '4', '5'], null)
    expect(told(odds, 'shark')).toEqual([26, 'wins'])
    expect(odds.wins).toBeCloseTo(7 / 47, 12)
    expect(odds.exact).toBeCloseTo(4 / 47, 12)
    expect(odds.over).toBeCloseTo((3 + 3 + 3 + 4 + 4 + 4 + 3 + 4 + 4) / 47, 12)
  })

  it('is none after a second Shark! of the Great White: kept, it ends the combat', () => {
    expect(anyOdds('shark', ['shark', '9'], 'shark')).toBeNull()
    expect(oddsOf('shark', ['shark', '9'], 'shark', true).wins).toBeCloseTo(6 / 49, 12)
  })

  it('wins no more once the line is over 23, which must pass', () => {
    expect(oddsOf('shark', ['shark', '9', '10', '5'], null).wins).toBe(0)
  })

  it('wins for the Great White alone, and not with its first Shark!', () => {
    expect(told(oddsOf('tempest', ['shark', '9', '3', '4', '5'], null), 'shark')).toEqual([26, 'over'])
    const first = oddsOf('shark', ['10', '9'], null)
    expect(told(first, 'shark')).toEqual([28, 'over'])
    expect(first.wins).toBe(0)
  })
})
