import { expect, test } from 'vitest'
import type { Room } from '#wire/room.ts'
import { areSeveral } from './room.ts'

const place = (
  seat: string,
  holders: readonly string[],
  bot: string | null = null,
): Room['seats'][number] => ({
  seat,
  team: 0,
  holders,
  bot,
  turn: null,
  invited: false,
})

test('people who share a seat are several, unless a bot plays it or it is one’s own', () => {
  const seats = [
    place('mako', ['ann', 'ben']),
    place('tiger', ['cat']),
    place('bull', ['dan', 'eve'], 'mate'),
  ]
  const several = (mine: readonly string[]) => seats.map(({ seat }) => areSeveral({ seats, mine }, seat))
  expect(several([])).toEqual([true, false, false])
  expect(several(['mako'])).toEqual([false, false, false])
})
