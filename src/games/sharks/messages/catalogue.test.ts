import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { joined } from '#kernel/catalogues.ts'
import { type Catalogue, LANGUAGES } from '#kernel/message.ts'
import { messages as kernel } from '#kernel/messages.ts'
import { catalogueFaults, kindsNamed, plainKey } from '#kernel/testing/catalogues.ts'
import { BACKS, DIRECTIONS, SHARKS, SIZES, TILES, TYPES } from '../components.ts'
import { content } from '../content/index.ts'
import { sharks } from '../index.ts'
import { SPOT_NAMES } from '../ocean.ts'

const CATALOGUES: [name: string, en: Catalogue, fr: Catalogue][] = [
  ['kernel', kernel.en, kernel.fr],
  ['sharks', sharks.messages.en, sharks.messages.fr],
]

const CREATURES = [...SIZES, ...TYPES, ...SIZES.flatMap((size) => TYPES.map((type) => `${size}-${type}`))]

/** What can stand before an @ in a template. */
const NAMED: { readonly [kind: string]: readonly string[] } = {
  seat: SHARKS,
  type: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'],
  card: SHARKS.flatMap((shark) => content.builtIn.sharks[shark].deck.map(({ id }) => `${shark}/${id}`)),
  'sharks.tile': TILES,
  'sharks.creature': CREATURES,
  'sharks.size': SIZES,
  'sharks.back': BACKS,
  'sharks.direction': DIRECTIONS,
  'sharks.spot': SPOT_NAMES,
}

/** For the shelf of games and for explanations in place: the rules themselves never say them. */
const EXPLANATIONS = [
  'sharks.name',
  'sharks.pitch',
  ...TILES.map((tile) => `sharks.about.${tile}`),
  ...SHARKS.map((shark) => `sharks.skill.${shark}`),
]

describe.each(CATALOGUES)('the catalogues of %s', (_name, en, fr) => {
  it('say the same in both languages, with the same things to fill in', () => {
    expect(catalogueFaults(en, fr)).toEqual([])
  })
})

describe('names in templates', () => {
  it('are of known kinds', () => {
    expect(kindsNamed({ ...kernel.en, ...sharks.messages.en })).toEqual(Object.keys(NAMED).sort())
  })

  it.each(Object.entries(NAMED))('of the kind %s exist for everything of that kind', (kind, ids) => {
    const names = sharks.names(content.builtIn)
    const said = joined(kernel, sharks.messages)
    for (const language of LANGUAGES)
      for (const id of ids)
        expect(names(kind, id, language) ?? said[language][`${kind}.${id}`], id).toMatch(/\S/)
  })
})

describe('keys in the code', () => {
  const rules = sources(['src/kernel', 'src/games/sharks'], /messages[/\\]|terminal[/\\]|numbers\.ts$/)
  const everywhere = sources(['src'])
  const catalogue = new Set(CATALOGUES.flatMap(([, en]) => Object.keys(en)))

  it('are never put together: what a player reads leads to the rule', () => {
    const found = rules.flatMap((source) =>
      [...source.matchAll(/`((?:sharks\.(?!\$\{id\}`)|\$\{key\}-)[^`]*)`/g)].map(([, template]) => template),
    )
    expect(found).toEqual([])
  })

  it('are all in the catalogue', () => {
    const missing = keysIn(rules).filter((key) => !catalogue.has(key))
    expect(missing).toEqual([])
  })

  it('are all that is in the catalogue, besides names and explanations in place', () => {
    const names = Object.entries(NAMED).flatMap(([kind, ids]) => ids.map((id) => `${kind}.${id}`))
    const used = new Set([...keysIn(everywhere), ...names, ...EXPLANATIONS])
    expect([...catalogue].filter((key) => !used.has(plainKey(key)))).toEqual([])
  })

  it('explanations in place are there for every tile and every shark', () => {
    expect(EXPLANATIONS.filter((key) => !catalogue.has(key))).toEqual([])
  })
})

function sources(folders: readonly string[], without = /messages[/\\]|numbers\.ts$/): string[] {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  return folders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !without.test(file))
      .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8')),
  )
}

/** Keys written out: as they stand, or as the code of a refusal. */
function keysIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [
    ...[...text.matchAll(/'((?:sharks|fault|refusal|match)\.[a-z][a-z.-]*)'/g)].map(([, key]) => key),
    ...[...text.matchAll(/new Refusal\('([a-z-]+)'(?!, \{\}, )/g)].map(([, code]) => `refusal.${code}`),
  ])
}
