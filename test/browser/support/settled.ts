import { AT_REST } from './axe.ts'
import type { Visitor } from './visitor.ts'

/**
 * Two frames on, everything that has come in is drawn; then letters and pictures are there, and nothing moves. What is
 * in sight is told once a frame, also where a test has stopped the page's clock.
 */
const DRAWN = `(async () => {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((drawn) => new IntersectionObserver(drawn).observe(document.body))
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await ${AT_REST}
})()`

/** Until a page is as it stays while nobody does anything: no bot is about to, nothing is on its way, nothing moves. */
export async function settled({ house, page, loading }: Visitor): Promise<void> {
  await house.rest()
  // What a pointer hovers over is explained, after a while.
  await page.mouse.move(0, 0)
  await page.locator('[role="tooltip"]').waitFor({ state: 'detached' })
  do {
    await Promise.all([...loading].map(async (request) => (await request.response())?.finished()))
    await page.evaluate(DRAWN)
  } while (loading.size > 0)
}
