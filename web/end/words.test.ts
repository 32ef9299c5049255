import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogueFaults } from '#kernel/testing/catalogues.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

test('the words of the end are there in both languages, and all used', () => {
  expect(catalogueFaults(en, fr)).toEqual([])
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const sources = readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(folder + name, 'utf8'))
  expect(Object.keys(en).filter((key) => !sources.join().includes(`'${key}'`))).toEqual([])
})
