import { beforeEach, describe, expect, test } from 'vitest'
import { seatSet, type Viewer, WATCHER } from '#kernel/seats.ts'
import { type Notes, padChanges } from './pad.ts'
import { padsOf } from './room-view.ts'
import { answerTo, Club } from './testing/club.ts'
import { dive, playTeamOysters } from './testing/oyster-night.ts'

let club: Club
let id: string
/** Ann plays alone, Ben and Cat are a team. */
const [ANN, BEN, CAT] = [0, 1, 2]

beforeEach(async () => {
  club = new Club()
  id = await playTeamOysters(club)
})

const note = (person: string, seat: number, notes: Notes) =>
  answerTo(club.do(id, person, { do: 'note', seat, notes }))
const reads = (viewer: Viewer) => club.table(id, (table) => padsOf(table, viewer))

describe('the pad of a side', () => {
  test('is for those of the side, and for nobody else', async () => {
    expect(await note('ben', BEN, { shell: 'the left one?' })).toBe('done')
    const [team] = Object.keys(await reads(seatSet(CAT)))
    expect(await reads(seatSet(CAT))).toEqual({ [team]: { shell: 'the left one?' } })
    expect(await reads(seatSet(BEN))).toEqual(await reads(seatSet(CAT)))
    expect(Object.values(await reads(seatSet(ANN)))).toEqual([{}])
    expect(await reads(WATCHER)).toEqual({})
    expect(JSON.stringify(await club.room(id, 'ann'))).not.toContain('left')
  })

  test('keeps the last text of a name, and lets go of what is empty', async () => {
    await note('ben', BEN, { one: 'a', two: 'b' })
    await note('cat', CAT, { one: 'c', two: '' })
    expect(Object.values(await reads(seatSet(BEN)))).toEqual([{ one: 'c' }])
  })

  test('is kept, and only what changes is', async () => {
    await note('ben', BEN, { one: 'a' })
    const before = club.log(id).length
    await note('cat', CAT, { one: 'a' })
    expect(club.log(id).length).toBe(before)
    await note('cat', CAT, { one: 'a', two: 'b' })
    expect(club.log(id).at(-1)).toMatchObject({ kind: 'noted', person: 'cat', notes: { two: 'b' } })
    club.crash()
    expect(Object.values(await reads(seatSet(BEN)))).toEqual([{ one: 'a', two: 'b' }])
  })

  test('is written on by whoever has a right to a seat of it', async () => {
    expect(await note('ann', BEN, { one: 'a' })).toBe('not-your-seat')
    expect(await note('eve', BEN, { one: 'a' })).toBe('not-your-seat')
    expect(await note('ben', 7, { one: 'a' })).toBe('no-such-seat')
    expect(await note('ann', ANN, { one: 'alone, for myself' })).toBe('done')
  })

  test('has room for so much', async () => {
    const full = Object.fromEntries(Array.from({ length: 64 }, (_, index) => [`note ${index}`, 'x']))
    expect(await note('ben', BEN, full)).toBe('done')
    expect(await note('ben', BEN, { more: 'x' })).toBe('pad-full')
    expect(await note('ben', BEN, { more: 'x', 'note 1': '' })).toBe('done')
    expect(await note('ben', BEN, { more: 'x'.repeat(201) })).toBe('too-long')
    expect(await note('ben', BEN, { ['x'.repeat(41)]: 'x' })).toBe('too-long')
  })

  test('is put away while the rules want the side to be silent, and after the end', async () => {
    await dive(club, id, 0)
    expect(await note('ben', BEN, { one: 'a' })).toBe('hush')
    await club.tables.abandon(id)
    expect(await note('ben', BEN, { one: 'a' })).toBe('over')
  })

  test('moves nothing that others see', async () => {
    const listing = club.listing(id)
    const room = await club.room(id, 'ann')
    club.wait(120_000)
    await note('ben', BEN, { one: 'a' })
    expect(club.listing(id)).toEqual(listing)
    expect(await club.room(id, 'ann')).toEqual(room)
  })
})

test('what changed on pads is told by name, and what is gone as empty', () => {
  expect(padChanges({ 1: { a: 'x', b: 'y' } }, { 1: { a: 'x', b: 'z', c: 'w' } })).toEqual({
    1: { b: 'z', c: 'w' },
  })
  expect(padChanges({ 1: { a: 'x' } }, { 1: {} })).toEqual({ 1: { a: '' } })
  expect(padChanges({ 1: { a: 'x' } }, { 1: { a: 'x' } })).toBeNull()
})
