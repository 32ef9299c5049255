import { describe, expect, test } from 'vitest'
import type { Game } from '../game.ts'
import type { Viewer } from '../seats.ts'
import { OysterTable } from '../testing/oyster-table.ts'
import { unfit } from './position.ts'

const { match } = new OysterTable().layAll()
const right = match.game.write(match.state) as object
const fault = (state: unknown, change: Partial<Game> = {}) =>
  unfit({ ...match.game, ...change }, state, right)

describe('a state that comes from elsewhere', () => {
  test('fits when it is built like one that is known to be right', () => {
    expect(fault({ ...right })).toBeNull()
    expect(fault({ ...right, points: [9, 9, 9] })).toBeNull()
  })

  test.each([
    ['nothing', undefined, 'state must be a object'],
    ['a text', 'laid', 'state must be a object'],
    ['a list', [], 'state must be a object'],
    ['a list for a number', { ...right, round: [1] }, 'state.round must be a number'],
    ['nothing for a number', { ...right, round: null }, 'state.round must be a number'],
    ['a text in a list of numbers', { ...right, points: [0, 'x', 0] }, 'state.points[1] must be a number'],
    [
      'a text in a list that is longer',
      { ...right, points: [0, 0, 0, 'x'] },
      'state.points[3] must be a number',
    ],
    ['a field too many', { ...right, more: 1 }, 'state.more is not a field'],
    ['a field too few', { points: [0, 0, 0] }, 'state.phase is missing'],
  ])('does not fit: %s', (_what, state, why) => {
    expect(fault(state)).toBe(why)
  })

  test.each([
    ['an object', { a: 1 }],
    ['a list', [1]],
  ])('may have null for %s, and the other way round', (_what, part) => {
    const same = (state: unknown) => state
    const loose = { clone: same, write: same, read: same, invariants: () => [], decisions: () => [] }
    const view: Game['view'] = (_state, viewer) => match.game.view(right, viewer)
    const game = { ...match.game, ...loose, view }
    expect(unfit<unknown>(game, { part: null }, { part })).toBeNull()
    expect(unfit<unknown>(game, { part }, { part: null })).toBeNull()
    expect(unfit<unknown>(game, { part: null }, { part: null })).toBeNull()
    expect(unfit<unknown>(game, { part: 1 }, { part: null })).toBe('state.part must be null')
  })

  test('is told what the rules find wrong with it first', () => {
    expect(fault({ ...right }, { invariants: () => ['one thing', 'another'] })).toBe('one thing')
  })

  test('must be fit to be shown to a watcher, to everyone together and to each alone', () => {
    const shown: Viewer[] = []
    const view: Game['view'] = (state, viewer) => {
      shown.push(viewer)
      return match.game.view(state, viewer)
    }
    expect(fault({ ...right }, { view })).toBeNull()
    expect(shown.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 4, 7])
    const broken = (error: unknown) => ({
      view: () => {
        throw error
      },
    })
    expect(fault({ ...right }, broken(new Error('no such card')))).toBe('no such card')
    expect(fault({ ...right }, broken('no such card'))).toBe('no such card')
  })

  test('must lead to questions', () => {
    const decisions = () => {
      throw new Error('nobody to ask')
    }
    expect(fault({ ...right }, { decisions })).toBe('nobody to ask')
  })
})
