import { expect, it } from 'vitest'
import { layOut } from '#games/jaws/act-2/testing.ts'
import { lastRoll } from './picture.svelte.ts'

it('the last roll counts the hits that Ramming Speed adds', () => {
  const table = layOut({
    crew: { quint: 'b4', brody: 'b4', hooper: 'b4' },
    cards: '2a 7a 6a',
    hand: 'ramming-speed',
    draws: { die: ['1', '1'] },
  })
  table.lock('A', 'ramming-speed').prepare({})
  const events = ['shark: ram w3', 'shark: attack b3'].flatMap((line) => table.play(line).events)
  const roll = lastRoll([{ events }])
  expect(roll?.faces).toEqual([1, 1])
  expect(roll?.hits).toBe(4)
  expect(roll?.results[0].params.hits).toBe(4)
})
