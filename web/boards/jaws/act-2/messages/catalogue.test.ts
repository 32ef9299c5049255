import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#kernel/message.ts'
import { en as besideEn } from '../../messages/beside.en.ts'
import { fr as besideFr } from '../../messages/beside.fr.ts'
import { en as act2En } from './en.ts'
import { fr as act2Fr } from './fr.ts'

const ofAct2 = (words: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('jaws.act2.')))
const en: Catalogue = { ...act2En, ...ofAct2(besideEn) }
const fr: Catalogue = { ...act2Fr, ...ofAct2(besideFr) }

const PLACEHOLDER = /\{([a-zA-Z.-]+)(?:@([a-zA-Z.-]+))?(?:\|[^|}]*\|[^}]*)?\}/g

const KINDS = ['melee', 'firearm', 'attachable', 'chum', 'ammo', 'cage']
const ACCESSORIES = ['chum', 'ammo', 'cage']
const ONE = ['board', 'show', 'ram', 'shark-attack', 'second', 'topple', 'bonus']
const YES_OR_NO = ['chum', 'shift', 'crew-attack', 'ammo', 'cage']

/** Keys that the code puts together: what stands for one of their parts. */
const COMPOSED: readonly string[] = [
  ...KINDS.flatMap((kind) => [`kind.${kind}`, `use.${kind}`]),
  ...ACCESSORIES.map((kind) => `does.${kind}`),
  ...['never', 'used', 'ammo'].map((discard) => `discard.${discard}`),
  ...['move', 'weapon', 'target'].flatMap((part) => [`part.${part}`, `prepare.${part}`]),
  ...['choose', 'prepare', 'reveal', 'crew-attack', 'shark-attack'].map((phase) => `phase.${phase}`),
  ...ONE.flatMap((step) => [`${step}.title`, `${step}.line`, `${step}.main`, `${step}.why`]),
  ...YES_OR_NO.flatMap((step) => [`${step}.title`, `${step}.line`, `${step}.asked`, `${step}.note`]),
  ...['assign', 'choose', 'prepare'].flatMap((step) => [`${step}.title`, `${step}.main`]),
  ...['assign', 'choose', 'reroll'].map((step) => `${step}.line`),
  ...['show', 'ram', 'topple'].flatMap((step) => [`${step}.asked`, `${step}.note`]),
  ...['shark-attack', 'second', 'bonus'].map((step) => `${step}.asked`),
  'choose.why',
  'reroll.title',
]

describe('the page’s words about Act 2 of JAWS', () => {
  it('are the same keys in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
  })

  it('have the same placeholders in both languages', () => {
    for (const key of Object.keys(en)) expect(placeholders(fr[key]), key).toEqual(placeholders(en[key]))
  })

  it('are all used, and all there', () => {
    const texts = sources()
    const asked = texts.flatMap((text) =>
      [...text.matchAll(/\bword\(\s*'([a-z0-9.-]+)'/g)].map(([, key]) => key),
    )
    const quoted = texts.flatMap((text) => [...text.matchAll(/'([a-z0-9.-]+)'/g)].map(([, key]) => key))
    const known = Object.keys(en).map((key) => key.replace('jaws.act2.', ''))
    const used = new Set([...quoted, ...COMPOSED])
    expect(known.filter((key) => !used.has(key))).toEqual([])
    expect([...asked, ...COMPOSED].filter((key) => !known.includes(key))).toEqual([])
  })
})

function sources(): string[] {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  return readdirSync(folder, { encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name, kind]) => `${name}@${kind ?? ''}`))].sort()
}
