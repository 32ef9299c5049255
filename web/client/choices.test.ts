import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { CHOICE_NAMES, CHOICES, chosenBy } from './choices.ts'

it('where nothing is kept, or nothing that is known, the usual is chosen', () => {
  for (const name of CHOICE_NAMES) {
    expect(CHOICES[name]).toContain('usual')
    for (const value of CHOICES[name]) expect(chosenBy(name, value)).toBe(value)
    for (const kept of [null, '', 'whatever']) expect(chosenBy(name, kept)).toBe('usual')
  }
})

it('makes a difference somewhere on the page: in a style, or in a component', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n')
  const idle = CHOICE_NAMES.filter(
    (name) => !new RegExp(`\\[data-${name}=|(chosen|preferences)\\.${name}\\b`).test(sources),
  )
  expect(idle).toEqual([])
})
