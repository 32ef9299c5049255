import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Catalogue } from '#kernel/message.ts'
import { en as kernelEn } from '#kernel/messages/en.ts'
import { fr as kernelFr } from '#kernel/messages/fr.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

const here = import.meta.dirname
const sources = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(here, name), 'utf8'))
const codes = sources.flatMap((text) =>
  [...text.matchAll(/new Refusal\(([^)]*)\)/g)].map((found) => found[1]),
)
const keys = codes.flatMap((code) => [...code.matchAll(/'([a-z-]+)'/g)].map((found) => `refusal.${found[1]}`))

test('every refusal of a table has a sentence in both languages', () => {
  expect(keys.length).toBeGreaterThan(20)
  const both: Catalogue[] = [
    { ...kernelEn, ...en },
    { ...kernelFr, ...fr },
  ]
  for (const known of both) expect(keys.filter((key) => known[key] === undefined)).toEqual([])
})

test('both languages say the same things, and nothing that nobody is told', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en))
  expect(Object.keys(en).filter((key) => !keys.includes(key))).toEqual([])
})
