import type { House } from './house.ts'

/** How many times slower than this machine a phone is taken to be. */
const SLOWER = 4

/** What somebody sees who watches bots play at fast pace on a slow phone. */
export interface Moving {
  /** Tasks that kept the page from answering for more than 50 ms, and the longest of them in milliseconds. */
  readonly tasks: number
  readonly longest: number
  readonly frames: number
  /** Seconds of style, layout and script. */
  readonly style: number
  readonly layout: number
  readonly script: number
}

/** Milliseconds that bots may take until somebody else is asked. */
const PATIENCE = 120_000

const WATCH = `
  localStorage.setItem('dorsal.pace', 'fast')
  window.long = []
  window.drawn = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) long.push(duration)
  }).observe({ type: 'longtask' })
  const count = () => {
    drawn++
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
`

interface Counted {
  readonly long: readonly number[]
  readonly drawn: number
}

export async function moving(house: House, game: string, seconds: number): Promise<Moving> {
  const match = await house.watched(game)
  const page = await house.browser.newPage()
  try {
    await page.addInitScript(WATCH)
    const browser = await house.browser.newCDPSession(page)
    await page.goto(`${house.base}/match/${match}`)
    await page.locator('.table').waitFor()
    await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await browser.send('Performance.enable')
    const costs = async (): Promise<ReadonlyMap<string, number>> => {
      const { metrics } = await browser.send('Performance.getMetrics')
      return new Map(metrics.map(({ name, value }) => [name, value]))
    }
    const before = await costs()
    await page.evaluate('long.length = 0; drawn = 0')
    await page.waitForTimeout(seconds * 1000)
    const { long, drawn } = await page.evaluate<Counted>('({ long, drawn })')
    const after = await costs()
    const spent = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    return {
      tasks: long.length,
      longest: Math.max(0, ...long),
      frames: drawn / seconds,
      style: spent('RecalcStyleDuration'),
      layout: spent('LayoutDuration'),
      script: spent('ScriptDuration'),
    }
  } finally {
    await page.close()
  }
}

/** Milliseconds until everything that came with a table has been drawn. */
const SETTLING = 3000

/** Share of a core that a browser, all its processes together, takes for a table at which nothing happens. */
export async function resting(house: House, game: string, seconds: number): Promise<number> {
  const match = await house.laid(game)
  const page = await house.browser.newPage()
  try {
    await page.goto(`${house.base}/match/${match}`)
    const asked = page.locator('.area-act [data-action]').first()
    await asked.waitFor({ state: 'attached', timeout: PATIENCE })
    await page.waitForTimeout(SETTLING)
    const browser = await house.browser.browser()?.newBrowserCDPSession()
    if (browser === undefined) throw new Error('the browser has gone')
    const used = async (): Promise<number> => {
      const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
    }
    const before = await used()
    await page.waitForTimeout(seconds * 1000)
    return ((await used()) - before) / seconds
  } finally {
    await page.close()
  }
}
