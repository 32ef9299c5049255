import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allSeats, hasSeat, seatSet, seatsIn, WATCHER } from './seats.ts'
import { always } from './testing/always.ts'

test('a set of seats holds what was put into it', () => {
  always(
    fc.property(fc.uniqueArray(fc.nat(7)), (seats) => {
      const set = seatSet(...seats)
      expect(seatsIn(set)).toEqual([...seats].sort((a, b) => a - b))
      for (let seat = 0; seat < 8; seat++) expect(hasSeat(set, seat)).toBe(seats.includes(seat))
    }),
  )
})

test('a watcher holds no seat, and all seats are all', () => {
  expect(seatsIn(WATCHER)).toEqual([])
  expect(seatsIn(allSeats(4))).toEqual([0, 1, 2, 3])
})

test('nobody, written as seat -1, is in no set', () => {
  expect(hasSeat(allSeats(6), -1)).toBe(false)
})
