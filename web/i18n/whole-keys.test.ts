import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import type { Catalogue } from '#kernel/message.ts'
import { COMPLETE, catalogueFaults } from '#kernel/testing/catalogues.ts'
import { englishFiles } from '../short-keys.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const IS_WORDS = /(^|[./\\])[a-z]{2}\.ts$/
const IN_QUOTES = /'([a-z0-9-]+(?:\.[A-Za-z0-9-]+)+)'/g
/** What a list is kept apart by (`key: `${space} ${index}``) has a space in it, and no key of a message has. */
const COMPOSED = /(?:\b[a-zA-Z]*[wW]ord\(|\bkey: (?=`[^` ]*`)|\bmessage\()`/

const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(ts|svelte)$/.test(file),
)
const sources = files
  .filter((file) => !IS_WORDS.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(WEB + file, 'utf8') }))
const written = new Set(sources.flatMap(({ text }) => [...text.matchAll(IN_QUOTES)].map(([, key]) => key)))

/** Of those that put others together, the parts are looked at. */
const english = englishFiles(WEB)
const catalogues = await Promise.all(english.map(async (file) => [file, await wordsIn(file)] as const))
const translations = COMPLETE.filter((language) => language !== 'en')

async function wordsIn(file: string): Promise<Catalogue> {
  return Object.assign({}, ...Object.values((await import(WEB + file)) as object))
}

describe.each(catalogues)('the words of web/%s', (file, words) => {
  it('stand whole where they are said: whoever reads one finds its place', () => {
    expect(Object.keys(words).filter((key) => !written.has(key))).toEqual([])
  })

  it.each(translations)('are there in %s, with the same things to fill in', async (language) => {
    expect(catalogueFaults(words, await wordsIn(file.replace(/en\.ts$/, `${language}.ts`)))).toEqual([])
  })
})

test('no key is in two catalogues', () => {
  const keys = catalogues.flatMap(([, words]) => Object.keys(words))
  expect(keys.length).toBeGreaterThan(400)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('none is put together from pieces', () => {
  const composed = sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (COMPOSED.test(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(composed).toEqual([])
})
