import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GONE } from '#table/command.ts'
import { Guest } from './testing/guest.ts'
import { House } from './testing/house.ts'
import { ToldThinker } from './testing/told-thinker.ts'

let house: House
let thinker: ToldThinker
beforeEach(async () => {
  const newThinker = (clock: ConstructorParameters<typeof ToldThinker>[0]): ToldThinker => {
    thinker = new ToldThinker(clock)
    return thinker
  }
  house = await House.open({}, { thinker: newThinker })
})
afterEach(() => house.close())

/** Whose turn it is has gone, and a bot minds the seat that does not know yet what to do. */
async function minded(): Promise<{ match: string; seat: string; gone: Guest; here: Guest }> {
  const { match, guests, seats, sockets } = await house.play('Ann', 'Bob')
  const asked = sockets.findIndex(({ latest }) => Object.keys(latest?.legal ?? {}).length > 0)
  await sockets[asked].leave()
  const other = sockets[1 - asked]
  await other.until(() => other.room?.people.some(({ gone }) => gone !== null) ?? false)
  house.clock.advance(GONE - 1)
  expect(await other.do('bot', { seat: seats[asked], level: 'mate' })).toBe('not-gone')
  house.clock.advance(1)
  expect(await other.do('bot', { seat: seats[asked], level: 'mate' })).toBe('ok')
  return { match, seat: seats[asked], gone: guests[asked], here: guests[1 - asked] }
}

const botsBusy = (): number => house.server.services.bots.busy

test('the bot waits a moment for whoever comes back, and goes on when there is no answer', async () => {
  const { match, gone } = await minded()
  expect(botsBusy()).toBe(1)
  const back = await gone.at(match)
  expect(botsBusy()).toBe(0)
  house.clock.advance(14_999)
  await house.server.services.tables.settled()
  expect(botsBusy()).toBe(0)
  house.clock.advance(1)
  await house.server.services.tables.settled()
  expect(botsBusy()).toBe(1)
  // Whoever comes and goes does not hold the table up again and again.
  await back.leave()
  house.clock.advance(20_000)
  await gone.at(match)
  expect(botsBusy()).toBe(1)
})

test('it goes on at once when it is told to, by whoever may have the seat back', async () => {
  const { match, seat, gone, here } = await minded()
  const back = await gone.at(match)
  expect(botsBusy()).toBe(0)
  expect(await (await here.at(match)).do('stay', { seat })).toBe('not-your-seat')
  expect(botsBusy()).toBe(0)
  expect(await back.do('stay', { seat })).toBe('ok')
  await house.server.services.tables.settled()
  expect(botsBusy()).toBe(1)
})

test('whoever takes over is asked what the bot was, and no bot is', async () => {
  const { match, seat, gone } = await minded()
  const back = await gone.at(match)
  expect(await back.do('back', { seat })).toBe('ok')
  house.clock.advance(60_000)
  await house.server.services.tables.settled()
  expect(botsBusy()).toBe(0)
  expect(Object.keys(back.latest?.legal ?? {})).toEqual([seat])
})

test('a connection that is lost for a moment lets no bot wait', async () => {
  const { match, gone } = await minded()
  const back = await gone.at(match)
  house.clock.advance(GONE)
  await back.leave()
  house.clock.advance(9_999)
  await gone.at(match)
  expect(botsBusy()).toBe(1)
})

test('a room comes with the time by which it tells who is gone since when', async () => {
  const { match, guests } = await house.gather('Ann', 'Bob')
  const ann = await guests[0].at(match)
  const [first] = ann.all
  expect(first).toMatchObject({ room: { now: house.clock.now() } })
})

test('nobody’s room is made anew because somebody who only looks on comes or goes', async () => {
  const { match, guests } = await house.gather('Ann', 'Bob')
  const [ann] = await Promise.all(guests.map((guest) => guest.at(match)))
  await ann.do('list', { on: true })
  const onlookers = Array.from({ length: 20 }, () => new Guest(house.base))
  await Promise.all(onlookers.map((onlooker) => onlooker.at(match)))
  const eve = await house.guest('Eve')
  const { presence, hub, tables } = house.server.services
  const before = hub.size
  // Every room that is made asks it of everybody who sits there.
  const asked = vi.spyOn(presence, 'goneSince')
  const there = await eve.at(match)
  expect(hub.size).toBe(before + 1)
  await there.leave()
  while (hub.size > before) await new Promise(setImmediate)
  await tables.settled()
  expect(asked.mock.calls.length).toBeLessThan(onlookers.length)
})
