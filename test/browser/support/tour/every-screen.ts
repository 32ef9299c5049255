import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { faultsFor } from '../axe.ts'
import { lead } from './tours.ts'

const WINDOWS = [
  ['wide, in English', {}, 'en'],
  ['on a phone, in French', { phone: true, language: 'fr-FR' }, 'fr'],
] as const

/** The tests of every screen of a game, which are given in the order in which people come to them. */
export function everyScreen(game: string, screens: readonly string[]): void {
  test.each(WINDOWS)(`every screen of ${game} is for everyone: %s`, async (_, options, language) => {
    const faults: string[] = []
    const seen: string[] = []
    const inBrowsers = await lead(inject('chromium'), game, options, async (screen, visitor) => {
      seen.push(screen)
      faults.push(...(await faultsFor(screen, visitor)))
      const { page } = visitor
      if (await visitor.scrollsSideways()) faults.push(`${screen}: scrolls sideways`)
      if ((await visitor.text()).includes('⟨')) faults.push(`${screen}: a message is missing`)
      expect(await page.locator('html').getAttribute('lang'), screen).toBe(language)
      expect(await page.locator('h1').count(), screen).toBeGreaterThan(0)
    })
    expect(seen).toEqual(screens)
    expect(faults).toEqual([])
    // A content pack that does not fit is refused, and the browser notes it.
    expect(inBrowsers.filter((fault) => !fault.includes('status of 400'))).toEqual([])
  })

  test(`there is a picture of every screen of ${game}, wide and on a phone`, () => {
    const pictures = readdirSync(new URL(`../../../../docs/screens/${game}`, import.meta.url))
    const wanted = screens.flatMap((screen) => [`${screen}-phone.jpg`, `${screen}-wide.jpg`])
    expect(pictures.sort()).toEqual(wanted.sort())
  })
}
