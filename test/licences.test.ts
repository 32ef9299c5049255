import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { pageReady } from '../scripts/page.mjs'
import { LIST, listOfLicences, shipped } from '../scripts/shipped.mjs'

/** Licences that let us give it out, changed or not, with their text beside it. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1']

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')

beforeAll(pageReady)

test('the list of licences is up to date: npm run licences writes it', () => {
  expect(read(LIST)).toBe(listOfLicences())
})

test('everything that is shipped has a licence that allows it', () => {
  const { page, server, node } = shipped()
  const all = [...page, ...server, ...node]
  expect(all.length).toBeGreaterThan(70)
  expect(all.filter(({ licence }) => !ALLOWED.includes(licence))).toEqual([])
})

test('the page carries the licences of all it took from others, the fonts’ own text too', () => {
  const names = shipped().page.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['@fontsource-variable/archivo', '@fontsource/anton', 'svelte']),
  )
  const text = read('dist/web/licences.txt')
  for (const project of ['The Anton Project Authors', 'The Archivo Project Authors'])
    expect(text).toContain(project)
  expect(text.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2)
})
