import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { content } from '#games/shark-island/content/index.ts'
import { en as game } from '#games/shark-island/messages/en.ts'
import { HUNTERS, ICONS, STRATEGIES, WARES } from '#games/shark-island/page.ts'
import type { Catalogue } from '#kernel/message.ts'
import { lessons } from './lessons.ts'
import { en as besideEn } from './messages/beside.en.ts'
import { fr as besideFr } from './messages/beside.fr.ts'
import { en as tableEn } from './messages/en.ts'
import { fr as tableFr } from './messages/fr.ts'
import { en as learnEn } from './messages/learn.en.ts'
import { fr as learnFr } from './messages/learn.fr.ts'

const en: Catalogue = { ...tableEn, ...besideEn, ...learnEn }
const fr: Catalogue = { ...tableFr, ...besideFr, ...learnFr }

const PLACEHOLDER = /\{([a-zA-Z.-]+)(?:@([a-zA-Z.-]+))?(?:\|[^|}]*\|[^}]*)?\}/g
const PREFIX = 'shark-island.page.'

/** Keys that the board puts together, by how they begin, and how they can end. */
const COMPOSED: { readonly [prefix: string]: readonly string[] } = {
  'ware.': WARES,
  'ware-does.': WARES,
  'about.ware.': WARES,
  'about.headline.': ['green', 'red', 'yellow'],
  'about.': [
    ...['anchor', 'life-preserver'],
    ...['health', 'terror', 'coins', 'dock', 'combat', 'fight', 'odds'].flatMap((kind) => [
      kind,
      `${kind}-title`,
    ]),
  ],
  'verdict.': ['beat', 'lost', 'paid', 'bonus'],
  'why.': ['exact', 'card', 'shark', 'shark-exact', 'frenzy', 'shield'],
  'die-does.': ICONS,
  'rules.': [
    ...['calendar', 'shark', 'hunter', 'search', 'combat', 'terrorize', 'dusk'].flatMap((phase) => [
      phase,
      `${phase}-text`,
    ]),
    ...['special-shark', 'special-hazard', 'special-harpoon', 'special-fight', 'special-double'],
  ],
  'setup.': ['least', 'most'],
  'would.': ['sight', 'draw', 'repair', 'token', 'wild'],
  '': ['strategy', 'bonus', 'discard', 'pay', 'aim', 'wild'].flatMap((question) =>
    ['title', 'line', 'why', 'main'].map((part) => `${question}.${part}`),
  ),
}

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name, kind]) => `${name}@${kind ?? ''}`))].sort()

describe('the words of the board of Shark Island', () => {
  it('are there in both languages, with the same things to fill in', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    for (const key of Object.keys(en))
      expect([key, placeholders(fr[key])]).toEqual([key, placeholders(en[key])])
  })

  it('are no empty texts and have no brace that is no placeholder', () => {
    for (const words of [en, fr])
      for (const [key, text] of Object.entries(words)) {
        expect(text.trim(), key).not.toBe('')
        expect(text.replaceAll(PLACEHOLDER, ''), key).not.toMatch(/[{}⟨⟩]/)
      }
  })

  it('hide no message of the game', () => {
    expect(Object.keys(en).filter((key) => Object.hasOwn(game, key))).toEqual([])
  })

  it('are all used, and all that are used are there', () => {
    const composed = Object.entries(COMPOSED).flatMap(([prefix, ends]) =>
      ends.map((end) => PREFIX + prefix + end),
    )
    const written = sources().flatMap((source) =>
      [...source.matchAll(/'([a-z]+(?:[.-][a-z0-9]+)*)'/g)].flatMap(([, key]) => [key, PREFIX + key]),
    )
    const told = Object.values(lessons).flatMap(({ steps }) =>
      steps.flatMap(({ title, text }) => [title, text]),
    )
    const used = new Set([...written, ...composed, ...told])
    expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([])
    expect([...composed, ...told].filter((key) => !Object.hasOwn(en, key))).toEqual([])
  })

  it('call on words of the game that are there', () => {
    const abouts = [...ICONS, ...STRATEGIES, 'fog', 'rammed'].map((thing) => `shark-island.about.${thing}`)
    expect(abouts.filter((key) => !Object.hasOwn(game, key))).toEqual([])
    expect(HUNTERS.filter((id) => content.builtIn.hunters[id].profession.fr === '')).toEqual([])
  })
})

function sources(): string[] {
  const root = fileURLToPath(new URL('.', import.meta.url))
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^messages\//.test(file))
    .map((file) => readFileSync(root + file, 'utf8'))
}
