import type { Locator } from 'playwright-core'
import { moment, standing } from './playing.ts'
import type { Visitor } from './visitor.ts'

/** Lays a table of Shark Island; every seat that is not somebody's here is a bot that plays at random, or open. */
export async function layIsland(
  { page }: Visitor,
  hunters: readonly string[],
  mine: readonly string[],
  others: 'open' | 'bot',
): Promise<string> {
  const rest = others === 'open' ? 'open' : { bot: 'random' }
  const seats = Object.fromEntries(
    ['shark', ...hunters].map((seat) => [seat, mine.includes(seat) ? 'me' : rest]),
  )
  const wanted = {
    game: 'shark-island',
    options: { players: hunters.length + 1, hunters },
    listed: true,
    seats,
  }
  const { match } = await post<{ match: string }>(page, '/api/matches', wanted)
  return match
}

export async function introduce({ page }: Visitor, name: string): Promise<void> {
  await post(page, '/api/me', { name })
}

export async function invitation({ page }: Visitor, match: string, seat: string): Promise<string> {
  const { link } = await post<{ link: string }>(page, `/api/matches/${match}/invitations`, { seat })
  return link
}

async function post<Answer>(page: Visitor['page'], path: string, body: unknown): Promise<Answer> {
  return (await page.evaluate(
    async ([to, text]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      })
      return (await answer.json()) as Answer
    },
    [path, JSON.stringify(body)] as const,
  )) as Answer
}

/** What somebody would do without thinking much; the first that is there. */
const PREFERRED = [
  'strategy press',
  'keep',
  'sight',
  'sail 1',
  'dock',
  'reveal',
  'stop',
  'stay',
  'pass',
  'vote attack',
  'done',
]

/** How long a button may take that is there: a loaded machine is slow. */
const PATIENCE = 10_000

/** Answers what this person is asked, with the board's own buttons where it has better ones. Gives what was done. */
export async function answer({ page }: Visitor): Promise<string | null> {
  if ((await page.locator(HAND).count()) > 0) {
    // As somebody has placed them, or dealt.
    if ((await page.locator(MAIN).getAttribute('aria-disabled')) === 'true') await deal({ page })
    await page.locator(MAIN).click({ timeout: PATIENCE })
    return 'placed'
  }
  const list = page.locator('.area-act [data-action]')
  const folded = page.locator('.area-act details:not([open]) > summary')
  if ((await folded.count()) > 0) await folded.click({ timeout: PATIENCE })
  const chosen = await preferred(list)
  if (chosen === undefined) return null
  const button = page.locator(`.area-act [data-action="${chosen}"]`)
  try {
    await button.click({ timeout: PATIENCE })
  } catch (error) {
    // The table may have gone on meanwhile, to another question or to the end.
    if ((await button.count()) > 0 && (await page.locator('dialog[open]').count()) === 0) throw error
    return null
  }
  return chosen
}

const HAND = '[data-drop="hand"]'
const MAIN = '.area-act .button.main'

/** Deals the Shark's fins evenly. */
export async function deal({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.locator('.area-act .row .button:not(.main)').first().click({ timeout: PATIENCE })
}

/** Moves the Shark's own fin to a tile, once all are dealt. */
export async function sharkTo({ page }: Visitor, tile: number): Promise<void> {
  const there = page.locator('.tiles > li').nth(tile)
  if ((await there.locator('[data-fin="shark"]').count()) > 0) return
  await page.locator('.tiles button[data-fin="shark"]').click()
  await there.locator('.postcard').click()
}

async function preferred(list: Locator): Promise<string | undefined> {
  const actions = await list.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-action') ?? ''),
  )
  const action = PREFERRED.map((verb) => actions.find((each) => each.startsWith(verb))).find(
    (each) => each !== undefined,
  )
  return action ?? actions[0]
}

/** The same out of the list of moves, with the keys alone. */
export async function answerByKeys(visitor: Visitor): Promise<void> {
  const { page } = visitor
  if ((await page.locator('.area-act details:not([open])').count()) > 0)
    await pressOn(visitor, '.area-act summary')
  await pressOn(
    visitor,
    `.area-act [data-action="${await preferred(page.locator('.area-act [data-action]'))}"]`,
  )
}

const PICKS = '.area-board [aria-pressed="false"], .area-side [aria-pressed="false"]'
/** What can be picked is no plan among Hunters, no die to look at, and nothing that cannot be had. */
const NO_PICK = '[aria-label^="Plan"], .tray *, [aria-disabled="true"]'

/** Answers with the keys alone, on the board: what is picked there is done when Enter is pressed again. */
export async function answerOnBoardByKeys(visitor: Visitor): Promise<void> {
  const { page } = visitor
  if ((await page.locator(HAND).count()) > 0) {
    if ((await page.locator(MAIN).getAttribute('aria-disabled')) === 'true')
      await pressOn(visitor, '.area-act .row .button:not(.main)')
    await pressOn(visitor, MAIN)
    return
  }
  // A die is taken up to see what it is good for; where that is one thing, it is picked with it.
  if ((await page.locator('.tray [aria-pressed="false"]').count()) > 0)
    await pressOn(visitor, '.tray [aria-pressed="false"]')
  if ((await page.locator(MAIN).getAttribute('aria-disabled')) !== 'true') await pressOn(visitor, MAIN)
  else {
    await pressOn(visitor, `:is(${PICKS}):not(${NO_PICK})`)
    await page.keyboard.press('Enter')
  }
}

/** Goes with Tab to the first thing of that kind, back where it is nearer, and presses Enter. */
export async function pressOn({ page }: Visitor, wanted: string): Promise<void> {
  const first = page.locator(wanted).first()
  await first.waitFor()
  const there = first.and(page.locator(':focus'))
  const isBehind = await first.evaluate((one) => {
    const { activeElement } = one.ownerDocument
    return (activeElement?.compareDocumentPosition(one) ?? 0) & one.DOCUMENT_POSITION_PRECEDING
  })
  for (let count = 0; (await there.count()) === 0; count++) {
    if (count > 120) throw new Error(`Tab never came to ${wanted}`)
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab')
  }
  await page.keyboard.press('Enter')
}

const MOVES = '.area-act [data-action]'

/** Everyone answers whenever asked, until it is enough. Gives how many moves it took. */
export async function playUntil(
  people: readonly Visitor[],
  isEnough: () => Promise<boolean>,
  before: (person: Visitor) => Promise<void> = async () => {},
): Promise<number> {
  const end = Date.now() + 250_000
  let moves = 0
  while (!(await isEnough())) {
    for (const person of people) {
      if ((await person.page.locator(MOVES).count()) === 0) continue
      await before(person)
      const now = await moment(person)
      if ((await answer(person)) === null) continue
      moves++
      await person.page
        .locator(`.table:not([data-moment="${now}"]), .curtain`)
        .first()
        .waitFor({ timeout: 20_000 })
    }
    await people[0].page.waitForTimeout(20)
    if (Date.now() > end) throw new Error(`not enough after ${moves} moves`)
  }
  return moves
}

export const isOver = async (person: Visitor): Promise<boolean> => (await standing(person)) === 'over'

export const hasTurn = async (person: Visitor, turn: number): Promise<boolean> =>
  (await isOver(person)) || (await turnOf(person)) >= turn

/** What is asked, as the rules call it. */
export async function questionOf({ page }: Visitor): Promise<string> {
  return (await page.locator('.area-board').getAttribute('data-question')) ?? ''
}

/** Drags a thing to another with a finger. */
export async function dragByTouch({ page }: Visitor, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = await Promise.all([middle(from), middle(to)])
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] })
  await touch('touchStart', [start])
  for (const part of [0.3, 0.7, 1])
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
    ])
  await touch('touchEnd', [])
  await session.detach()
}

/** The same with a mouse. */
export async function dragByMouse({ page }: Visitor, from: Locator, to: Locator): Promise<void> {
  const [start, end] = await Promise.all([middle(from), middle(to)])
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

interface Point {
  readonly x: number
  readonly y: number
}

async function middle(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('nothing to be seen there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The turn that is on the table. */
async function turnOf({ page }: Visitor): Promise<number> {
  return Number(await page.locator('.area-board').getAttribute('data-turn', { timeout: 10_000 }))
}
