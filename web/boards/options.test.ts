import { readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { boxes } from '#games/index.ts'

it.each(boxes)('every option of $id can be chosen when a match is set up', ({ id, optionsSchema }) => {
  if (!Type.IsObject(optionsSchema)) throw new Error('the options are not an object')
  const written = ['Setup.svelte', 'seating.ts']
    .map((file) => readFileSync(new URL(`${id}/${file}`, import.meta.url), 'utf8'))
    .join('\n')
  const forgotten = Object.keys(optionsSchema.properties).filter((field) => !isHandedOver(field, written))
  expect(forgotten).toEqual([])
})

it('an option is not taken for a word that happens to be there', () => {
  expect(isHandedOver('length', 'change({ ...options, players: options.sharks.length })')).toBe(false)
  expect(isHandedOver('length', 'onchange={(length) => set({ length })}')).toBe(true)
  expect(isHandedOver('length', 'change({ ...options, length: 7 })')).toBe(true)
})

/** Whether somebody makes options with this field: `{ …, hands }` or `{ …, hands: 'open' }`. */
function isHandedOver(field: string, written: string): boolean {
  return new RegExp(`\\{(?:[^{}]*,)?\\s*${field}\\s*[:,}]`).test(written)
}
