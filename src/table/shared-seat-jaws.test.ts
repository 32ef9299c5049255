import { beforeEach, expect, test } from 'vitest'
import { answerTo, Club } from './testing/club.ts'

/** Three play JAWS: Eve is the shark, Ann has Quint, Amy has Brody, and both have Hooper. */
const HOLDERS = [['eve'], ['ann'], ['amy'], ['ann', 'amy']]
const HOOPER = 3

let club: Club
let id: string

beforeEach(() => {
  club = new Club()
})

async function sitDown(mode: string): Promise<void> {
  id = await club.open('eve', { game: 'jaws', options: { players: 3, mode } })
  for (const [seat, people] of HOLDERS.entries())
    for (const person of people) await club.sits(id, person, seat)
  for (const person of ['eve', 'ann', 'amy']) await club.do(id, person, { do: 'ready', on: true })
}

/** The others play on until Hooper may do this. */
async function until(action: string): Promise<void> {
  while (!(await club.legal(id, HOOPER)).includes(action))
    for (const [seat, [person]] of HOLDERS.slice(0, HOOPER).entries()) {
      const legal = await club.legal(id, seat)
      if (legal.length === 0) continue
      await club.act(id, person, seat, legal.includes('done') ? 'done' : legal[0])
      break
    }
}

const asHooper = (person: string, action: string) => answerTo(club.act(id, person, HOOPER, action))

test('Act 1: either of the two who share a crew member plays its turn (seed 003, Setup)', async () => {
  await sitDown('act-1')
  for (const [person, other] of [
    ['ann', 'amy'],
    ['amy', 'ann'],
  ]) {
    await until('turn hooper')
    expect(await asHooper(person, 'turn hooper')).toBe('done')
    expect(await asHooper(other, 'finder')).toBe('other-holder')
    expect(await asHooper(person, 'finder')).toBe('done')
    expect(await asHooper(person, 'done')).toBe('done')
    // The turn is over: who goes next is for either of them to say.
    expect(await asHooper(other, 'turn quint')).toBe('done')
  }
  expect(await asHooper('eve', 'turn hooper')).toBe('not-your-seat')
})

test('Act 2: either of the two answers for the crew member they share (seed 003, Setup)', async () => {
  await sitDown('act-2')
  await until('board b1')
  expect(await asHooper('amy', 'board b1')).toBe('done')
  await until('stay')
  expect(await asHooper('eve', 'stay')).toBe('not-your-seat')
  expect(await asHooper('ann', 'stay')).toBe('done')
  expect(await asHooper('amy', 'ready 1')).toBe('other-holder')
})
