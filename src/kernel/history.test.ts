import { describe, expect, test } from 'vitest'
import { historyOf } from './history.ts'

const CHANGE = { date: '2026-11-18', what: 'Pearls count twice.', rulebook: '"Pearls"' }

describe('the history of a game', () => {
  const history = historyOf({ doublePearls: { number: 2, ...CHANGE }, noSplash: { number: 3, ...CHANGE } })

  test('has every number from 1 on, and the newest', () => {
    expect(history.rulesNumbers).toEqual([1, 2, 3])
    expect(history.newest).toBe(3)
    expect(historyOf({})).toMatchObject({ rulesNumbers: [1], newest: 1 })
  })

  test.each([
    [1, false, false],
    [2, true, false],
    [3, true, true],
  ])('says what is in the rules of number %i', (number, doublePearls, noSplash) => {
    expect(history.of(number)).toEqual({ doublePearls, noSplash })
  })

  test('has numbers that are leaving, which can be played still, and numbers that are gone', () => {
    const gone = { is: 'gone', date: '2026-12-01', why: 'Nobody can tell what it was.' } as const
    const changes = { doublePearls: { number: 2, ...CHANGE }, noSplash: { number: 3, ...CHANGE } }
    expect(historyOf(changes)).toMatchObject({ rulesNumbers: [1, 2, 3], leaving: [] })
    expect(historyOf(changes, { 1: gone, 2: { ...gone, is: 'leaving' } })).toMatchObject({
      rulesNumbers: [2, 3],
      leaving: [2],
      newest: 3,
    })
    expect(() => historyOf(changes, { 3: gone })).toThrow('number 3 is the newest')
  })

  test('takes a number that it does not know yet for the newest', () => {
    expect(history.of(4)).toEqual(history.of(3))
  })

  test('has none but the numbers that can be played, where it must be exactly that one', () => {
    const gone = { is: 'gone', date: '2026-12-01', why: 'Nobody can tell what it was.' } as const
    const later = historyOf({ doublePearls: { number: 2, ...CHANGE } }, { 1: gone })
    expect([history.exactly(1), history.exactly(3), later.exactly(2)]).toEqual([1, 3, 2])
    for (const [of, number] of [
      [history, 4],
      [later, 1],
      [later, 3],
    ] as const)
      expect(() => of.exactly(number)).toThrow(`number ${number} is not known here`)
  })
})
