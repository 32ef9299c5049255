import { expect, test } from 'vitest'
import { finish, inSlices, type Sliceable } from './slices.ts'

function* counting(to: number): Sliceable<number[]> {
  const counted: number[] = []
  for (let step = 1; step <= to; step++) {
    counted.push(step)
    yield
  }
  return counted
}

test('work in steps comes to the same all at once and in slices', async () => {
  let pauses = 0
  const pause = async () => void pauses++
  expect(await inSlices(counting(40), pause)).toEqual(finish(counting(40)))
  expect(pauses).toBe(2)
  expect(await inSlices(counting(0), pause)).toEqual([])
  expect(await inSlices(counting(10), pause, 3)).toHaveLength(10)
  expect(pauses).toBe(5)
})

test('what goes wrong in a step ends it', async () => {
  function* falling(): Sliceable<void> {
    yield
    throw new Error('it fell')
  }
  await expect(inSlices(falling(), async () => {})).rejects.toThrow('it fell')
})
