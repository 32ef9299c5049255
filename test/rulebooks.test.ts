import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { boxes } from '#games/index.ts'
import { readSources } from './architecture/sources.ts'
import { RULEBOOKS } from './rulebooks/headings.ts'
import { headingsNamed, misnamed, type Sources } from './rulebooks/naming.ts'

const TESTING = ['**/*.test.ts', '**/testing.ts', '**/testing/**']

/** Files that tell the order of play in their own words. */
const ORDER = ['**/sequence.ts', '**/events.ts']

const GAMES = boxes.map(({ id }) => id)

describe.each(GAMES)('the rulebook of %s', (game) => {
  const headings = headingsOf(game)
  const sources = productionOf(game)

  test('has its headings listed once each', () => {
    expect(headings.length).toBeGreaterThan(20)
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([])
  })

  test('is played by one file for each heading, which names it', () => {
    expect(misnamed(headings, sources)).toEqual({})
  })

  test('is told in its order without naming headings', () => {
    const order = [...sources].filter(([path]) => isOneOf(ORDER, path))
    expect(order.length).toBeGreaterThan(1)
    expect(order.flatMap(([, source]) => headingsNamed(source))).toEqual([])
  })

  test('is missed under each heading that its file does not name, or another names too', () => {
    for (const heading of headings) {
      const [path, source] = [...sources].find(([, text]) => headingsNamed(text).includes(heading)) ?? [
        '',
        '',
      ]
      const without = new Map([...sources, [path, source.replaceAll('Rulebook, ', 'Elsewhere, ')]])
      expect(misnamed(headings, without)).toHaveProperty([heading], [])
      const twice = new Map([...sources, ['another.ts', `// Rulebook, "${heading}"`]])
      expect(misnamed(headings, twice)).toEqual({ [heading]: [path, 'another.ts'] })
    }
  })

  test('knows no other heading', () => {
    const strange = new Map([...sources, ['another.ts', '/** Rulebook, "Walk the plank": overboard. */']])
    expect(misnamed(headings, strange)).toEqual({ 'Walk the plank (in no rulebook)': ['another.ts'] })
  })
})

test('a comment may break the line between headings, not in one', () => {
  expect(headingsNamed('/** Rulebook, "Move". Rulebook, "Tide": later. */')).toEqual(['Move', 'Tide'])
  expect(headingsNamed('/**\n * Rulebook, "Move",\n * "Tide": together.\n */')).toEqual(['Move', 'Tide'])
  expect(headingsNamed('  // Rulebook,\n  // "Tide".')).toEqual(['Tide'])
  expect(headingsNamed('/**\n * Rulebook, "Move", "Place\n * Target Token".\n */')).toEqual(['Move'])
})

function headingsOf(game: string): string[] {
  return RULEBOOKS.filter((rulebook) => rulebook.game === game).flatMap(({ headings }) => headings)
}

function productionOf(game: string): Sources {
  return new Map([...readSources([`src/games/${game}`])].filter(([path]) => !isOneOf(TESTING, path)))
}

function isOneOf(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => posix.matchesGlob(path, pattern))
}
