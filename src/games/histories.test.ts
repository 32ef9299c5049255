import { describe, expect, test } from 'vitest'
import type { History } from '#kernel/history.ts'
import { boxes } from './index.ts'
import { history as jaws } from './jaws/history.ts'
import { history as sharkIsland } from './shark-island/history.ts'
import { history as sharks } from './sharks/history.ts'

const HISTORIES: { readonly [game: string]: History<string> } = { jaws, 'shark-island': sharkIsland, sharks }

describe.each(boxes)('the history of $id', ({ id, rules, rulesNumbers }) => {
  const { changes, ...history } = HISTORIES[id]
  const lines = Object.values(changes)

  test('is what its box plays', () => {
    expect({ rules, rulesNumbers }).toEqual({ rules: history.newest, rulesNumbers: history.rulesNumbers })
  })

  test('has a reason for each number, with its day, in the order they came', () => {
    const since = lines.map(({ number }) => number)
    expect([...new Set(since)]).toEqual(rulesNumbers.slice(1))
    const days = lines.map(({ date }) => date)
    expect(days).toEqual([...days].sort())
    for (const { date, what } of lines) {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
      expect(what).toMatch(/^[A-Z].*[.]$/)
    }
  })
})
