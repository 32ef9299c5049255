import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogueFaults } from '#kernel/testing/catalogues.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

test('the words about links are there in both languages, and all used', () => {
  expect(catalogueFaults(en, fr)).toEqual([])
  const sources = ['.', '../lobby', '../table', '../home/me'].flatMap((folder) => {
    const path = fileURLToPath(new URL(`${folder}/`, import.meta.url))
    return readdirSync(path)
      .filter((name) => /\.(svelte|ts)$/.test(name) && !/^(en|fr)\.ts$/.test(name))
      .map((name) => readFileSync(path + name, 'utf8'))
  })
  const isUsed = (key: string): boolean => sources.some((source) => source.includes(`'${key}'`))
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([])
})
