import { beforeEach, expect, test } from 'vitest'
import { Club } from './testing/club.ts'
import { replayOf } from './testing/replayed.ts'

let club: Club
let id: string

/** Two who are called alike and one who is not; each is known by their id. */
beforeEach(async () => {
  club = new Club()
  id = (
    await club.tables.create('a', 'Ann', {
      game: 'oysters',
      options: { players: 3 },
      seats: [{ mine: true }],
    })
  ).id
  await sits('b', 'АNN', 1)
  await sits('c', 'Cleo', 2)
})

async function sits(person: string, name: string, seat: number): Promise<void> {
  const { host } = await club.room(id)
  await club.do(id, host, { do: 'invite', seat, codeHash: `${person} ${seat}` })
  await club.do(id, person, { do: 'sit', seat, name, codeHash: `${person} ${seat}` })
}

async function called(match = id): Promise<string[]> {
  return (await club.room(match)).people.map(({ name }) => name)
}

const ALL = ['Ann', 'АNN (2)', 'Cleo']

test('the second of two names that look alike is shown with a number: in the room, in lists and after reading the log again', async () => {
  expect(await called()).toEqual(ALL)
  expect(
    JSON.parse(club.listing(id).summary).seats.flatMap(({ names }: { names: string[] }) => names),
  ).toEqual(ALL)
  club.crash()
  expect(await called()).toEqual(ALL)
})

test('who came is told by what they are called', async () => {
  await club.do(id, 'a', { do: 'reopen', seat: 1 })
  const { news } = await club.room(id)
  expect(news.map(({ what, person, by }) => [what, person?.name, by?.name])).toEqual([
    ['sat', 'Ann', undefined],
    ['sat', 'АNN (2)', undefined],
    ['sat', 'Cleo', undefined],
    ['left', 'АNN (2)', 'Ann'],
  ])
})

test('the log holds the names as they are', () => {
  expect(club.log(id).flatMap((entry) => ('name' in entry ? entry.name : []))).toEqual([
    'Ann',
    'Ann',
    'АNN',
    'Cleo',
  ])
})

test('nobody is called otherwise because somebody else comes, leaves or has a new name', async () => {
  await club.do(id, 'c', { do: 'leave', seat: 2 })
  await sits('d', 'Ann', 2)
  expect(await called()).toEqual(['Ann', 'АNN (2)', 'Ann (3)'])
  await club.do(id, 'b', { do: 'leave', seat: 1 })
  await sits('a', 'Bea', 1)
  expect(await called()).toEqual(['Bea', 'Ann (3)'])
  await sits('d', 'Ann', 1)
  expect(await called()).toEqual(['Bea', 'Ann (3)'])
})

test('a replay calls them the same', async () => {
  for (const person of ['a', 'b', 'c']) await club.do(id, person, { do: 'ready', on: true })
  for (const person of ['a', 'b']) await club.do(id, person, { do: 'concede' })
  const { seats } = await club.table(id, (table) => replayOf(table, 0))
  expect(seats.flatMap(({ names }) => names)).toEqual(ALL)
})

test('a rematch tells them apart by their own names again', async () => {
  for (const person of ['a', 'b', 'c']) await club.do(id, person, { do: 'ready', on: true })
  for (const what of ['end', 'rematch'] as const) {
    await club.do(id, 'a', { do: 'offer', offer: { what } })
    for (const person of ['b', 'c']) await club.do(id, person, { do: 'answer', agree: true })
  }
  const next = await club.rematch(id)
  expect(new Set(await called(next.id))).toEqual(new Set(ALL))
})
