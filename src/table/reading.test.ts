import { expect, test } from 'vitest'
import { answerTo, Club } from './testing/club.ts'
import { playOysters } from './testing/oyster-night.ts'

test('a long log is read a few entries at a time, and others have their turn in between', async () => {
  const club = new Club()
  const id = await playOysters(club)
  for (let line = 0; line < 640; line++) await club.do(id, 'ann', { do: 'say', channel: 'table', text: 'hm' })
  club.crash()
  await club.room(id)
  expect(club.pauses).toBe(Math.floor(club.log(id).length / 32))
  await club.room(id)
  expect(club.pauses).toBe(Math.floor(club.log(id).length / 32))
})

test('whoever has a table read is asked first, and only then', async () => {
  const club = new Club()
  const id = await playOysters(club)
  let asked = 0
  const use = (match: string) =>
    club.tables.use(
      match,
      (table) => table.length,
      () => void asked++,
    )
  await use(id)
  expect(await answerTo(use('nothing'))).toBe('no-such-match')
  expect(asked).toBe(0)
  club.crash()
  await use(id)
  await use(id)
  expect(asked).toBe(1)
})
