import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { tour } from './support/tour.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** What axe-core calls serious or critical. */
async function faultsFor(screen: string, { page }: Visitor): Promise<string[]> {
  await page.evaluate(AXE)
  const violations = await page.evaluate<Violation[]>(
    "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)",
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${screen}: ${id}: ${html} ${failureSummary}`),
    )
}

const WINDOWS = [
  ['wide, in English', {}, 'en'],
  ['on a phone, in French', { phone: true, language: 'fr-FR' }, 'fr'],
] as const

test.each(WINDOWS)(
  'every screen is for everyone: %s',
  async (_name, options, language) => {
    const faults: string[] = []
    const seen: string[] = []
    await tour(house, options, async (screen, visitor) => {
      seen.push(screen)
      faults.push(...(await faultsFor(screen, visitor)))
      const { page } = visitor
      if (await visitor.scrollsSideways()) faults.push(`${screen}: scrolls sideways`)
      if ((await visitor.text()).includes('⟨')) faults.push(`${screen}: a message is missing`)
      expect(await page.locator('html').getAttribute('lang'), screen).toBe(language)
      expect(await page.locator('h1').count(), screen).toBeGreaterThan(0)
    })
    console.log(`tour: ${seen.length} screens, ${seen.join(', ')}`)
    expect(faults).toEqual([])
    expect(house.faults).toEqual([])
  },
  300_000,
)
