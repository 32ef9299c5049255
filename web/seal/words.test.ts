import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogueFaults } from '#kernel/testing/catalogues.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

/** Keys that are put together, by how they begin, and how they can end. */
const COMPOSED = {
  'seal.': ['unkept', 'unchecked', 'old'],
  'seal.fault.': ['secret', 'number', 'numbers', 'draws'],
}

test('the words of the seal are there in both languages, and all used', () => {
  expect(catalogueFaults(en, fr)).toEqual([])
  const sources = ['.', '../lobby', '../table'].flatMap((folder) => {
    const path = fileURLToPath(new URL(`${folder}/`, import.meta.url))
    return readdirSync(path)
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(path + name, 'utf8'))
  })
  const composed = Object.entries(COMPOSED).flatMap(([prefix, ends]) => ends.map((end) => prefix + end))
  const isUsed = (key: string): boolean =>
    composed.includes(key) || sources.some((source) => source.includes(`'${key}'`))
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([])
})
