import type { Locator, Page } from 'playwright-core'

/** What somebody can play as who begins at the home page. */
export interface Way {
  readonly game: string
  readonly part: string
}

/** Somebody is asked something of their own once the moves are there. */
const ASKED = '.area-act [data-action]'

const posters = (page: Page): Locator => page.locator('article.poster')
const parts = (page: Page): Locator => page.locator('dialog[open] li button')

async function open(page: Page, base: string, game: string): Promise<Locator> {
  await page.goto(`${base}/`)
  return posters(page).filter({ has: page.getByRole('heading', { name: game, exact: true }) })
}

/** Every game of the home page, with everything it offers to play as. */
export async function waysFrom(page: Page, base: string): Promise<Way[]> {
  await page.goto(`${base}/`)
  await posters(page).first().waitFor()
  const games = await posters(page)
    .locator('h2')
    .evaluateAll((titles) => titles.map((title) => title.textContent ?? ''))
  const ways: Way[] = []
  for (const game of games) {
    await (await open(page, base, game)).getByRole('button').click()
    await parts(page).first().waitFor()
    const names = await parts(page)
      .locator('b')
      .evaluateAll((titles) => titles.map((title) => title.textContent ?? ''))
    ways.push(...names.map((part) => ({ game, part })))
  }
  return ways
}

/**
 * From the home page to the first question of one's own, as a new visitor would go; gives how many presses it took. Whoever
 * has watched for so many milliseconds presses Skip, where that is offered.
 */
export async function arrive(
  page: Page,
  base: string,
  { game, part }: Way,
  watch: number,
  begins: () => void = () => {},
): Promise<number> {
  const poster = await open(page, base, game)
  const play = poster.getByRole('button')
  await play.waitFor()
  let presses = 0
  const press = async (button: Locator): Promise<void> => {
    await button.click()
    presses++
  }
  begins()
  await press(play)
  await press(parts(page).filter({ has: page.getByText(part, { exact: true }) }))
  const asked = page.locator(ASKED).first()
  const isAsked = await asked.waitFor({ state: 'attached', timeout: watch }).then(
    () => true,
    () => false,
  )
  const skip = page.locator('.area-act').getByRole('button', { name: 'Skip' })
  if (!isAsked && (await skip.isVisible())) await press(skip)
  await asked.waitFor({ state: 'attached', timeout: 60_000 })
  return presses
}
