import { expect, test } from 'vitest'
import type { OpenHouse } from './support/house.ts'
import { openHouse } from './support/open-house.ts'
import { playTurn, standing } from './support/playing.ts'
import { playAgainstBots } from './support/tables.ts'

const houses = [openHouse({ thinking: true }), openHouse({ thinking: true })]

/** Two turns against bots that think; gives everything that was played. */
async function evening(house: OpenHouse): Promise<string[]> {
  const ann = await house.visitor()
  const match = await playAgainstBots(ann, {
    game: 'sharks',
    options: { players: 3 },
    mine: ['mako'],
    level: 'cadet',
  })
  for (let turn = 0; turn < 2; turn++) await playTurn(ann)
  await standing(ann)
  expect(house.faults).toEqual([])
  return house.server.services.tables.use(match, ({ match: played }) =>
    (played?.log ?? []).map((entry) => JSON.stringify(entry)),
  )
}

test('bots that think make the same moves in the same story, side by side with another', async () => {
  const [one, other] = await Promise.all(houses.map(evening))
  console.log(`thinking: ${one.length} entries`)
  expect(one.length).toBeGreaterThan(10)
  expect(one).toEqual(other)
})
