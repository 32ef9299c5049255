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

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(root + file, 'utf8'))
  .join('\n')

/** `[data-letters='large']` of a style sheet. */
const STYLED = /\[data-([a-z]+)=["']?([a-z-]+)/g

it.each(CHOICE_NAMES)(
  '%s makes a difference on the page: in a component, or each value in a style',
  (name) => {
    if (new RegExp(`(chosen|preferences)\\.${name}\\b`).test(sources)) return
    const styled = new Set(
      [...sources.matchAll(STYLED)].flatMap(([, of, value]) => (of === name ? value : [])),
    )
    expect([...styled].sort()).toEqual(CHOICES[name].filter((value) => value !== 'usual').sort())
  },
)
