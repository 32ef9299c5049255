import { readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { boxes } from '#games/index.ts'

it.each(boxes)('every option of $id can be chosen when a match is set up', ({ id, optionsSchema }) => {
  if (!Type.IsObject(optionsSchema)) throw new Error('the options are not an object')
  const written = ['Setup.svelte', 'seating.ts']
    .map((file) => readFileSync(new URL(`${id}/${file}`, import.meta.url), 'utf8'))
    .join('\n')
  const forgotten = Object.keys(optionsSchema.properties).filter(
    (field) => !new RegExp(`\\b${field}\\b`).test(written),
  )
  expect(forgotten).toEqual([])
})
