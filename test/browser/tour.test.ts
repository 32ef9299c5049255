import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { faultsFor } from './support/axe.ts'
import { lead } from './support/tour/tours.ts'

/** Every screen, in the order in which people come to it. */
const SCREENS: { readonly [game: string]: readonly string[] } = {
  sharks: [
    'nowhere',
    'no-open-tables',
    'shelf',
    'rules',
    'learn',
    'set-up',
    'content-pack',
    'lobby',
    'invitation',
    'table-start',
    'table-waiting',
    'table-swim',
    'table-path',
    'table-moves',
    'menu',
    'offer',
    'explain',
    'log',
    'looking-back',
    'home',
    'open-tables',
    'end',
    'replay',
    'me',
    'curtain',
  ],
  jaws: [
    'rules',
    'learn',
    'set-up',
    'shark-start',
    'shark-plan',
    'crew-order',
    'crew-turn',
    'end',
    'replay',
    'gear',
    'orca-prepare',
    'orca-choose',
  ],
  'shark-island': [
    'rules',
    'learn',
    'set-up',
    'shark-strategy',
    'shark-spend',
    'shark-place',
    'shark-placed',
    'shark-offer',
    'shark-wild',
    'hunter-roll',
    'hunter-act',
    'hunter-sail',
    'hunter-search',
    'hunter-offer',
    'table-waiting',
    'explain',
    'end',
    'replay',
  ],
}

const WINDOWS = [
  ['wide, in English', {}, 'en'],
  ['on a phone, in French', { phone: true, language: 'fr-FR' }, 'fr'],
] as const

const VISITS = Object.keys(SCREENS).flatMap((game) =>
  WINDOWS.map(([name, options, language]) => ({ game, name, options, language })),
)

test.each(VISITS)('every screen is for everyone: $game, $name', async ({ game, options, language }) => {
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
  expect(seen).toEqual(SCREENS[game])
  expect(faults).toEqual([])
  // A content pack that does not fit is refused, and the browser notes it.
  expect(inBrowsers.filter((fault) => !fault.includes('status of 400'))).toEqual([])
})

test.each(Object.keys(SCREENS))('there is a picture of every screen of %s, wide and on a phone', (game) => {
  const pictures = readdirSync(new URL(`../../docs/screens/${game}`, import.meta.url))
  const wanted = SCREENS[game].flatMap((screen) => [`${screen}-phone.jpg`, `${screen}-wide.jpg`])
  expect(pictures.sort()).toEqual(wanted.sort())
})
