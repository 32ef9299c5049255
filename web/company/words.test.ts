import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { typeset } from '#kernel/message.ts'
import { catalogueFaults, PLACEHOLDER } from '#kernel/testing/catalogues.ts'
import { QUICK_WORDS } from '#table/quick-words.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { en as seatsEn } from './messages/seats.en.ts'
import { fr as seatsFr } from './messages/seats.fr.ts'
import { en as othersEn } from './others/messages/en.ts'
import { fr as othersFr } from './others/messages/fr.ts'

/** Keys that are put together, by how they begin, and how they can end. */
const COMPOSED = {
  'quick.': Object.keys(QUICK_WORDS),
  'talk.': ['table', 'team'],
}

test('the words about the others are there in both languages, and all used', () => {
  expect(catalogueFaults(en, fr)).toEqual([])
  expect(catalogueFaults(seatsEn, seatsFr)).toEqual([])
  const sources = ['.', '../lobby', '../table'].flatMap((folder) => {
    const path = fileURLToPath(new URL(`${folder}/`, import.meta.url))
    return readdirSync(path)
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(path + name, 'utf8'))
  })
  const composed = Object.entries(COMPOSED).flatMap(([prefix, ends]) => ends.map((end) => prefix + end))
  const isUsed = (key: string): boolean =>
    composed.includes(key) || sources.some((source) => source.includes(`'${key}'`))
  expect(Object.keys({ ...en, ...seatsEn }).filter((key) => !isUsed(key))).toEqual([])
  expect(composed.filter((key) => !Object.hasOwn(en, key))).toEqual([])
})

test('so are those for muting, blocking and reporting', () => {
  expect(catalogueFaults(othersEn, othersFr)).toEqual([])
  const source = readFileSync(new URL('./others/Others.svelte', import.meta.url), 'utf8')
  const composed = ['talk', 'name', 'play'].map((why) => `others.why.${why}`)
  const unused = Object.keys(othersEn).filter(
    (key) => !composed.includes(key) && !source.includes(`'${key}'`),
  )
  expect(unused).toEqual([])
})

test('their French has a space before marks of two parts and inside quotation marks', () => {
  const lacking = [...Object.values(fr), ...Object.values(seatsFr), ...Object.values(othersFr)].filter(
    (text) => /[^\s:;?!][:;?!](?=\s|$)|«\S|\S»/.test(text.replaceAll(PLACEHOLDER, 'x')),
  )
  expect(lacking).toEqual([])
  expect(typeset(fr['quick.hello'], 'fr')).toBe('Bonjour\u00a0!')
})

test('a quick word reads in English as it is kept', () => {
  for (const [word, text] of Object.entries(QUICK_WORDS))
    expect({ ...en }[`quick.${word}` as keyof typeof en]).toBe(text)
})
