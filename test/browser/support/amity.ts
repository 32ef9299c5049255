import { moment, moves, standing } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Taps a space of the chart: a button in the shape of the space, so not in the middle of its box. */
export async function tapSpace({ page }: Visitor, space: string): Promise<void> {
  await page.locator(`.chart [data-space="${space}"]`).evaluate((button: { click(): void }) => button.click())
}

/** The spaces that can be tapped to some purpose now. */
export async function openSpaces({ page }: Visitor): Promise<string[]> {
  return page
    .locator('.chart [data-space][aria-pressed]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-space') ?? ''))
}

/** What makes a game of JAWS short: the shark eats and bites, the crew let it. */
const SHARK = [
  'eat all',
  'eat',
  'swim N',
  'swim S',
  'swim E',
  'swim W',
  'surface',
  'lock plain',
  'attack b',
  'bonus',
]
const CREW = ['turn', 'done', 'assign', 'board', 'stay', 'ready', 'target']

/** Plays one move out of the list for whoever is asked; gives what it was. */
export async function playShort(visitor: Visitor): Promise<string | null> {
  const { page } = visitor
  if ((await standing(visitor)) !== 'act') return null
  const before = await moment(visitor)
  const list = await moves(page)
  const actions = await list.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-action') ?? ''),
  )
  const preferred = actions.some((action) => /^(start|swim|eat|surface|lock|bonus|attack b)/.test(action))
    ? SHARK
    : CREW
  const index = preferred
    .map((verb) => actions.findIndex((action) => action.startsWith(verb)))
    .find((each) => each >= 0)
  const action = actions[index ?? actions.length - 1]
  if (action === undefined) return null
  try {
    await page.locator(`.area-act [data-action="${action}"]`).click({ timeout: 4000 })
    await page
      .locator(`.table:not([data-moment="${before}"]), .curtain, dialog[open] .end`)
      .first()
      .waitFor({ timeout: 4000 })
  } catch {
    // Somebody else of the crew was quicker, and the question is gone; or this machine is slow, and it is asked again.
    return null
  }
  return action
}
