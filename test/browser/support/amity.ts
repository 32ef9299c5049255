import { goneOn } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** The button that plays what is arranged. */
export const MAIN = '.area-act .main:not([aria-disabled="true"])'

/** Taps a space of the chart: a button in the shape of the space, so not in the middle of its box. */
export async function tapSpace({ page }: Visitor, space: string): Promise<void> {
  await page.locator(`.chart [data-space="${space}"]`).dispatchEvent('click')
}

/** The spaces that can be tapped to some purpose now. */
export async function openSpaces({ page }: Visitor): Promise<string[]> {
  return page
    .locator('.chart [data-space][aria-pressed]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-space') ?? ''))
}

/** Plays what is arranged, or ends the turn, and waits until it is shown. */
export async function goOn(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const main = page.locator(MAIN)
  const end = page.locator('.area-act .row .button', { hasText: /End the turn|Stay/ }).first()
  // What was tapped may wait for the rules.
  await main.or(end).first().waitFor()
  const button = (await main.count()) > 0 ? main : end
  await goneOn(visitor, () => button.click())
}
