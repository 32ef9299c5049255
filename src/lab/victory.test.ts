import { expect, test } from 'vitest'
import { message } from '#kernel/message.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { seatSet } from '#kernel/seats.ts'
import { sideShare, victoryShares } from './victory.ts'

const won = (...seats: number[]): Outcome => ({
  winners: seatSet(...seats),
  scores: [],
  tieBreak: null,
  why: message('over'),
})
const everyoneAlone = ['a', 'b', 'c', 'd'].map((id, team) => ({ id, team }))
const oneAgainstThree = ['shark', 'brody', 'hooper', 'quint'].map((id, seat) => ({
  id,
  team: Math.min(seat, 1),
}))

test('a victory that is shared is shared', () => {
  expect(victoryShares(everyoneAlone, won(2))).toEqual([0, 0, 1, 0])
  expect(victoryShares(everyoneAlone, won(0, 3))).toEqual([0.5, 0, 0, 0.5])
  expect(victoryShares(everyoneAlone, won())).toEqual([0, 0, 0, 0])
})

test('a team wins as a whole', () => {
  expect(victoryShares(oneAgainstThree, won(1, 2, 3))).toEqual([0, 1, 1, 1])
  expect(victoryShares(oneAgainstThree, won(0))).toEqual([1, 0, 0, 0])
})

test('sides share by the teams that won', () => {
  const even = ({ team }: { team: number }): boolean => team % 2 === 0
  expect(sideShare(everyoneAlone, won(2), even)).toBe(1)
  expect(sideShare(everyoneAlone, won(1), even)).toBe(0)
  expect(sideShare(everyoneAlone, won(0, 1, 2), even)).toBeCloseTo(2 / 3)
  expect(sideShare(everyoneAlone, won(), even)).toBe(0.5)
  expect(sideShare(oneAgainstThree, won(1, 2, 3), even)).toBe(0)
})
