import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { sharksOptions } from './options.ts'

function refusedField(given: unknown): unknown {
  try {
    sharksOptions(given)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'option') return error.said.params.field
    throw error
  }
  return 'nothing'
}

describe('options of a table', () => {
  it('everything has a default: two players, secret hands, each seeing the boat their own way', () => {
    expect(sharksOptions({})).toEqual({
      players: 2,
      sharks: ['great-white', 'mako'],
      hands: 'secret',
      boat: 'own-view',
      first: 'random',
    })
  })

  it('two, three or four may play (seed 004, title)', () => {
    for (const players of [2, 3, 4]) expect(sharksOptions({ players }).sharks).toHaveLength(players)
    for (const players of [0, 1, 5, 2.5, '2']) expect(refusedField({ players })).toBe('players')
  })

  it('each player chooses a shark; those who do not are given one nobody has (seed 004, Set Up 4)', () => {
    expect(sharksOptions({ sharks: ['thresher', 'mako', 'bull'] }).players).toBe(3)
    expect(sharksOptions({ players: 3, sharks: ['mako'] }).sharks).toEqual(['mako', 'great-white', 'tiger'])
  })

  it.each([
    ['sharks', { sharks: ['mako', 'mako'] }],
    ['sharks.0', { sharks: ['nemo', 'mako'] }],
    ['sharks', { players: 2, sharks: ['mako', 'bull', 'tiger'] }],
    ['sharks', { sharks: ['mako', 'bull', 'tiger', 'thresher', 'hammerhead'] }],
    ['hands', { hands: 'face-down' }],
    ['boat', { boat: 'upside-down' }],
    ['first', { first: 'nobody' }],
    ['first', { sharks: ['mako', 'bull'], first: 'tiger' }],
    ['weather', { weather: 'fine' }],
    ['options', null],
    ['options', 'two players'],
  ])('what does not fit is refused by the name of its field: %s in %j', (field, given) => {
    expect(refusedField(given)).toBe(field)
  })
})
