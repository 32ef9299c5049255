import type { Locator, Page } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** Where a table stands for somebody. */
export type Standing = 'act' | 'hand-over' | 'curtain' | 'over' | 'wait'

const MOVES = '.area-act [data-action]'

export async function standing({ page }: Visitor): Promise<Standing> {
  if ((await page.locator('dialog[open] .end').count()) > 0) return 'over'
  if ((await page.locator('.curtain').count()) > 0) return 'curtain'
  if ((await page.locator('.area-act .hand-over').count()) > 0) return 'hand-over'
  return (await page.locator(MOVES).count()) > 0 ? 'act' : 'wait'
}

/** The moves as plain buttons, opened if they are folded away. */
export async function moves(page: Page): Promise<Locator> {
  const folded = page.locator('.area-act details:not([open]) > summary')
  if ((await folded.count()) > 0) await folded.click()
  return page.locator(MOVES)
}

/**
 * Plays one move with the plain buttons: eats what can be eaten, and ends what can be ended, so that games are short.
 * Gives the text of the action, or null when the buttons were gone before one was pressed.
 */
export async function playMove({ page }: Visitor, touch = false): Promise<string | null> {
  const list = await moves(page)
  const actions = await list.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-action') ?? ''),
  )
  const wanted = PREFERRED.map((verb) => actions.findIndex((action) => action.startsWith(verb))).find(
    (index) => index >= 0,
  )
  const index = wanted ?? actions.length - 1
  if (index < 0) return null
  const button = list.nth(index)
  try {
    if (touch) await button.tap({ timeout: 5000 })
    else await button.click({ timeout: 5000 })
  } catch (error) {
    if ((await list.count()) === 0) return null
    throw error
  }
  return actions[index]
}

const PREFERRED = ['stop', 'take', 'draw', 'relieve', 'score', 'done']

/** Plays until it is not this person's to act. Gives how many moves it took. */
export async function playTurn(visitor: Visitor, touch = false): Promise<number> {
  let count = 0
  while ((await standing(visitor)) === 'act') {
    const before = await moment(visitor)
    if ((await playMove(visitor, touch)) === null) continue
    count++
    await visitor.page.locator(`.table:not([data-moment="${before}"]), .curtain`).waitFor({ timeout: 10_000 })
    if (count > 60) throw new Error('a turn that does not end')
  }
  return count
}

/** What is on the stage, as a count that goes up. */
export async function moment({ page }: Visitor): Promise<string> {
  return (await page.locator('.table').getAttribute('data-moment', { timeout: 5000 })) ?? ''
}

/** Plays with everyone here until it is over for all of them. */
export async function playToTheEnd(visitors: readonly Visitor[], touch = false): Promise<number> {
  let count = 0
  const end = Date.now() + 240_000
  for (;;) {
    const stands = await Promise.all(visitors.map(standing))
    if (stands.every((each) => each === 'over')) return count
    if (Date.now() > end) throw new Error(`the game does not end: ${stands.join()} after ${count} moves`)
    for (const visitor of visitors) count += await playTurn(visitor, touch)
    await visitors[0].page.waitForTimeout(30)
  }
}
