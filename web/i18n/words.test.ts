import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { boxes } from '#games/index.ts'
import { formatter, typeset } from '#kernel/message.ts'
import { en as kernel } from '#kernel/messages/en.ts'
import { fr as kernelFr } from '#kernel/messages/fr.ts'
import { catalogueFaults, PLACEHOLDER, placeholders } from '#kernel/testing/catalogues.ts'
import { fr as serverFr } from '#server/messages/fr.ts'
import { fr as tableFr } from '#table/messages/fr.ts'
import { CHOICE_NAMES, CHOICES } from '../client/choices.ts'
import { en as meEn } from '../home/me/en.ts'
import { fr as meFr } from '../home/me/fr.ts'
import { en as homeEn } from '../home/messages/en.ts'
import { fr as homeFr } from '../home/messages/fr.ts'
import { en as learnEn } from '../learn/messages/en.ts'
import { fr as learnFr } from '../learn/messages/fr.ts'
import { en as replayEn } from '../replay/messages/en.ts'
import { fr as replayFr } from '../replay/messages/fr.ts'
import { en as bookEn } from '../rules/messages/en.ts'
import { fr as bookFr } from '../rules/messages/fr.ts'
import { en as setupEn } from '../setup/messages/en.ts'
import { fr as setupFr } from '../setup/messages/fr.ts'
import { en as watchingEn } from '../table/watching/messages/en.ts'
import { fr as watchingFr } from '../table/watching/messages/fr.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Keys that the page puts together, by how they begin, and how they can end. */
const COMPOSED: { readonly [prefix: string]: readonly string[] } = {
  'level.': ['random', 'greedy', 'cadet', 'mate', 'captain'],
  'offer.asks.': ['takeback', 'end', 'rematch'],
  'offer.waiting.': ['takeback', 'end', 'rematch'],
  ...Object.fromEntries(CHOICE_NAMES.map((name) => [`${name}.`, ['title', ...CHOICES[name]]] as const)),
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

/** Words that come with one part of the page alone, and those of them that are put together there. */
const PARTS = [
  ['home', homeEn, homeFr, []],
  ['learn', learnEn, learnFr, []],
  ['replay', replayEn, replayFr, []],
  ['rules', bookEn, bookFr, []],
  ['table/watching', watchingEn, watchingFr, []],
  [
    'setup',
    setupEn,
    setupFr,
    [
      ...['bots', 'friends', 'pass'].map((mode) => `setup.mode.${mode}`),
      ...['cadet', 'mate', 'captain'].flatMap((level) => [
        `setup.level.${level}`,
        `setup.level-hint.${level}`,
      ]),
    ],
  ],
] as const

describe.each(PARTS)('the words of web/%s', (folder, english, french, composed) => {
  it('are there in both languages, all used in their part of the page, and in no other catalogue', () => {
    expect(catalogueFaults(english, french)).toEqual([])
    const text = pageSources(folder).join()
    const unused = Object.keys(english).filter((key) => !composed.some((each) => each === key))
    expect(unused.filter((key) => !text.includes(`'${key}'`))).toEqual([])
    expect(composed.filter((key) => !Object.hasOwn(english, key))).toEqual([])
    expect(Object.keys(english).filter((key) => Object.hasOwn(en, key))).toEqual([])
  })
})

describe('the words about oneself', () => {
  it('are there in both languages, and all used on their screen', () => {
    expect(catalogueFaults(meEn, meFr)).toEqual([])
    const screen = ['Me', 'Devices', 'Blocks', 'Deletion'].map((name) =>
      readFileSync(new URL(`../home/me/${name}.svelte`, import.meta.url), 'utf8'),
    )
    expect(Object.keys(meEn).filter((key) => !screen.join().includes(`'${key}'`))).toEqual([])
  })
})

const boards = await Promise.all(
  boxes.map(async ({ id }) => (await import(`../boards/${id}/messages/words.fr.ts`)).words),
)

describe('French', () => {
  const spoken: { readonly [key: string]: string } = Object.assign(
    {},
    fr,
    meFr,
    homeFr,
    learnFr,
    replayFr,
    bookFr,
    watchingFr,
    setupFr,
    kernelFr,
    tableFr,
    serverFr,
    ...boards,
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
      expect(said, key).not.toMatch(/ [:;?!»%]|« /)
    }
    expect(typeset('Où ? « Ici » : là !', 'fr')).toBe('Où\u00a0? «\u00a0Ici\u00a0»\u00a0: là\u00a0!')
    expect(typeset('69 % ou plus', 'fr')).toBe('69\u00a0% ou plus')
    expect(typeset('Where ? Here', 'en')).toBe('Where ? Here')
  })
})

/** Everything of the page but its catalogues, and the boards, which have words of their own. */
function pageSources(folder = ''): string[] {
  const root = fileURLToPath(new URL(`../${folder === '' ? '' : `${folder}/`}`, import.meta.url))
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(svelte|ts)$/.test(file) &&
        !/\.test\.ts$|^boards\/[\w-]+\/|(^i18n|messages)\/(en|fr)\.ts$/.test(file),
    )
    .map((file) => readFileSync(root + file, 'utf8'))
}
