import { beforeEach, describe, expect, test } from 'vitest'
import { forgettingOf } from './forgetting.ts'
import { recordOf } from './record.ts'
import type { KeptMatch } from './store.ts'
import { talkSince } from './talk-view.ts'
import { answerTo, Club } from './testing/club.ts'
import { replayOf } from './testing/replayed.ts'

/** A name and lines that stand nowhere else. */
const NAME = 'Zoë'
const LINES = ['under the pier', 'only for us']

let club: Club
beforeEach(() => {
  club = new Club()
})

/** Ann against two, of whom the host, with the id "z", talks and takes notes. */
async function played(): Promise<string> {
  const { id } = await club.tables.create('z', NAME, {
    game: 'team-oysters',
    options: { players: 3 },
    seats: [undefined, { mine: true }],
  })
  await club.sits(id, 'a', 0)
  await club.sits(id, 'b', 2)
  await club.do(id, 'z', { do: 'name', name: 'Zed' })
  await club.do(id, 'z', { do: 'name', name: NAME })
  await club.do(id, 'z', { do: 'say', channel: 'table', text: LINES[0] })
  await club.do(id, 'z', { do: 'say', channel: 'team', text: LINES[1] })
  await club.do(id, 'a', { do: 'say', channel: 'table', text: 'a line of another' })
  for (const person of ALL) await club.do(id, person, { do: 'ready', on: true })
  await playOn(id, 1)
  await club.do(id, 'z', { do: 'note', seat: 1, notes: { plan: 'north' } })
  return id
}

/** By seat. */
const ALL = ['a', 'z', 'b']

async function playOn(id: string, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++)
    for (const [seat, person] of ALL.entries()) {
      const [action] = await club.legal(id, seat)
      if (action === undefined) continue
      await club.act(id, person, seat, action)
      break
    }
}

function keptText(id: string): string {
  return [...club.store.entries(id), JSON.stringify(club.listing(id))].join('\n')
}

function expectForgotten(id: string): void {
  for (const text of [NAME, ...LINES]) expect(keptText(id)).not.toContain(text)
}

test('their name and lines are gone from the log, the list and the room, everything else is where it was', async () => {
  const id = await played()
  await playOn(id, 3)
  const before = club.log(id)
  await club.tables.forget(id, 'z')
  expectForgotten(id)
  const after = club.log(id)
  const changed = after
    .slice(0, before.length)
    .filter((entry, at) => JSON.stringify(entry) !== JSON.stringify(before[at]))
  expect(new Set(changed.map(({ kind }) => kind))).toEqual(
    new Set(['created', 'named', 'sat', 'said', 'noted']),
  )
  expect(after.map((entry) => 'print' in entry && entry.print).slice(0, before.length)).toEqual(
    before.map((entry) => 'print' in entry && entry.print),
  )
  const room = await club.room(id, 'a')
  expect(room.people.find(({ id: each }) => each === 'z')).toMatchObject({ name: '', conceded: true })
  expect(room.talk.map(({ text }) => text)).toEqual(['a line of another'])
  expect(club.listing(id).people).toEqual(['a', 'b'])
  expect(await club.store.matchesEverOf('z')).toEqual([])
})

test('whoever had read their lines and comes back is told all anew', async () => {
  const id = await played()
  const [{ at }] = (await club.room(id, 'a')).talk.slice(-1)
  await club.tables.forget(id, 'z')
  expect(await club.table(id, (table) => talkSince(table, 'a', at))).toEqual({
    said: [{ at, person: 'a', channel: 'table', text: 'a line of another' }],
    told: [],
  })
})

test('what is open is read again', async () => {
  const id = await played()
  await club.tables.forget(id, 'z')
  expect(club.dropped).toEqual([id])
})

test('a bot plays on for them, and the others are not stuck', async () => {
  const id = await played()
  await club.tables.forget(id, 'z')
  const { seats, status } = await club.room(id, 'a')
  expect([status, seats[1].bot]).toEqual(['playing', 'mate'])
  expect(await answerTo(club.do(id, 'a', { do: 'offer', offer: { what: 'end' } }))).toBe('done')
  await club.do(id, 'b', { do: 'answer', agree: true })
  expect((await club.room(id, 'a')).status).toBe('over')
  expectForgotten(id)
})

test('their side keeps its pad', async () => {
  const id = await played()
  await club.tables.forget(id, 'z')
  const pads = await club.table(id, ({ room }) =>
    [...room.pads.values()].map((pad) => Object.fromEntries(pad)),
  )
  expect(pads).toEqual([{ plan: 'north' }])
})

describe('of a match that is over', () => {
  async function over(): Promise<string> {
    const id = await played()
    await playOn(id, 4)
    await club.do(id, 'a', { do: 'offer', offer: { what: 'end' } })
    for (const person of ['z', 'b']) await club.do(id, person, { do: 'answer', agree: true })
    return id
  }

  test('the others keep the replay and the record, move by move', async () => {
    const id = await over()
    const look = () => club.table(id, (table) => ({ replay: replayOf(table, 0), record: recordOf(table) }))
    const before = await look()
    await club.tables.forget(id, 'z')
    const after = await look()
    expect(after.record).toBe(before.record)
    expect(after.replay.updates).toEqual(before.replay.updates)
    expect(before.replay.seats.map(({ names }) => names)).toEqual([['a'], [NAME], ['b']])
    expect(after.replay.seats.map(({ names }) => names)).toEqual([['a'], [''], ['b']])
    expectForgotten(id)
  })

  test('a rematch needs no word of theirs, and leaves their seat open', async () => {
    const id = await over()
    await club.tables.forget(id, 'z')
    await club.do(id, 'a', { do: 'offer', offer: { what: 'rematch' } })
    await club.do(id, 'b', { do: 'answer', agree: true })
    const next = await club.rematch(id)
    const { host, seats, people } = await club.room(next.id)
    expect(seats.map(({ holders }) => holders)).toEqual([['b'], [], ['a']])
    expect([host, people.map(({ name }) => name)]).toEqual(['a', ['a', 'b']])
    expect(keptText(next.id)).not.toContain(NAME)
  })
})

test('before the game they leave their seat', async () => {
  const id = await club.open('host', { game: 'oysters', options: { players: 2 }, seats: [{ mine: true }] })
  await club.do(id, 'host', { do: 'invite', seat: 1, codeHash: 'h' })
  await club.do(id, 'z', { do: 'sit', seat: 1, name: NAME, codeHash: 'h' })
  await club.tables.forget(id, 'z')
  expect((await club.room(id)).seats[1].holders).toEqual([])
  expectForgotten(id)
})

test('whoever left before is forgotten too', async () => {
  const id = await club.open('host', { game: 'oysters', options: { players: 2 }, seats: [{ mine: true }] })
  await club.do(id, 'host', { do: 'invite', seat: 1, codeHash: 'h' })
  await club.do(id, 'z', { do: 'sit', seat: 1, name: NAME, codeHash: 'h' })
  await club.do(id, 'z', { do: 'leave', seat: 1 })
  expect(await club.store.matchesEverOf('z')).toEqual([id])
  await club.tables.forget(id, 'z')
  expectForgotten(id)
})

test('a match that can no longer be played forgets as well, also with a list of an old release', async () => {
  const id = await played()
  const created = { ...club.log(id)[0], rules: 99 }
  const { seats, ...told } = JSON.parse(club.listing(id).summary)
  const old = seats.map(({ holders: _, ...seat }: { holders: unknown }) => seat)
  await club.store.rewrite(
    id,
    '',
    [{ position: 0, entry: JSON.stringify(created) }],
    JSON.stringify({ ...told, seats: old }),
  )
  club.crash()
  expect(await answerTo(club.room(id))).toBe('no-longer-playable')
  await club.tables.forget(id, 'z')
  expectForgotten(id)
  expect(JSON.parse(club.listing(id).summary).seats.map(({ names }: { names: string[] }) => names)).toEqual([
    ['a'],
    [''],
    ['b'],
  ])
})

test('forgetting twice is forgetting once, and whoever is left is not told apart from the forgotten', async () => {
  const { id } = await club.tables.create('z', NAME, {
    game: 'oysters',
    options: { players: 2 },
    seats: [{ mine: true }],
  })
  await club.do(id, 'z', { do: 'invite', seat: 1, codeHash: 'h' })
  await club.do(id, 'y', { do: 'sit', seat: 1, name: NAME, codeHash: 'h' })
  expect((await club.room(id)).people.map(({ name }) => name)).toEqual([NAME, `${NAME} (2)`])
  await club.tables.forget(id, 'z')
  const log = club.log(id)
  await club.tables.forget(id, 'z')
  expect(club.log(id)).toEqual(log)
  expect((await club.room(id)).people.map(({ name }) => name)).toEqual([NAME])
})

test.each(['{"seats":[{"names":["Zoë"', 'null', '{"seats":"Zoë"}'])(
  'is forgotten also where the listing cannot be read: %s',
  async (summary) => {
    const id = await played()
    const kept = await club.store.loadMatch(id)
    const forgotten = forgettingOf({ ...(kept as NonNullable<typeof kept>), summary }, 'z')
    expect(forgotten.entries.length).toBeGreaterThan(0)
    expect(JSON.stringify(forgotten)).not.toContain(NAME)
  },
)

describe('is forgotten also where the log is damaged:', () => {
  test.each(['{"kind":"said","person":"z","text":"under the p', 'null', '5'])('%s', async (broken) => {
    const id = await played()
    const kept = (await club.store.loadMatch(id)) as KeptMatch
    const at = kept.entries.findIndex((text) => text.includes(LINES[0]))
    const entries = kept.entries.with(at, broken)
    const forgotten = forgettingOf({ ...kept, entries }, 'z')
    const after = entries.map((text, place) => {
      return forgotten.entries.find(({ position }) => position === place)?.entry ?? text
    })
    for (const text of [NAME, ...LINES, 'under the p'])
      expect([...after, forgotten.summary].join()).not.toContain(text)
    const { seats } = JSON.parse(forgotten.summary)
    expect(seats.map(({ names }: { names: string[] }) => names)).toEqual([['a'], [''], ['b']])
    expect(after.filter((text, place) => text !== entries[place]).length).toBe(forgotten.entries.length)
  })

  test('a broken entry of somebody else stays as it is', async () => {
    const id = await played()
    const kept = (await club.store.loadMatch(id)) as KeptMatch
    const { holders: _, ...seat } = JSON.parse(kept.summary).seats[1]
    const summary = JSON.stringify({ seats: [seat] })
    const forgotten = forgettingOf({ ...kept, summary, entries: ['{"kind":"said","person":"a"'] }, 'z')
    expect(forgotten.entries).toEqual([])
    expect(JSON.parse(forgotten.summary).seats[0].names).toEqual([''])
  })
})
