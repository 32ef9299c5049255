import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Visitor } from './visitor.ts'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe goes on after a timer of no time, rule by rule; a message is quicker, and comes while the page's clock stands still. */
const AXE = `((setTimeout) => { ${SOURCE} })((work, ms) => {
  if (ms > 1) return setTimeout(work, ms)
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = work
  port2.postMessage(null)
})`

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** What moves without end, for somebody who asked for less motion. */
const ENDLESS = `document.getAnimations()
  .filter((each) => each.effect?.getComputedTiming().iterations === Infinity && each.playState === 'running')
  .map((each) => each.animationName ?? 'something')`

/** Colours and sizes are looked at when everything that moves has come to rest. */
export const AT_REST = `Promise.all(document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().iterations !== Infinity)
  .map((each) => each.finished.catch(() => {})))
  .then(() => {})`

/** What axe-core calls serious or critical, and what never comes to rest. */
export async function faultsFor(screen: string, { page }: Visitor): Promise<string[]> {
  await page.evaluate(AT_REST)
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE)
  const violations = await page.evaluate<Violation[]>(
    "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)",
  )
  const endless = await page.evaluate<string[]>(
    `matchMedia('(prefers-reduced-motion: reduce)').matches ? ${ENDLESS} : []`,
  )
  const faults = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${screen}: ${id}: ${html} ${failureSummary}`),
    )
  return [...faults, ...endless.map((name) => `${screen}: ${name} never comes to rest`)]
}
