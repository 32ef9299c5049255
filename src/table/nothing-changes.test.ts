import { beforeEach, describe, expect, test } from 'vitest'
import type { Command } from './command.ts'
import type { PersonId } from './entry.ts'
import { Club } from './testing/club.ts'
import { playOysters } from './testing/oyster-night.ts'

let club: Club
let id: string

/** It is acknowledged, and nothing is written down or sent. */
async function changesNothing(person: PersonId, command: Command): Promise<void> {
  const [entries, changed] = [club.log(id).length, club.changed.length]
  expect(await club.do(id, person, command)).toEqual({ entries: [], again: false })
  expect([club.log(id).length, club.changed.length]).toEqual([entries, changed])
}

/** The first time it is written down, the second time not. */
async function countsOnce(person: PersonId, command: Command): Promise<void> {
  expect((await club.do(id, person, command)).entries).not.toEqual([])
  await changesNothing(person, command)
}

describe('before the game', () => {
  beforeEach(async () => {
    club = new Club()
    id = await club.open('host', { game: 'oysters', options: { players: 3 }, seats: [{ mine: true }] })
    await club.sits(id, 'guest', 1)
  })

  test('being ready when one is, and not ready when one is not', async () => {
    await changesNothing('host', { do: 'ready', on: false })
    await countsOnce('host', { do: 'ready', on: true })
    await countsOnce('host', { do: 'ready', on: false })
  })

  test('listing what is listed', async () => {
    await changesNothing('host', { do: 'list', on: false })
    await countsOnce('host', { do: 'list', on: true })
  })

  test('a bot of the level that is there, which leaves everybody ready', async () => {
    await countsOnce('host', { do: 'bot', seat: 2, level: 'mate' })
    await club.do(id, 'guest', { do: 'ready', on: true })
    await changesNothing('host', { do: 'bot', seat: 2, level: 'mate' })
    expect((await club.room(id)).people.map(({ ready }) => ready)).toEqual([false, true])
    await countsOnce('host', { do: 'bot', seat: 2, level: 'captain' })
  })

  test('freeing a seat that is free', async () => {
    await changesNothing('host', { do: 'reopen', seat: 2 })
    await countsOnce('host', { do: 'reopen', seat: 1 })
  })

  test('the same invitation', async () => {
    await countsOnce('host', { do: 'invite', seat: 2, codeHash: 'h' })
    await countsOnce('host', { do: 'invite', seat: 2, codeHash: 'another' })
  })

  test('muting whom one has muted', async () => {
    await changesNothing('host', { do: 'mute', whom: 'guest', on: false })
    await countsOnce('host', { do: 'mute', whom: 'guest', on: true })
    await countsOnce('host', { do: 'mute', whom: 'guest', on: false })
  })

  test('but whoever is ready last begins the game', async () => {
    await club.do(id, 'host', { do: 'bot', seat: 2, level: 'mate' })
    await club.do(id, 'host', { do: 'ready', on: true })
    await club.do(id, 'guest', { do: 'ready', on: true })
    expect((await club.room(id)).status).toBe('playing')
  })
})

describe('in the game', () => {
  beforeEach(async () => {
    club = new Club()
    id = await playOysters(club)
  })

  test('agreeing twice', async () => {
    await club.do(id, 'ann', { do: 'offer', offer: { what: 'end' } })
    await changesNothing('ann', { do: 'answer', agree: true })
    await countsOnce('ben', { do: 'answer', agree: true })
    await club.do(id, 'cat', { do: 'answer', agree: true })
    expect((await club.room(id)).ending).toBe('agreed')
  })

  test('notes as they stand', async () => {
    await countsOnce('ann', { do: 'note', seat: 0, notes: { a: 'b' } })
  })
})
