import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { islandOptions } from './options.ts'

describe('who plays (seed 002, Game Setup, step 1)', () => {
  it.each([
    [{}, 3, 2],
    [{ players: 2 }, 2, 2],
    [{ players: 2, hunters: ['anya', 'hudlo', 'pilot', 'harlan'] }, 2, 4],
    [{ players: 4 }, 4, 3],
    [{ players: 5 }, 5, 4],
    [{ hunters: ['anya', 'hudlo', 'pilot'] }, 4, 3],
  ])('%o', (given, players, hunters) => {
    const options = islandOptions(given)
    expect(options.players).toBe(players)
    expect(options.hunters).toHaveLength(hunters)
    expect(new Set(options.hunters).size).toBe(hunters)
  })

  it.each([
    ['six players', { players: 6 }],
    ['alone', { players: 1 }],
    ['more Hunters than players', { players: 3, hunters: ['anya', 'hudlo', 'pilot'] }],
    ['a Hunter twice', { hunters: ['anya', 'anya'] }],
    ['somebody unknown', { hunters: ['quint'] }],
    ['a First Player who is not there', { hunters: ['anya', 'hudlo'], first: 'pilot' }],
    ['something else', { colour: 'red' }],
  ])('not: %s', (_what, given) => {
    expect(() => islandOptions(given)).toThrow(Refusal)
  })
})
