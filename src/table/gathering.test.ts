import { beforeEach, describe, expect, test } from 'vitest'
import { sealOf } from '#kernel/match/seal.ts'
import type { MatchSetup } from '#kernel/match/setup.ts'
import { GONE } from './command.ts'
import { MOST_HOLDERS } from './gathering.ts'
import { answerTo, Club, countedSecret } from './testing/club.ts'

let club: Club
let id: string

beforeEach(async () => {
  club = new Club()
  id = await club.open('host', { game: 'oysters', options: { players: 2 }, seats: [{ mine: true }] })
})

describe('an invitation', () => {
  beforeEach(() => club.do(id, 'host', { do: 'invite', seat: 1, codeHash: 'h' }))

  test('claims nothing by being looked at', async () => {
    const { seats } = await club.room(id, 'guest')
    expect(seats[1]).toMatchObject({ holders: [], invited: true })
  })

  test('gives the seat to whoever uses it', async () => {
    await club.do(id, 'guest', { do: 'sit', seat: 1, name: 'Guest', codeHash: 'h' })
    const { seats, people } = await club.room(id)
    expect(seats[1]).toMatchObject({ holders: ['guest'], invited: false })
    expect(people.map(({ name }) => name)).toEqual(['host', 'Guest'])
  })

  test('works once', async () => {
    await club.do(id, 'guest', { do: 'sit', seat: 1, name: 'Guest', codeHash: 'h' })
    expect(await answerTo(club.do(id, 'other', { do: 'sit', seat: 1, name: 'O', codeHash: 'h' }))).toBe(
      'bad-invitation',
    )
    await club.do(id, 'guest', { do: 'leave', seat: 1 })
    expect(await answerTo(club.do(id, 'guest', { do: 'sit', seat: 1, name: 'G', codeHash: 'h' }))).toBe(
      'bad-invitation',
    )
  })

  test('is for one seat', async () => {
    await club.do(id, 'host', { do: 'reopen', seat: 0 })
    expect(await answerTo(club.do(id, 'guest', { do: 'sit', seat: 0, name: 'G', codeHash: 'h' }))).toBe(
      'bad-invitation',
    )
  })

  test('goes with the next one for the same seat', async () => {
    await club.do(id, 'host', { do: 'invite', seat: 1, codeHash: 'newer' })
    expect(await answerTo(club.do(id, 'guest', { do: 'sit', seat: 1, name: 'G', codeHash: 'h' }))).toBe(
      'bad-invitation',
    )
  })

  test('is shown to nobody, nor is what is kept of it', async () => {
    for (const who of ['host', 'guest', null])
      expect(JSON.stringify(await club.room(id, who))).not.toContain('"h"')
  })

  test('to a seat that is taken is its holder’s to give, and makes it a shared one', async () => {
    const share = { do: 'invite', seat: 1, codeHash: 'share' } as const
    await club.do(id, 'guest', { do: 'sit', seat: 1, name: 'G', codeHash: 'h' })
    expect(await answerTo(club.do(id, 'host', share))).toBe('not-your-seat')
    expect((await club.room(id)).seats[1].invited).toBe(false)
    expect(await answerTo(club.do(id, 'guest', share))).toBe('done')
    await club.do(id, 'second', { do: 'sit', seat: 1, name: 'S', codeHash: 'share' })
    expect((await club.room(id)).seats[1].holders).toEqual(['guest', 'second'])
  })

  test('makes a seat shared by so many and no more: everyone is sent all of them', async () => {
    await club.do(id, 'guest', { do: 'sit', seat: 1, name: 'G', codeHash: 'h' })
    const come = async (person: string) => {
      await club.do(id, 'guest', { do: 'invite', seat: 1, codeHash: person })
      return answerTo(club.do(id, person, { do: 'sit', seat: 1, name: person, codeHash: person }))
    }
    for (let more = 1; more < MOST_HOLDERS; more++) expect(await come(`mate ${more}`)).toBe('done')
    expect(await come('one too many')).toBe('seat-full')
    await club.do(id, 'mate 1', { do: 'leave', seat: 1 })
    expect(await come('another')).toBe('done')
  })

  test('to share a seat goes with the last who had it', async () => {
    await club.do(id, 'guest', { do: 'sit', seat: 1, name: 'G', codeHash: 'h' })
    await club.do(id, 'guest', { do: 'invite', seat: 1, codeHash: 'share' })
    await club.do(id, 'guest', { do: 'leave', seat: 1 })
    const late = { do: 'sit', seat: 1, name: 'S', codeHash: 'share' } as const
    expect(await answerTo(club.do(id, 'second', late))).toBe('bad-invitation')
  })
})

describe('the link to a table', () => {
  const come = (person: string, seat: number, codeHash = 'l') =>
    answerTo(club.do(id, person, { do: 'sit', seat, name: person, codeHash }))
  const begin = async () => {
    for (const person of ['host', 'guest']) await club.do(id, person, { do: 'ready', on: true })
  }
  beforeEach(async () => {
    id = await club.open('host', { game: 'oysters', options: { players: 3 }, seats: [{ mine: true }] })
    await club.do(id, 'host', { do: 'link', codeHash: 'l' })
  })

  test('fills any free seat, and another for the same person', async () => {
    expect(await come('guest', 1)).toBe('done')
    expect(await come('guest', 2)).toBe('done')
    expect((await club.room(id)).seats.map(({ holders }) => holders)).toEqual([
      ['host'],
      ['guest'],
      ['guest'],
    ])
  })

  test('fills free seats only', async () => {
    expect(await come('guest', 0)).toBe('seat-taken')
    await club.do(id, 'host', { do: 'bot', seat: 1, level: 'mate' })
    expect(await come('guest', 1)).toBe('seat-taken')
  })

  test('ends when there is another, and is the host’s to renew', async () => {
    expect(await answerTo(club.do(id, 'guest', { do: 'link', codeHash: 'mine' }))).toBe('not-host')
    const { linked } = await club.room(id)
    club.wait(1)
    await club.do(id, 'host', { do: 'link', codeHash: 'newer' })
    expect((await club.room(id)).linked).toBe((linked ?? 0) + 1)
    expect(await come('guest', 1)).toBe('bad-invitation')
    expect(await come('guest', 1, 'newer')).toBe('done')
  })

  test('ends at the start', async () => {
    await come('guest', 1)
    await club.do(id, 'host', { do: 'bot', seat: 2, level: 'mate' })
    await begin()
    expect((await club.room(id)).linked).toBeNull()
    expect(await come('late', 2)).toBe('bad-invitation')
    expect(await answerTo(club.do(id, 'host', { do: 'link', codeHash: 'late' }))).toBe('started')
  })

  test('is good after the table was read again, and is shown to nobody', async () => {
    club.crash()
    for (const who of ['host', 'guest', null])
      expect(JSON.stringify(await club.room(id, who))).not.toContain('"l"')
    expect(await come('guest', 1)).toBe('done')
  })
})

describe('a name', () => {
  test('can be taken at the table until the game begins', async () => {
    await club.do(id, 'host', { do: 'name', name: 'Ann' })
    expect((await club.room(id)).people[0].name).toBe('Ann')
    expect(await answerTo(club.do(id, 'stranger', { do: 'name', name: 'Ann' }))).toBe('not-at-table')
    await club.do(id, 'host', { do: 'bot', seat: 1, level: 'mate' })
    await club.do(id, 'host', { do: 'ready', on: true })
    expect(await answerTo(club.do(id, 'host', { do: 'name', name: 'Zed' }))).toBe('started')
  })
})

describe('an open seat', () => {
  const sit = (person: string, seat = 1) => club.do(id, person, { do: 'sit', seat, name: person })

  test('of a private table needs an invitation', async () => {
    expect(await answerTo(sit('stranger'))).toBe('not-invited')
    expect(await answerTo(sit('host'))).toBe('done')
  })

  test('of a listed table is anybody’s', async () => {
    await club.do(id, 'host', { do: 'list', on: true })
    expect(club.listing(id).listed).toBe(true)
    expect(await answerTo(sit('stranger'))).toBe('done')
    expect(await answerTo(sit('stranger'))).toBe('seated')
    expect(await answerTo(sit('other'))).toBe('seat-taken')
    expect(await answerTo(sit('other', 9))).toBe('no-such-seat')
  })

  test('with a bot on it is taken', async () => {
    await club.do(id, 'host', { do: 'list', on: true })
    await club.do(id, 'host', { do: 'bot', seat: 1, level: 'mate' })
    expect(await answerTo(sit('stranger'))).toBe('seat-taken')
    await club.do(id, 'host', { do: 'reopen', seat: 1 })
    expect(await answerTo(sit('stranger'))).toBe('done')
  })
})

describe('the host’s rights', () => {
  const hostly = [
    { do: 'bot', seat: 1, level: 'mate' },
    { do: 'invite', seat: 1, codeHash: 'x' },
    { do: 'list', on: true },
    { do: 'reopen', seat: 1 },
  ] as const

  test.each(hostly)('are nobody else’s: $do', async (command) => {
    id = await club.open('host', { game: 'oysters', seats: [{ mine: true }] })
    await club.sits(id, 'guest', 2)
    expect(await answerTo(club.do(id, 'guest', command))).toBe('not-host')
    expect(await answerTo(club.do(id, 'stranger', command))).toBe('not-host')
  })

  test('fall to the others at the table while the host is gone, and not a moment earlier', async () => {
    await club.sits(id, 'guest', 1)
    club.leaves('host')
    club.wait(GONE - 1)
    expect(await answerTo(club.do(id, 'guest', { do: 'reopen', seat: 0 }))).toBe('not-host')
    club.wait(1)
    expect(await answerTo(club.do(id, 'stranger', { do: 'reopen', seat: 0 }))).toBe('not-host')
    club.returns('host')
    expect(await answerTo(club.do(id, 'guest', { do: 'reopen', seat: 0 }))).toBe('not-host')
    club.leaves('host')
    club.wait(GONE)
    expect(await answerTo(club.do(id, 'guest', { do: 'reopen', seat: 0 }))).toBe('done')
    expect(await club.room(id)).toMatchObject({ host: 'guest' })
  })

  test('stay with a host who sits nowhere, whoever gets up', async () => {
    const open = await club.open('host', { game: 'oysters', seats: [{ bot: 'mate' }] })
    await club.sits(open, 'guest', 1)
    await club.do(open, 'guest', { do: 'leave', seat: 1 })
    expect((await club.room(open)).host).toBe('host')
  })

  test('go on to another when the host gets up', async () => {
    await club.sits(id, 'guest', 1)
    await club.do(id, 'host', { do: 'leave', seat: 0 })
    expect((await club.room(id)).host).toBe('guest')
  })
})

describe('the game begins', () => {
  const ready = (person: string, on = true) => club.do(id, person, { do: 'ready', on })
  const status = async () => (await club.room(id)).status

  test('when all seats are filled and everyone is ready', async () => {
    await ready('host')
    expect(await status()).toBe('gathering')
    await club.sits(id, 'guest', 1)
    expect(await status()).toBe('gathering')
    await ready('guest')
    expect(await status()).toBe('playing')
    expect(await answerTo(ready('host'))).toBe('started')
    expect(await answerTo(club.do(id, 'guest', { do: 'leave', seat: 1 }))).toBe('started')
  })

  test('not while one of them has changed their mind', async () => {
    await club.sits(id, 'guest', 1)
    await ready('host')
    await ready('host', false)
    await ready('guest')
    expect(await status()).toBe('gathering')
  })

  test('not by the word of somebody who only looks on', async () => {
    expect(await answerTo(ready('stranger'))).toBe('not-at-table')
  })

  const readiness = async () => (await club.room(id)).people.map((person) => person.ready)

  describe('and filling a free seat undoes no word of the others', () => {
    test('by a person, who still is to say it', async () => {
      await ready('host')
      await club.sits(id, 'guest', 1)
      expect(await readiness()).toEqual([true, false])
    })

    test('by a bot; whoever has seated it says it again', async () => {
      id = await club.open('host', { game: 'oysters', options: { players: 3 }, seats: [{ mine: true }] })
      await club.sits(id, 'guest', 1)
      await ready('host')
      await ready('guest')
      await club.do(id, 'host', { do: 'bot', seat: 2, level: 'mate' })
      expect(await readiness()).toEqual([false, true])
      await ready('host')
      expect(await status()).toBe('playing')
    })

    test('and the last bot begins the game where its host has no seat and everyone else waits', async () => {
      id = await club.open('host', { game: 'oysters', options: { players: 2 } })
      await club.sits(id, 'guest', 0)
      await ready('guest')
      await club.do(id, 'host', { do: 'bot', seat: 1, level: 'mate' })
      expect(await status()).toBe('playing')
    })
  })

  const changes = [
    [
      'a bot is another',
      async () => {
        await club.do(id, 'host', { do: 'bot', seat: 1, level: 'mate' })
        await club.sits(id, 'guest', 0)
        await ready('guest')
        await club.do(id, 'host', { do: 'bot', seat: 1, level: 'captain' })
      },
    ],
    [
      'a bot is sent away',
      async () => {
        await club.do(id, 'host', { do: 'bot', seat: 1, level: 'mate' })
        await club.sits(id, 'guest', 0)
        await ready('guest')
        await club.do(id, 'host', { do: 'reopen', seat: 1 })
      },
    ],
    [
      'a person is sent away',
      async () => {
        await club.sits(id, 'guest', 1)
        await ready('host')
        await club.do(id, 'host', { do: 'reopen', seat: 1 })
      },
    ],
    [
      'a person gets up',
      async () => {
        await club.sits(id, 'guest', 1)
        await club.do(id, 'guest', { do: 'leave', seat: 1 })
      },
    ],
  ] as const
  test.each(changes)('with nobody ready any more after %s, which they can tell', async (_what, change) => {
    await ready('host')
    await change()
    const { people, news } = await club.room(id)
    expect(people.map((person) => person.ready)).not.toContain(true)
    const undone = people.flatMap(({ unready }) => unready ?? [])
    expect(undone).not.toEqual([])
    for (const at of undone) expect(news.map((each) => each.at)).toContain(at)
  })

  test('and whoever says it again, or sits down anew, is no longer told why', async () => {
    await club.sits(id, 'guest', 1)
    await ready('host')
    await club.do(id, 'guest', { do: 'leave', seat: 1 })
    expect((await club.room(id)).people[0].unready).not.toBeNull()
    await ready('host')
    expect((await club.room(id)).people[0].unready).toBeNull()
  })
})

test('before the start there is nothing secret to be had: no match, no seed, no cards', async () => {
  await club.sits(id, 'guest', 1)
  const secret = countedSecret(0)
  expect(await club.table(id, (table) => [table.match, table.begun])).toEqual([null, null])
  for (const viewer of [0, 1, 2, 3])
    expect(await club.table(id, (table) => [table.latest(viewer), table.updatesSince(viewer, 0)])).toEqual([
      null,
      [],
    ])
  for (const who of ['host', 'guest', 'stranger', null]) {
    const shown = JSON.stringify(await club.room(id, who))
    expect(shown).not.toContain(secret)
    expect(shown).not.toContain(countedSecret(1))
    expect(shown).not.toMatch(/hand|deck|cards/)
  }
  expect(club.log(id)[0]).toMatchObject({ secret, next: countedSecret(1) })
})

test('secret and seed are shown to nobody before the end, and then fit the commitment', async () => {
  await club.sits(id, 'guest', 1)
  await club.do(id, 'host', { do: 'ready', on: true })
  await club.do(id, 'guest', { do: 'ready', on: true })
  const secret = countedSecret(0)
  const begun = await club.table(id, (table) => table.begun as MatchSetup)
  const before = await club.room(id, 'guest')
  const sent = await club.table(id, (table) => [0, 1, 2, 3].map((viewer) => table.updatesSince(viewer, 0)))
  for (const hidden of [secret, begun.seed, countedSecret(1)])
    expect(JSON.stringify([before, sent, club.listing(id)])).not.toContain(hidden)
  await club.do(id, 'host', { do: 'concede' })
  const after = await club.room(id)
  expect(after).toMatchObject({ seed: begun.seed, seal: { secret }, status: 'over' })
  expect(after.commitment).toBe(before.commitment)
  expect(sealOf(begun, secret)).toBe(before.commitment)
})
