import { describe, expect, test } from 'vitest'
import type { PlayedGame } from '#kernel/game.ts'
import type { History } from '#kernel/history.ts'
import { boxes } from './index.ts'
import { openAct1 } from './jaws/act-1/rules.ts'
import { openAct2 } from './jaws/act-2/rules.ts'
import { history as jaws } from './jaws/history.ts'
import { jaws as jawsBox } from './jaws/index.ts'
import { playJaws } from './jaws/rules.ts'
import { history as sharkIsland } from './shark-island/history.ts'
import { sharkIsland as sharkIslandBox } from './shark-island/index.ts'
import { playIsland } from './shark-island/rules.ts'
import { history as sharks } from './sharks/history.ts'
import { sharks as sharksBox } from './sharks/index.ts'
import { playSharks } from './sharks/rules.ts'

const HISTORIES: { readonly [game: string]: History<string> } = { jaws, 'shark-island': sharkIsland, sharks }

/** What a page plays a match again with, to check its draws. */
const PLAYED: { readonly [game: string]: (rules: number) => PlayedGame } = {
  jaws: (rules) => playJaws(jawsBox.options({}), jawsBox.shelf.builtIn, rules, { openAct1, openAct2 }),
  'shark-island': (rules) => playIsland(sharkIslandBox.options({}), sharkIslandBox.shelf.builtIn, rules),
  sharks: (rules) => playSharks(sharksBox.options({}), sharksBox.shelf.builtIn, rules),
}

describe.each(boxes)('the history of $id', ({ id, rules, rulesNumbers }) => {
  const { changes, ...history } = HISTORIES[id]
  const lines = Object.values(changes)

  test('is what its box plays', () => {
    expect({ rules, rulesNumbers }).toEqual({ rules: history.newest, rulesNumbers: history.rulesNumbers })
  })

  test('is played again by exactly the number of a match, or not at all', () => {
    for (const number of rulesNumbers) expect(PLAYED[id](number).rules).toBe(number)
    expect(() => PLAYED[id](rules + 1)).toThrow(`number ${rules + 1} is not known here`)
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
