import { bring, type Destination, type Moment } from '../brought.ts'
import { act, standing } from '../playing.ts'
import type { Visitor } from '../visitor.ts'
import type { Look } from './tour.ts'

/** The screens that every game has before anybody sits down: its rules, its lessons, its set-up. */
export async function lookBefore(game: string, visitor: Visitor, look: Look): Promise<void> {
  const { page } = visitor
  await visitor.follow(`/rules/${game}`)
  await page.locator('.next').waitFor()
  await look('rules', visitor)
  if ((await page.locator(`.next a[href="/learn/${game}"]`).count()) > 0) {
    await visitor.follow(`/learn/${game}`)
    // One lesson begins at once; several are a page to choose from.
    await page.locator('.table, main a[href^="/learn/"]').first().waitFor()
    await look('learn', visitor)
  }
  await visitor.follow(`/new/${game}?with=friends`)
  await page.locator('.cards label').first().waitFor()
  await look('set-up', visitor)
}

/** Lays a table that stands where it is wanted, and goes there. Gives its id. */
export async function goTo(visitor: Visitor, destination: Destination): Promise<string> {
  const { match } = await bring(visitor.house, destination)
  await visitor.follow(`/match/${match}`)
  await standing(visitor)
  return match
}

/** Lays a table at which one answer is left, gives it and sees the end: one that somebody likes. Gives its id. */
export async function goToTheEnd(
  visitor: Visitor,
  destination: Omit<Destination, 'until'>,
  isLiked: (moment: Moment, winners: readonly string[]) => boolean,
): Promise<string> {
  const until = (moment: Moment): boolean => moment.winners !== null && isLiked(moment, moment.winners)
  const { match, action } = await bring(visitor.house, { ...destination, until })
  await visitor.follow(`/match/${match}`)
  // An answer without a choice the page gives by itself.
  if ((await standing(visitor)) === 'act') await act(visitor, action)
  await visitor.page.locator('dialog[open] .end').waitFor()
  return match
}

/** Goes to a moment of a match that is over, as one who sees everything. */
export async function lookBackAt(visitor: Visitor, match: string, at: number): Promise<void> {
  await visitor.follow(`/replay/${match}?eyes=all&at=${at}`)
  await visitor.page.locator('.table').waitFor()
}

/** Opens what explains a thing, with the keys. */
export async function askAbout({ page }: Visitor, topic: string): Promise<void> {
  await page.locator(`[data-explain^="${topic}:"]`).first().focus()
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
}

/** Opens the menu of a table. */
export async function openMenu({ page }: Visitor): Promise<void> {
  await page.locator('.tools [aria-haspopup="dialog"]').click()
  await page.locator('dialog[open]').waitFor()
}

export async function closeSheet({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
