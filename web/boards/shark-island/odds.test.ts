import { expect, it } from 'vitest'
import { nextCard } from './odds.ts'

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
