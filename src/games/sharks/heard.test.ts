import { expect, it } from 'vitest'
import { playHeardAndUnheard } from '#kernel/testing/heard.ts'
import { sharks } from './index.ts'

const { tables } = sharks
const games = Array.from({ length: 12 }, (_, seed) =>
  playHeardAndUnheard(sharks, tables[seed % tables.length], `heard ${seed}`),
)

it('a game of Sharks goes the same way when nobody listens', () => {
  for (const { heard, unheard } of games) expect(unheard).toBe(heard)
})

it('and shows nobody a secret of another: what is drawn is drawn by chance', () => {
  const events = games.flatMap((game) => game.events)
  expect(events.filter(({ reveals }) => reveals)).toEqual([])
})
