import { expect, test } from 'vitest'
import { faultsFor } from './support/axe.ts'
import { openHouse } from './support/open-house.ts'
import { TOURS } from './support/tour/tours.ts'

const house = openHouse()

const WINDOWS = [
  ['wide, in English', {}, 'en'],
  ['on a phone, in French', { phone: true, language: 'fr-FR' }, 'fr'],
] as const

const VISITS = Object.entries(TOURS).flatMap(([game, tour]) =>
  WINDOWS.map(([name, options, language]) => ({ game, tour, name, options, language })),
)

test.each(VISITS)(
  'every screen is for everyone: $game, $name',
  async ({ game, tour, options, language }) => {
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
    console.log(`tour of ${game}: ${seen.length} screens, ${seen.join(', ')}`)
    expect(faults).toEqual([])
    // A content pack that does not fit is refused, and the browser notes it.
    expect(house.faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
  },
  600_000,
)
