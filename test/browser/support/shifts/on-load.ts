import type { Route } from 'playwright-core'
import { settled } from '../settled.ts'
import type { Visitor } from '../visitor.ts'

/** The most that a page may jump while it loads, as browsers add it up. */
const MOST = 0.02

interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

const WATCH = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const what = sources.map(({ node }) => (node?.nodeType === 1 ? node.localName + '.' + node.className : 'text'))
      if (!hadRecentInput) window.shifts.push({ value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

/** Two pictures on, what has come in is drawn. */
const DRAWN = `(async () => {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((drawn) => new IntersectionObserver(drawn).observe(document.body))
})()`

/** From its next page on, what jumps in this visitor's browser is noted. */
export async function watchShifts({ page }: Visitor): Promise<void> {
  await page.addInitScript(WATCH)
}

/**
 * Loads an address, and says what jumps on the way where that is too much. What is late comes when all the rest is drawn;
 * where nothing is drawn without it, when it has been asked for.
 */
export async function shiftsOn(
  visitor: Visitor,
  path: string,
  late: RegExp | null,
  isAwaited = false,
): Promise<string[]> {
  const { page } = visitor
  const held: Route[] = []
  let isHolding = true
  const hold = (route: Route): unknown => (isHolding ? held.push(route) : route.continue())
  if (late !== null) await page.route(late, hold)
  const asked = isAwaited && late !== null ? [page.waitForRequest(late)] : []
  // A game without such a part is drawn without it.
  for (const each of asked) each.catch(() => {})
  await page.goto(visitor.base + path, { waitUntil: 'commit' })
  const drawn = page.locator('h1').first().waitFor({ state: 'attached' })
  drawn.catch(() => {})
  await Promise.race([drawn, ...asked])
  await page.evaluate(DRAWN)
  isHolding = false
  await Promise.all(held.map((route) => route.continue()))
  await settled(visitor)
  const shifts = await page.evaluate<Shift[]>('window.shifts')
  if (late !== null) await page.unroute(late, hold)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return sum <= MOST ? [] : shifts.map(({ value, what }) => `${value.toFixed(3)}: ${what.join(', ')}`)
}
