import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { type HousePlan, OpenHouse } from './house.ts'

/** Opens a house for the stories of a file; when one fails, it tells what everybody had before them. */
export function openHouse(plan: HousePlan = {}): OpenHouse {
  const house = new OpenHouse(inject('chromium'), plan)
  beforeAll(() => house.open())
  beforeEach(({ task }) => house.begin(task.name))
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await house.tell()
  })
  afterAll(() => house.close())
  return house
}
