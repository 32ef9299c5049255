import { describe, expect, test } from 'vitest'
import { Guest } from '#server/testing/guest.ts'
import type { Hall } from '../support/each-database.ts'
import { guestAt } from '../support/looking.ts'

/** Everyone is known, and finds what is theirs. */
export function peopleTests({ database, shown, house, place }: Hall): void {
  const { people, matches, lobby } = database

  describe.each(people)('$name', ({ id, name, devices, forgotten }) => {
    test('is known by every device, and by none that was told to forget', async () => {
      for (const device of devices)
        expect((await guestAt(place(), name, device).get('/api/me')).body.me).toEqual({ id, name })
      for (const device of forgotten)
        expect((await guestAt(place(), name, device).get('/api/me')).status).toBe(401)
    })

    test('finds all tables again', async () => {
      const mine = matches.flatMap((match) => {
        const own = shown[match.name].find(({ person, eyes }) => person === name && eyes === null)
        return own === undefined ? [] : [[match.id, match.status, own.room.mine]]
      })
      const { body } = await guestAt(place(), name).get('/api/me/matches')
      const found = body.matches.map(({ match, status, mine: seats }) => [match, status, seats])
      expect(found.sort()).toEqual(mine.sort())
    })
  })

  test('whoever was blocked still is', async () => {
    for (const { name, blocks = [] } of people) {
      const { blocked = [] } = (await guestAt(place(), name).get('/api/me/blocks')).body
      expect(blocked.map(({ id }) => id)).toEqual(blocks)
    }
  })

  test('what was reported can still be read', async () => {
    const reported = matches.flatMap(({ name, id }) => (name === 'sharks-words' ? [id] : []))
    const reports = await house().server.services.store.reports(9)
    expect(reports.map(({ match }) => match)).toEqual(reported)
  })

  test('codes that were asked for move people to another device', async () => {
    for (const { id, name, code } of people.filter((person) => person.code !== null)) {
      const device = new Guest(house().base)
      expect((await device.post('/api/me/move', { code })).body.me).toEqual({ id, name })
      expect((await device.get('/api/me')).body.me).toEqual({ id, name })
    }
  })

  test('the lobby is as it was', async () => {
    const { body } = await new Guest(house().base).get('/api/matches')
    const names = body.matches.map(({ match }) => matches.find(({ id }) => id === match)?.name)
    expect(names).toEqual(lobby)
  })
}
