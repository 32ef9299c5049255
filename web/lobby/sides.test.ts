import { expect, test } from 'vitest'
import type { Room } from '#wire/room.ts'
import { freeSides, isBySides } from './sides.ts'

const seat = (id: string, team: number, holders: string[] = [], bot: string | null = null) => ({
  seat: id,
  team,
  holders,
  bot,
})
const room = (players: number, seats: object[], mine: string[] = []) =>
  ({ options: { players }, seats, mine }) as unknown as Room

test('a side with several free seats can be taken as a whole, also by one who sits on it', () => {
  const seats = [seat('shark', 0, ['ann']), seat('quint', 1), seat('brody', 1), seat('hooper', 1)]
  expect(freeSides(room(2, seats))).toEqual([['quint', 'brody', 'hooper']])
  expect(freeSides(room(2, seats, ['shark']))).toEqual([])
  const begun = [seat('shark', 0), seat('quint', 1, ['bob']), seat('brody', 1), seat('hooper', 1)]
  expect(freeSides(room(2, begun, ['quint']))).toEqual([['brody', 'hooper']])
  expect(freeSides(room(2, [seat('shark', 0), seat('quint', 1), seat('brody', 1, [], 'mate')]))).toEqual([])
})

test('two for two sides take a whole one each', () => {
  const seats = [seat('shark', 0), seat('quint', 1), seat('brody', 1)]
  expect([isBySides(room(2, seats)), isBySides(room(3, seats))]).toEqual([true, false])
})
