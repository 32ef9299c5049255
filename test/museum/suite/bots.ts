import { expect, onTestFinished, test } from 'vitest'
import { House } from '#server/testing/house.ts'
import { greeted, guestAt } from '../support/looking.ts'
import type { Exhibit } from '../support/releases.ts'
import { isWaitingForBots } from '../support/shown.ts'

/** Bots draw their answers as they like, so they play on a copy of their own. */
export function botTests({ database, shown, unpack }: Exhibit): void {
  const waiting = database.matches.filter(({ name }) => {
    const [{ room, update }] = shown[name]
    return room.status === 'playing' && isWaitingForBots(room.seats, update)
  })

  test('bots that were to play answer once somebody is back', async () => {
    const house = await House.open({}, unpack())
    onTestFinished(() => house.close())
    for (const { id, name } of waiting) {
      const { person, update } = shown[name][0]
      const { cursor: before = 0 } = update ?? {}
      const guest = guestAt({ base: house.base, people: database.people }, person)
      const seated = await greeted(guest, id, { cursor: 0 })
      await seated.until(() => (seated.latest?.cursor ?? 0) > before)
      await seated.leave()
      expect(seated.updates.map(({ cursor }) => cursor).slice(0, 2)).toEqual([before, before + 1])
    }
  })
}
