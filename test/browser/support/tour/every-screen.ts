import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { faultsFor } from '../axe.ts'
import { settled } from '../settled.ts'
import { crampedOn, faultsInStructure } from '../space.ts'
import { LOW, PHONE, type Visitor, WIDE, ZOOMED } from '../visitor.ts'
import { lead } from './tours.ts'

/** Whose window, in which language, and the sizes it is brought to at every screen: the phone turned, the page enlarged. */
const WINDOWS = [
  ['wide, in English', {}, 'en', [WIDE, ZOOMED]],
  ['wide, in French', { language: 'fr-FR' }, 'fr', [WIDE, ZOOMED]],
  ['on a phone, in French', { phone: true, language: 'fr-FR' }, 'fr', [PHONE, LOW]],
] as const

/** The tests of every screen of a game, which are given in the order in which people come to them. */
export function everyScreen(game: string, screens: readonly string[]): void {
  test.each(WINDOWS)(`every screen of ${game} is for everyone: %s`, async (_, options, language, sizes) => {
    const faults: string[] = []
    const seen: string[] = []
    const inBrowsers = await lead(inject('chromium'), game, options, async (screen, visitor) => {
      seen.push(screen)
      faults.push(...(await faultsFor(screen, visitor)))
      const { page } = visitor
      for (const fault of await faultsInStructure(page)) faults.push(`${screen}: ${fault}`)
      faults.push(...(await crampedIn(screen, visitor, sizes)))
      const missing = (await visitor.text()).match(/⟨[^⟩]*⟩?/)
      if (missing) faults.push(`${screen}: a message is missing: ${missing[0]}`)
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

interface Size {
  readonly width: number
  readonly height: number
}

/** What has no room on a screen in windows of such sizes; the first is the size that the window has. */
async function crampedIn(screen: string, visitor: Visitor, sizes: readonly Size[]): Promise<string[]> {
  const { page } = visitor
  const faults: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    await settled(visitor)
    const found = await crampedOn(page)
    if (await visitor.scrollsSideways()) found.push('scrolls sideways')
    faults.push(...found.map((each) => `${screen} at ${size.width} by ${size.height}: ${each}`))
  }
  await page.setViewportSize(sizes[0])
  await settled(visitor)
  return faults
}
