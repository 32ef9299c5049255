import { goneOn, standing } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** What the board asks: the first of these that is there to be tapped. */
const ASKED = [
  ['assign', '.share [data-share]'],
  ['weapon', '[data-gear].open'],
  ['choose', '[data-letter].open'],
  ['option', '.option'],
  ['space', '[data-space][aria-pressed]'],
  ['plain', '.area-act .main:not([aria-disabled="true"])'],
] as const

export type AskedFor = (typeof ASKED)[number][0] | 'over'

export async function askedFor(visitor: Visitor): Promise<AskedFor> {
  const { page } = visitor
  const stands = await standing(visitor)
  if (stands === 'over') return 'over'
  // What led to the question may still be looked at, and nothing can be tapped before that is over.
  await page
    .locator(ASKED.map(([, selector]) => selector).join())
    .first()
    .waitFor({ state: 'attached' })
  for (const [name, selector] of ASKED) if ((await page.locator(selector).count()) > 0) return name
  throw new Error(`nothing is asked on the board: ${stands}`)
}

/** Answers a question of Act 2 on the board itself: `turn` says which of the things to tap. Gives what was asked. */
export async function answer(visitor: Visitor, turn: number): Promise<AskedFor> {
  const { page } = visitor
  const asked = await askedFor(visitor)
  if (asked === 'over') return asked
  const pick = async (selector: string): Promise<void> => {
    const all = page.locator(selector)
    const count = await all.count()
    if (count > 0) await all.nth(turn % count).click()
  }
  if (asked === 'assign') await visitor.button('Share out the rest').click()
  else if (asked === 'choose') {
    await pick('[data-letter].open')
    if (turn % 2 === 0) await pick('[data-ability].open')
  } else if (asked === 'weapon') {
    await pick('[data-gear].open')
    if ((await page.locator('.option').count()) > 0) await pick('.option')
    else await pick('[data-space^="w"][aria-pressed]')
  } else if (asked === 'option') await pick('.option')
  else if (asked === 'space') await pick('[data-space][aria-pressed]')
  await goneOn(visitor, () => page.locator('.area-act .main').click())
  return asked
}
