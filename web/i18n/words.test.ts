import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { boxes } from '../../src/games/index.ts'
import { en as kernel } from '../../src/kernel/messages/en.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const PLACEHOLDER = /\{([a-zA-Z]+)(?:@([a-zA-Z.-]+))?(?:\|[^|}]*\|[^}]*)?\}/g

/** Keys that the page puts together, by how they begin, and how they can end. */
const COMPOSED: { readonly [prefix: string]: readonly string[] } = {
  'game.': ['jaws', 'shark-island', 'sharks'],
  'level.': ['random', 'greedy', 'cadet', 'mate', 'captain'],
  'new.mode.': ['bots', 'friends', 'pass'],
  'new.about.': ['bots', 'friends', 'pass'],
  'offer.asks.': ['takeback', 'end', 'rematch'],
  'offer.waiting.': ['takeback', 'end', 'rematch'],
  'pace.': ['calm', 'usual', 'fast', 'at-once'],
  'end.': ['agreed', 'conceded', 'abandoned'],
}

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name, kind]) => `${name}@${kind ?? ''}`))].sort()

describe('the words of the page', () => {
  it('are there in both languages, with the same things to fill in', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect([key, placeholders(fr[key])]).toEqual([key, placeholders(en[key])])
  })

  it('are no empty texts and have no brace that is no placeholder', () => {
    for (const words of [en, fr])
      for (const [key, text] of Object.entries(words)) {
        expect(text.trim(), key).not.toBe('')
        expect(text.replaceAll(PLACEHOLDER, ''), key).not.toMatch(/[{}⟨⟩]/)
      }
  })

  it('hide no message of the kernel or of a game', () => {
    const others = new Set([kernel, ...boxes.map((box) => box.messages.en)].flatMap(Object.keys))
    expect(Object.keys(en).filter((key) => others.has(key))).toEqual([])
  })

  it('are all used, and all that are used are there', () => {
    const sources = pageSources()
    const composed = Object.entries(COMPOSED).flatMap(([prefix, ends]) => ends.map((end) => prefix + end))
    const written = sources.flatMap((source) =>
      [...source.matchAll(/'([a-z]+(?:\.[a-z-]+)+)'/g)].map(([, key]) => key),
    )
    const used = new Set([...written, ...composed])
    expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([])
    expect(composed.filter((key) => !Object.hasOwn(en, key))).toEqual([])
    for (const source of sources)
      for (const [, prefix] of source.matchAll(/word\(`([a-z.-]+)\$\{/g))
        expect(Object.keys(COMPOSED)).toContain(prefix)
  })
})

/** Everything of the page but its catalogues, and the boards, which have words of their own. */
function pageSources(): string[] {
  const root = fileURLToPath(new URL('..', import.meta.url))
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^boards\/[\w-]+\/|^i18n\/(en|fr)\.ts$/.test(file),
    )
    .map((file) => readFileSync(root + file, 'utf8'))
}
