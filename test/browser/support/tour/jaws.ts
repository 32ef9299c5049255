import { openSpaces, playShort, tapSpace } from '../amity.ts'
import { AGAINST_CREW, AGAINST_SHARK, layJaws } from '../orca.ts'
import { standing } from '../playing.ts'
import type { Visitor } from '../visitor.ts'
import { lookBefore, type Tour, wordsOf } from './shared.ts'

const CONCEDE = /^(Concede|Abandonner)/

/** Plays as little as possible until something is there to be seen. */
async function playTo(visitor: Visitor, sight: string): Promise<void> {
  const end = Date.now() + 120_000
  while ((await visitor.page.locator(sight).count()) === 0) {
    if (Date.now() > end) throw new Error(`there is no ${sight}`)
    if ((await playShort(visitor)) === null) await visitor.page.waitForTimeout(40)
  }
}

async function untilAsked(visitor: Visitor): Promise<void> {
  while ((await standing(visitor)) !== 'act') await visitor.page.waitForTimeout(40)
}

/** What JAWS adds to the screens of Sharks: both sides of both acts, the gear between them, an end and the way there. */
export const jaws: Tour = async (house, options, look) => {
  const words = wordsOf(options)
  const ann = await house.visitor(options)
  const { page } = ann
  await lookBefore('jaws', ann, look)

  const match = await layJaws(ann, 'full', AGAINST_CREW)
  await untilAsked(ann)
  await look('shark-start', ann)
  await tapSpace(ann, 'S')
  await page.locator('.area-act .main').click()
  await page.locator('.hear').waitFor()
  await tapSpace(ann, (await openSpaces(ann)).find((space) => space !== 'S') ?? 'S')
  await look('shark-plan', ann)
  await page.locator('.area-act .main').click()
  await playTo(ann, '.pad tbody tr:nth-child(2)')
  await page.getByRole('button', { name: words.menu, exact: true }).click()
  for (let times = 0; times < 2; times++) await ann.button(CONCEDE).click()
  await page.locator('dialog[open] .end').waitFor()
  await look('end', ann)
  await ann.go(`/replay/${match}?eyes=all`)
  await page.locator('input[type="range"]').fill('1000')
  await page.locator('.pad[open]').waitFor()
  await look('replay', ann)

  await layJaws(ann, 'act-1', AGAINST_SHARK)
  await playTo(ann, '.goes')
  await look('crew-order', ann)
  await page.locator('.goes').first().click()
  await page.locator('.aims').waitFor()
  await look('crew-turn', ann)

  await layJaws(ann, 'act-2', AGAINST_SHARK)
  await page.locator('[data-share]').first().waitFor()
  await look('gear', ann)
  await playTo(ann, '[data-gear].open')
  // Folds the list of moves again.
  await page.reload()
  await page.locator('[data-gear].open').first().waitFor()
  await look('orca-prepare', ann)
  await layJaws(ann, 'act-2', AGAINST_CREW)
  await page.locator('[data-letter].open').first().waitFor()
  await look('orca-choose', ann)
}
