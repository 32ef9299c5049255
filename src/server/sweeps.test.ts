import { afterAll, beforeAll, expect, test } from 'vitest'
import { abandonUntouched } from './sweeps.ts'
import { House } from './testing/house.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** For a busy machine. */
const PATIENT = { timeout: 20_000 }

let house: House
beforeAll(async () => {
  // Thirty days of looking at idle tables take their time even on a clock that is moved by hand.
  house = await House.open({ sweepEvery: 60 * DAY })
})
afterAll(() => house.close())

test('what nobody touches is abandoned: a gathering after two days, a game after thirty', async () => {
  const gathering = await house.gather('Ann', 'Bob')
  const playing = await house.play('Cat', 'Dan')
  const statusOf = async ({ match, guests }: typeof gathering) =>
    (await guests[0].get(`/api/matches/${match}`)).body.room.status
  // Lists tell the time to the minute.
  house.clock.advance(2 * DAY - MINUTE)
  expect(await abandonUntouched(house.server.services)).toBe(0)
  house.clock.advance(MINUTE)
  await expect.poll(() => statusOf(gathering), PATIENT).toBe('over')
  expect(await statusOf(playing)).toBe('playing')
  house.clock.advance(28 * DAY)
  await expect.poll(() => statusOf(playing), PATIENT).toBe('over')
  const [cat] = playing.sockets
  await cat.until(() => cat.room?.status === 'over')
  expect(cat.room).toMatchObject({ ending: 'abandoned', seed: expect.any(String) })
})

test('tables that nobody is at are let go of, and read again when somebody comes', async () => {
  const { match, guests, sockets } = await house.play('Ann', 'Bob')
  const { tables } = house.server.services
  for (const socket of sockets) await socket.leave()
  await tables.settled()
  house.clock.advance(1)
  expect(tables.dropIdle(house.clock.now())).toBeGreaterThan(0)
  const back = await guests[0].at(match)
  await back.until(() => back.updates.length === 1)
  expect(back.updates).toEqual(sockets[0].updates)
})
