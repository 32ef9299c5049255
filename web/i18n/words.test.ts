import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { boxes } from '../../src/games/index.ts'
import { formatter, typeset } from '../../src/kernel/message.ts'
import { en as kernel } from '../../src/kernel/messages/en.ts'
import { fr as kernelFr } from '../../src/kernel/messages/fr.ts'
import { catalogueFaults, PLACEHOLDER, placeholders } from '../../src/kernel/testing/catalogues.ts'
import { fr as serverFr } from '../../src/server/messages/fr.ts'
import { fr as tableFr } from '../../src/table/messages/fr.ts'
import { words as jawsFr } from '../boards/jaws/messages/words.fr.ts'
import { words as islandFr } from '../boards/shark-island/messages/words.fr.ts'
import { words as sharksFr } from '../boards/sharks/messages/words.fr.ts'
import { en as meEn } from '../home/me/en.ts'
import { fr as meFr } from '../home/me/fr.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Keys that the page puts together, by how they begin, and how they can end. */
const COMPOSED: { readonly [prefix: string]: readonly string[] } = {
  'game.': ['jaws', 'shark-island', 'sharks'],
  'level.': ['random', 'greedy', 'cadet', 'mate', 'captain'],
  'new.mode.': ['bots', 'friends', 'pass'],
  'new.about.': ['bots', 'friends', 'pass'],
  'offer.asks.': ['takeback', 'end', 'rematch'],
  'offer.waiting.': ['takeback', 'end', 'rematch'],
  'talk.': ['table', 'team'],
  'pace.': ['calm', 'usual', 'fast', 'at-once'],
  'end.': ['agreed', 'conceded', 'abandoned'],
}

describe('the words of the page', () => {
  it('are there in both languages, with the same things to fill in', () => {
    expect(catalogueFaults(en, fr)).toEqual([])
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

describe('the words about oneself', () => {
  it('are there in both languages, and all used on their screen', () => {
    expect(catalogueFaults(meEn, meFr)).toEqual([])
    const screen = ['Me', 'Devices', 'Deletion'].map((name) =>
      readFileSync(new URL(`../home/me/${name}.svelte`, import.meta.url), 'utf8'),
    )
    expect(Object.keys(meEn).filter((key) => !screen.join().includes(`'${key}'`))).toEqual([])
  })
})

describe('French', () => {
  const spoken: { readonly [key: string]: string } = Object.assign(
    {},
    fr,
    meFr,
    kernelFr,
    tableFr,
    serverFr,
    jawsFr,
    islandFr,
    sharksFr,
    ...boxes.map((box) => box.messages.fr),
  )

  it('has a space before marks of two parts and inside quotation marks', () => {
    const lacking = Object.entries(spoken).filter(([, text]) =>
      /[^\s:;?!][:;?!](?=\s|$)|«\S|\S»/.test(text.replaceAll(PLACEHOLDER, 'x')),
    )
    expect(lacking).toEqual([])
  })

  it('never breaks a line there', () => {
    for (const [key, text] of Object.entries(spoken)) {
      const params = Object.fromEntries(placeholders(text).map((name) => [name.split('@')[0], '2']))
      const said = formatter('fr', spoken, (_, id) => id)({ key, params })
      expect(said, key).not.toMatch(/ [:;?!»]|« /)
    }
    expect(typeset('Où ? « Ici » : là !', 'fr')).toBe('Où\u00a0? «\u00a0Ici\u00a0»\u00a0: là\u00a0!')
    expect(typeset('Where ? Here', 'en')).toBe('Where ? Here')
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
