import type { Locator } from 'playwright-core'
import type { IslandView } from '#games/shark-island/view.ts'
import type { Moment } from './brought.ts'
import { actions, goneOn, playMove } from './playing.ts'
import type { Visitor } from './visitor.ts'
import { firstOf, SHORT } from './world/script.ts'

/** A game of Shark Island with these Hunters. */
export function island(hunters: readonly string[]): { game: string; options: object } {
  return { game: 'shark-island', options: { players: hunters.length + 1, hunters } }
}

/** Until somebody here is asked this. */
export function asked(question: string): (moment: Moment) => boolean {
  return ({ isMine, view }) => isMine && (view as IslandView).question === question
}

/** Until somebody here is about to give an answer by which this happens. */
export function leadsTo(event: string): (moment: Moment) => boolean {
  return ({ isMine, events }) => isMine && events.some(({ key }) => key === `shark-island.${event}`)
}

/** What is asked, as the rules call it. */
export async function questionOf({ page }: Visitor): Promise<string> {
  return (await page.locator('.area-board').getAttribute('data-question')) ?? ''
}

/** The turn that is on the table. */
export async function turnOf({ page }: Visitor): Promise<number> {
  return Number(await page.locator('.area-board').getAttribute('data-turn'))
}

const HAND = '[data-drop="hand"]'
const MAIN = '.area-act .button.main'
const DEAL = '.area-act .row .button:not(.main) >> nth=0'

/** Answers what this person is asked, with the board's own buttons where it has better ones. */
export async function answer(visitor: Visitor): Promise<void> {
  const { page } = visitor
  if ((await page.locator(HAND).count()) === 0) {
    await playMove(visitor)
    return
  }
  // As somebody has placed them, or dealt evenly.
  if ((await page.locator(MAIN).getAttribute('aria-disabled')) === 'true') await page.locator(DEAL).click()
  await goneOn(visitor, () => page.locator(MAIN).click())
}

/** Answers out of the list of moves, with the keys alone. */
export async function answerByKeys(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const action = firstOf(SHORT['shark-island'], await actions(visitor))
  if ((await page.locator('.area-act details:not([open])').count()) > 0)
    await pressOn(visitor, '.area-act summary')
  await goneOn(visitor, () => pressOn(visitor, `.area-act [data-action="${action}"]`))
}

const PICKS = '.area-board [aria-pressed="false"], .area-side [aria-pressed="false"]'
/** What can be picked is no plan among Hunters, no die to look at, and nothing that cannot be had. */
const NO_PICK = '[aria-label^="Plan"], .tray *, [aria-disabled="true"]'

/** The same on the board: what is picked there is done when Enter is pressed again. */
export async function answerOnBoardByKeys(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const isReady = async (): Promise<boolean> =>
    (await page.locator(MAIN).getAttribute('aria-disabled')) !== 'true'
  if ((await page.locator(HAND).count()) > 0) {
    if (!(await isReady())) await pressOn(visitor, DEAL)
  } else if ((await page.locator('.tray [aria-pressed="false"]').count()) > 0)
    // A die is taken up to see what it is good for; where that is one thing, it is picked with it.
    await pressOn(visitor, '.tray [aria-pressed="false"]')
  if (await isReady()) await goneOn(visitor, () => pressOn(visitor, MAIN))
  else {
    await pressOn(visitor, `:is(${PICKS}):not(${NO_PICK})`)
    await goneOn(visitor, () => page.keyboard.press('Enter'))
  }
}

/** Goes with Tab to the first thing of that kind, or back with Shift, and presses Enter. */
export async function pressOn({ page }: Visitor, wanted: string): Promise<void> {
  const { keyboard } = page
  const focused = page.locator(':focus')
  const first = page.locator(wanted).first()
  await first.waitFor()
  if ((await focused.count()) === 0) await keyboard.press('Tab')
  const stops = await first.evaluate(stopsTo)
  if (stops < 0) await keyboard.down('Shift')
  // Held down as far as it is; should that not be enough, step by step.
  await Promise.all(Array.from({ length: Math.abs(stops) }, () => keyboard.down('Tab')))
  for (let count = 0; (await first.and(focused).count()) === 0; count++) {
    if (count > 120) throw new Error(`Tab never comes to ${wanted}`)
    await keyboard.press('Tab')
  }
  if (stops !== 0) await keyboard.up('Tab')
  if (stops < 0) await keyboard.up('Shift')
  await keyboard.press('Enter')
}

/** How many stops Tab makes from what has the focus to something; negative for the way back. */
function stopsTo(one: HTMLElement | SVGElement): number {
  const all = document.querySelectorAll<HTMLElement>('a[href], summary, [tabindex], :enabled')
  const stops: Element[] = [...all].filter((each) => each.tabIndex >= 0 && each.checkVisibility())
  return stops.indexOf(one) - stops.indexOf(document.activeElement ?? document.body)
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
