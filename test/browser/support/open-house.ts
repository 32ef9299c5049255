import { afterAll, afterEach, beforeAll } from 'vitest'
import { OpenHouse } from './house.ts'

/** Opens a house for the tests of a file; when one fails, it tells what everybody had before them. */
export function openHouse(): OpenHouse {
  const house = new OpenHouse()
  beforeAll(() => house.open())
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await house.tell()
  })
  afterAll(() => house.close())
  return house
}
