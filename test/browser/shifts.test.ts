import { describe, expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { everyLoad, PARTS, WINDOWS } from './support/shifts/every-load.ts'

const house = openHouse()

describe.each(WINDOWS)('nothing jumps on the way in: %s', (name, options) => {
  // The name of a story is what its draws come from: each has its own.
  test.each(PARTS)(`%s, ${name}`, async (part) => {
    expect(await everyLoad(house, options, part, 1)).toEqual([])
  })
})
