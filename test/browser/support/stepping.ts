import type { Locator } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** The most steps to anything: whatever takes longer does not come. */
const MOST = 2000

/** From here on a page's own time goes on only when the story says so. What is shown of the time of day stands anyway. */
export async function pause({ page, house }: Visitor): Promise<void> {
  await page.clock.pauseAt(house.clock.now())
}

/** Lets a page's own time go on, by so many milliseconds at a time, until something has come about. */
export async function step<Result>({ page }: Visitor, wanted: Promise<Result>, ms = 1): Promise<Result> {
  let isSettled = false
  const settle = (): void => {
    isSettled = true
  }
  wanted.then(settle, settle)
  while (!isSettled) await page.clock.runFor(ms)
  return wanted
}

/** The same until something is to be seen, at the very step at which it is, however soon it goes again. */
export async function stepTo({ page }: Visitor, sight: Locator, ms: number): Promise<void> {
  for (let count = 0; (await sight.count()) === 0; count++) {
    if (count > MOST) throw new Error(`there is no ${sight}`)
    await page.clock.runFor(ms)
  }
}
