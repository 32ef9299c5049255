import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { databaseIn } from '#store/files.ts'
import { databasesOf, releases } from './support/releases.ts'
import { isWaitingForBots } from './support/shown.ts'
import { isSince } from './support/since.ts'

/** Every other test would pass on an empty museum. */
describe.each(releases)('$manifest.release has', (release) => {
  const databases = databasesOf(release)
  const matches = databases.flatMap(({ database }) => database.matches)
  const people = databases.flatMap(({ database }) => database.people)
  const sights = databases.flatMap(({ shown }) => Object.values(shown).flat())
  const rooms = sights.map(({ room }) => room)

  const kinds = ['jaws full', 'jaws act-1', 'jaws act-2', 'sharks 2', 'sharks 3', 'sharks 4']
  const islands = ['shark-island 2', 'shark-island 3', 'shark-island 5']
  const kindsThatAre = (status: string): string[] =>
    rooms
      .filter((room) => room.status === status)
      .map(({ game, options }) => `${game} ${options.mode ?? options.players}`)

  test('running and finished matches of every kind', () => {
    expect(kindsThatAre('playing')).toEqual(expect.arrayContaining([...kinds, ...islands, 'shark-island 4']))
    expect(kindsThatAre('over')).toEqual(expect.arrayContaining([...kinds, ...islands]))
  })

  test('tables that were not begun, with invitations and without, for anybody and for some', () => {
    const lobbies = matches.filter(({ status }) => status === 'gathering')
    expect(new Set(lobbies.map(({ invitations }) => invitations.length))).toEqual(new Set([0, 1]))
    const gathering = rooms.filter(({ status }) => status === 'gathering')
    expect(new Set(gathering.map(({ listed }) => listed))).toEqual(new Set([true, false]))
  })

  test('packs of every game', () => {
    for (const game of ['sharks', 'jaws', 'shark-island'])
      expect(new Set(rooms.flatMap((room) => (room.game === game ? room.content : []))).size).toBe(2)
  })

  test('everything that can be asked and not be answered yet', () => {
    const asked = rooms.flatMap(({ offer }) => offer?.offer.what ?? [])
    expect(new Set(asked)).toEqual(new Set(['takeback', 'end', 'rematch']))
    expect(sights.some(({ update }) => (update?.undo.length ?? 0) > 0)).toBe(true)
  })

  test('every ending', () => {
    const endings = rooms.flatMap(({ status, ending }) => (status === 'over' ? [ending] : []))
    expect(new Set(endings)).toEqual(new Set([null, 'agreed', 'conceded', 'abandoned']))
    const records = matches.flatMap(({ record }) => record ?? [])
    const moves = records.map((file) => databases[0].read(file)).join('\n')
    expect(moves).toMatch(/: undo #/)
    expect(moves).toMatch(/all: takeback \d+ #/)
  })

  test('talk, notes, what bots said, and people who are muted', () => {
    const channels = rooms.flatMap(({ talk }) => talk.map(({ channel }) => channel))
    expect(new Set(channels)).toEqual(new Set(['table', 'team']))
    const notes = sights.flatMap(({ pads }) => Object.values(pads ?? {}).flatMap((pad) => Object.keys(pad)))
    expect(notes.length).toBeGreaterThan(0)
    expect(rooms.some(({ told }) => told.length > 0)).toBe(true)
    expect(rooms.some(({ muted }) => muted.length > 0)).toBe(true)
  })

  test('seats that are shared, minded by a bot, and given up', () => {
    const seats = rooms.flatMap((room) => (room.status === 'playing' ? room.seats : []))
    expect(seats.some(({ holders, turn }) => holders.length > 1 && turn !== null)).toBe(true)
    expect(seats.some(({ holders, bot }) => holders.length > 0 && bot !== null)).toBe(true)
    expect(seats.some(({ invited, bot }) => invited && bot !== null)).toBe(true)
    expect(
      rooms.some((room) => room.status === 'playing' && room.people.some(({ conceded }) => conceded)),
    ).toBe(true)
  })

  test('bots that are to play', () => {
    const waiting = sights.filter(
      ({ room, update }) => room.status === 'playing' && isWaitingForBots(room.seats, update),
    )
    expect(waiting.length).toBeGreaterThan(0)
  })

  test.runIf(isSince(release.manifest.release, '0.2.0'))(
    'draws that people added numbers to, and somebody who was forgotten (0.2.0)',
    () => {
      const texts = matches.flatMap(({ record }) => (record === null ? [] : [databases[0].read(record)]))
      const sealed = texts.filter((text) => /^numbers: \[\{"number":"[0-9a-f]{64}"/m.test(text))
      expect(sealed.length).toBeGreaterThan(0)
      for (const text of sealed) expect(text).toMatch(/^dorsal record 2$/m)
      expect(rooms.some(({ people: all }) => all.some(({ name }) => name === ''))).toBe(true)
      expect(release.manifest.databases.flatMap(({ files }) => Object.keys(files))).toContain('forgotten.txt')
    },
  )

  test.runIf(isSince(release.manifest.release, '0.3.0'))(
    'a link to a table, quick words, a block, and a rematch on other sides (0.3.0)',
    () => {
      expect(matches.some(({ link }) => link !== undefined)).toBe(true)
      expect(rooms.some(({ talk }) => talk.some(({ word }) => word !== undefined))).toBe(true)
      expect(people.some(({ blocks = [] }) => blocks.length > 0)).toBe(true)
      const seatings = rooms.flatMap(({ offer }) =>
        offer?.offer.what === 'rematch' ? [offer.offer.seating] : [],
      )
      expect(seatings).toContain('swap')
    },
  )

  test.runIf(isSince(release.manifest.release, '0.4.0'))(
    'a match of each game that is kept as an archive, and has its record (0.4.0)',
    () => {
      const [served] = databases
      const db = new DatabaseSync(databaseIn(served.unpack().folder), { readOnly: true })
      const archived = db
        .prepare(
          'SELECT id, game FROM matches WHERE archived = 1 AND number NOT IN (SELECT match FROM entries)',
        )
        .all()
      db.close()
      expect(archived.map(({ game }) => game).sort()).toEqual(['jaws', 'shark-island', 'sharks'])
      const isArchived = (id: string): boolean => archived.some((each) => each.id === id)
      const records = served.database.matches.filter(({ id }) => isArchived(id)).map(({ record }) => record)
      expect(records).toHaveLength(3)
      expect(records).not.toContain(null)
    },
  )

  test('people with several devices, with one less, and on the way to one more', () => {
    expect(people.some(({ devices }) => devices.length > 1)).toBe(true)
    expect(people.some(({ forgotten }) => forgotten.length > 0)).toBe(true)
    expect(people.some(({ code }) => code !== null)).toBe(true)
  })

  test('a folder of data, a backup, and what a killed server left; saves and records', () => {
    const { manifest } = release
    expect(manifest.databases.map(({ name }) => name)).toEqual(['served', 'backup', 'killed'])
    expect(Object.keys(manifest.databases[2].files)).toEqual(['dorsal.sqlite', 'dorsal.sqlite-wal'])
    expect(manifest.saves.length).toBeGreaterThan(0)
    expect(manifest.records.length).toBeGreaterThan(0)
  })
})
