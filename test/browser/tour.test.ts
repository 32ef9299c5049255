import { expect, test } from 'vitest'
import { faultsFor } from './support/axe.ts'
import { openHouse } from './support/open-house.ts'
import { tour } from './support/tour.ts'

const house = openHouse()

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
  600_000,
)
