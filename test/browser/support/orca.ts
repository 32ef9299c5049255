import { moment } from './playing.ts'
import type { Visitor } from './visitor.ts'

type Seats = { readonly [seat: string]: 'me' | 'open' | { readonly bot: string } }

/** Lays a table of JAWS and goes there. */
export async function layJaws(
  visitor: Visitor,
  mode: string,
  seats: Seats,
  until = '.table',
): Promise<string> {
  await visitor.go('/')
  const order = { game: 'jaws', options: { mode, players: 4 }, seats, listed: true }
  const match = await visitor.page.evaluate<string>(`(async () => {
    const post = (path, data) => fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    }).then((answer) => answer.json())
    await post('/api/me', { name: 'Ann' })
    return (await post('/api/matches', ${JSON.stringify(order)})).match
  })()`)
  await visitor.go(`/match/${match}`)
  await visitor.page.locator(until).waitFor()
  return match
}

export const BOT = { bot: 'random' }
export const AGAINST_CREW: Seats = { shark: 'me', quint: BOT, brody: BOT, hooper: BOT }
export const AGAINST_SHARK: Seats = { shark: BOT, quint: 'me', brody: 'me', hooper: 'me' }

/** What the board asks: the first of these that is there to be tapped. */
const ASKED = [
  ['assign', '.share [data-share]'],
  ['weapon', '[data-gear].open'],
  ['choose', '[data-letter].open'],
  ['option', '.option'],
  ['space', '[data-space][aria-pressed]'],
  ['plain', '.area-act .main:not([aria-disabled="true"])'],
] as const

export type AskedFor = (typeof ASKED)[number][0] | 'over' | null

export async function askedFor({ page }: Visitor): Promise<AskedFor> {
  if ((await page.locator('dialog[open] .end').count()) > 0) return 'over'
  if ((await page.locator('.area-act [data-action]').count()) === 0) return null
  for (const [name, selector] of ASKED) if ((await page.locator(selector).count()) > 0) return name
  return null
}

/** Answers a question of Act 2 on the board itself; gives what was asked, null when nothing was. */
export async function answer(visitor: Visitor, turn: number): Promise<AskedFor> {
  const { page } = visitor
  const asked = await askedFor(visitor)
  if (asked === null || asked === 'over') return asked
  const before = await moment(visitor)
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
  await page.locator('.area-act .main').click()
  await page.locator(`.table:not([data-moment="${before}"])`).waitFor({ timeout: 10_000 })
  return asked
}
