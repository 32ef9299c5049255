import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SHARKS, SIZES, TILES, TYPES } from '#games/sharks/page.ts'
import type { Catalogue } from '#kernel/message.ts'
import { catalogueFaults } from '#kernel/testing/catalogues.ts'
import { en as besideEn } from './beside.en.ts'
import { fr as besideFr } from './beside.fr.ts'
import { en as tableEn } from './en.ts'
import { fr as tableFr } from './fr.ts'
import { en as lessonEn } from './learn.en.ts'
import { fr as lessonFr } from './learn.fr.ts'
import { words as englishWords } from './words.en.ts'
import { words as frenchWords } from './words.fr.ts'

const en: Catalogue = { ...tableEn, ...besideEn }
const fr: Catalogue = { ...tableFr, ...besideFr }

/** Keys that the code puts together: what stands for their last part. */
const FAMILIES: readonly (readonly [string, readonly string[]])[] = [
  ['bag-of.', SIZES],
  ['about.creature.', TYPES],
  ['short.', SHARKS],
  ['stamp-', ['score', 'discard']],
  ['swim.then-', [...new Set(TILES.map((tile) => tile.split('-')[0]))]],
  ...['start', 'take', 'draw', 'boat'].map((step) => [`${step}.`, ['title', 'main', 'why']] as const),
  ['setup.hands.', ['secret', 'open']],
  ['setup.hands-hint.', ['secret', 'open']],
  ['setup.boat.', ['own-view', 'common-view']],
  ['setup.boat-hint.', ['own-view', 'common-view']],
  ['setup.', ['least', 'most']],
]

describe('the page’s words about Sharks', () => {
  it('say the same in both languages, with the same things to fill in', () => {
    expect(catalogueFaults(en, fr)).toEqual([])
    expect(catalogueFaults(lessonEn, lessonFr)).toEqual([])
  })

  it('are all used, and all there', () => {
    const written = sources().flatMap((text) => [
      ...[...text.matchAll(/'sharks\.page\.([a-z.-]+)'/g)].map(([, key]) => key),
      ...[...text.matchAll(/\b(?:word|rule|page)\(\s*(?:[^'"`)]*\? *)?'([a-z.-]+)'/g)].map(([, key]) => key),
      ...[...text.matchAll(/\? '([a-z]+[.-][a-z.-]+)' : '([a-z]+[.-][a-z.-]+)'/g)].flatMap(
        ([, one, other]) => [one, other],
      ),
    ])
    const composed = FAMILIES.flatMap(([start, ends]) => ends.map((end) => start + end))
    const rules = sources().flatMap((text) =>
      [...text.matchAll(/\brule\('([a-z-]+)'/g)].map(([, key]) => `rules.${key}`),
    )
    const setup = sources().flatMap((text) =>
      [...text.matchAll(/\bpage\('([a-z.-]+)'/g)].map(([, key]) => `setup.${key}`),
    )
    const used = new Set(
      [...written, ...composed, ...rules, ...setup].map((key) => key.replace(/^sharks\.page\./, '')),
    )
    const known = Object.keys(en).map((key) => key.replace('sharks.page.', ''))
    expect(known.filter((key) => !used.has(key))).toEqual([])
    const whole = sources().flatMap((text) =>
      [...text.matchAll(/'sharks\.page\.([a-z.-]+)'/g)].map(([, key]) => key),
    )
    expect([...composed, ...rules, ...setup, ...whole].filter((key) => !known.includes(key))).toEqual([])
  })

  it('and the game’s own words are in one catalogue', () => {
    for (const words of [englishWords, frenchWords])
      for (const shark of SHARKS) expect(words[`sharks.skill.${shark}`]).toMatch(/\S/)
    expect(englishWords['sharks.page.clear']).toBe(en['sharks.page.clear'])
  })
})

function sources(): string[] {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/messages[/\\]|\.test\.ts$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
}
