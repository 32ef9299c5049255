import { expect, test } from 'vitest'
import { wholeHash } from '#kernel/content.ts'
import { writeAbandoned } from '#kernel/match/record.ts'
import { commitment, type MatchSetup, prepareMatch, startMatch } from '#kernel/match/setup.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { findBox } from './index.ts'
import { sharkIsland } from './shark-island/index.ts'
import { sharks } from './sharks/index.ts'

const seed = '5'.repeat(64)
const CALM = { game: 'sharks', name: { en: 'Calm', fr: 'Calme' } }

test('a pack of other words goes with the record, and what is in the box does not', () => {
  for (const [pack, isThere] of [
    [CALM, true],
    [sharks.shelf.builtIn, false],
    [{ game: 'sharks' }, false],
  ] as const) {
    const setup = prepareMatch(sharks, { seed, pack })
    const text = writeAbandoned(sharks, setup, startMatch(sharks, setup))
    expect(/^pack: /m.test(text)).toBe(isThere)
    expect(text).toContain(`content: ${sharks.shelf.hash(sharks.shelf.builtIn)}`)
    expect(readRecord(text, findBox).record.setup.content).toEqual(setup.content)
  }
})

test('a pack whose record has the hash of all of it, as before 0.5, is checked by that', () => {
  const { content, ...rest } = prepareMatch(sharks, { seed, pack: CALM })
  const setup: MatchSetup = { ...rest, content, contentHash: wholeHash(content) }
  const text = writeAbandoned(sharks, setup, startMatch(sharks, setup))
  expect(text).toContain(`commitment: ${commitment(setup)}`)
  expect(writeAbandoned(sharks, readRecord(text, findBox).record.setup, startMatch(sharks, setup))).toBe(text)
  expect(() => readRecord(text.replace('Calme', 'Calmes'), findBox)).toThrow('other content than is here')
})

test('a record of an earlier house content is read with it, and has today’s words', () => {
  const hash = '3e6662e4193a872688e98c04bb340618796551ab2023b1a8ce3459951bbd7b95'
  const content = sharkIsland.shelf.house(hash)
  if (content === undefined) throw new Error('the first house island is gone')
  const setup: MatchSetup = { ...prepareMatch(sharkIsland, { seed }), content, contentHash: hash }
  const text = writeAbandoned(sharkIsland, setup, startMatch(sharkIsland, setup))
  expect(text).not.toMatch(/^pack: /m)
  expect(readRecord(text, findBox).record.setup.content).toBe(content)
  expect(content.tiles).not.toEqual(sharkIsland.shelf.builtIn.tiles)
  const say = sharkIsland.names(content)
  expect(say('seat', 'pilot', 'fr')).toBe(sharkIsland.shelf.builtIn.hunters.pilot.name.fr)
})
