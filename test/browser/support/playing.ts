import type { Locator, Page } from 'playwright-core'
import type { Match } from '#kernel/match/match.ts'
import { onlyAnswer } from '#kernel/only-answer.ts'
import { seatSet } from '#kernel/seats.ts'
import { NO_ACTION } from '#kernel/vocabulary.ts'
import { seatsOf } from '#table/room.ts'
import type { Table } from '#table/table.ts'
import type { Visitor } from './visitor.ts'
import { firstOf, SHORT } from './world/script.ts'

/** Where a table stands for somebody. */
export type Standing = 'act' | 'hand-over' | 'curtain' | 'over' | 'wait'

const MOVES = '.area-act [data-action]'
const SIGNS: readonly (readonly [Standing, string])[] = [
  ['over', 'dialog[open] .end'],
  ['curtain', '.curtain'],
  ['hand-over', '.area-act .hand-over'],
  ['act', MOVES],
]

/** More answers than a page ever gives by itself, one after the other. */
const AHEAD = 10

/** Milliseconds: what others did meanwhile is shown step by step, a whole game of it if need be. */
const CATCHING_UP = 120_000

/** Where a table stands for somebody, once bots have done what they do and the page shows it. */
export async function standing(visitor: Visitor): Promise<Standing> {
  const stands = await glance(visitor)
  if (stands === 'act') await comeNear(visitor)
  return stands
}

/** The rules come when somebody comes near the table; what a tap does is to be seen at once only when they are here. */
async function comeNear({ page }: Visitor): Promise<void> {
  await page.locator('main.areas').dispatchEvent('pointerenter')
  await page.locator('.table[data-playable="true"]').waitFor()
}

/** The same for somebody who only looks. */
export async function glance(visitor: Visitor): Promise<Standing> {
  const wanted = await expected(visitor)
  // A table that still fetches what came before is laid out and asks already, but nobody sees or touches it.
  await visitor.page.locator('.table.bare').waitFor({ state: 'detached' })
  if (wanted === 'wait') return 'wait'
  const signs = SIGNS.filter(([name]) => (wanted === 'over') === (name === 'over'))
  const all = signs.map(([, sign]) => sign).join()
  const { page } = visitor
  for (;;) {
    await page.locator(all).first().waitFor({ state: 'attached' })
    const there = await page.locator(all).evaluateAll(
      (elements, selectors) => selectors.map((each) => elements.some((element) => element.matches(each))),
      signs.map(([, sign]) => sign),
    )
    // A board that has just been loaded may put its own moves in place of the plain ones meanwhile.
    if (there.includes(true)) return signs[there.indexOf(true)][0]
  }
}

/** What the server says of it, when the page shows all that the server has sent. */
async function expected(visitor: Visitor): Promise<'over' | 'asked' | 'wait'> {
  const { house, page } = visitor
  await page.locator('.table, .curtain').first().waitFor()
  const { match } = visitor
  const person = (await visitor.known())?.id ?? null
  await house.rest()
  const { tables, hub } = house.server.services
  const connection = hub.at(match).findLast(({ caller }) => (caller.person?.id ?? null) === person)
  if (connection === undefined) throw new Error('nobody is connected from this page')
  const { cursor, isOver, isAsked, isSpared } = await tables.use(match, (table) => {
    const { room } = table
    // A seat that several hold is played by whoever has begun its turn.
    const mine =
      person === null
        ? []
        : seatsOf(room, person).filter((seat) => (room.seats[seat].turn ?? person) === person)
    return {
      cursor: table.latest(connection.viewer)?.cursor ?? 0,
      isOver: room.status === 'over',
      isAsked: mine.some((seat) => table.match?.isToAct(seat)),
      isSpared: mine.some((seat) => table.match !== null && isSparedAt(table.match, seat)),
    }
  })
  // What there is no choice about the page may have answered by itself meanwhile: then it is ahead.
  const reached = Array.from({ length: AHEAD }, (_, more) => `.table[data-cursor="${cursor + more}"]`)
  await page
    .locator([...reached, '.curtain'].join())
    .first()
    .waitFor({ timeout: CATCHING_UP })
  // What there is no choice about the page answers by itself, unless a curtain is before it.
  if (isSpared && (await page.locator('.curtain, .hand-over').count()) === 0) {
    await page.locator(`.table:not([data-cursor="${cursor}"])`).first().waitFor()
    return expected(visitor)
  }
  if (isOver) return 'over'
  return isAsked ? 'asked' : 'wait'
}

export function isSparedAt(match: Match, seat: number): boolean {
  const { game, state } = match
  return onlyAnswer(game, game.view(state, seatSet(seat)), seat, match.legal(seat)) !== NO_ACTION
}

/** The moves as plain buttons, opened if they are folded away. */
export async function moves(page: Page): Promise<Locator> {
  const folded = page.locator('.area-act details:not([open]) > summary')
  if ((await folded.count()) > 0) await folded.click()
  return page.locator(MOVES)
}

/** Every action that somebody could take who is asked something. */
export async function legal(visitor: Visitor): Promise<string[]> {
  return (await standing(visitor)) === 'act' ? actions(visitor) : []
}

/** What the page lists of it at this moment. */
export async function actions({ page }: Visitor): Promise<string[]> {
  return page
    .locator(MOVES)
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-action') ?? ''))
}

/** Does something by which the table goes on, and waits until that is shown. */
export async function goneOn(visitor: Visitor, work: () => Promise<unknown>): Promise<void> {
  const before = await moment(visitor)
  await work()
  await visitor.page
    .locator(`.table:not([data-moment="${before}"]), .curtain, dialog[open] .end`)
    .first()
    .waitFor()
}

/** Plays a move with its plain button, and waits until it is shown. */
export async function act(visitor: Visitor, action: string, touch = false): Promise<void> {
  const button = (await moves(visitor.page)).and(visitor.page.locator(`[data-action="${action}"]`))
  await goneOn(visitor, () => (touch ? button.tap() : button.click()))
}

/** Somebody who is asked plays whatever keeps the game short, with the plain buttons. Gives the text of the action. */
export async function playMove(visitor: Visitor, touch = false): Promise<string> {
  const { box } = await tableOf(visitor)
  const action = firstOf(SHORT[box.id] ?? [], await actions(visitor))
  await act(visitor, action, touch)
  return action
}

/** Plays until others have played, or somebody else is asked. Gives how many moves it took. */
export async function playTurn(visitor: Visitor, touch = false): Promise<number> {
  const person = (await visitor.known())?.id ?? ''
  let begun = 0
  for (let count = 0; count < LONGEST; count++) {
    // Only now all that the page answers by itself, and whatever bots do upon it, is in the log.
    if ((await standing(visitor)) !== 'act') return count
    const { room, match } = await tableOf(visitor)
    const log = match?.log ?? []
    if (count === 0) begun = log.length
    const mine = seatsOf(room, person)
    if (log.slice(begun).some((entry) => 'seat' in entry && !mine.includes(entry.seat))) return count
    await playMove(visitor, touch)
  }
  throw new Error('a turn that does not end')
}

/** The table at the server, to look at only. */
function tableOf({ house, match }: Visitor): Promise<Table> {
  return house.server.services.tables.use(match, (table) => table)
}

/** What is on the stage, as a count that goes up. */
export async function moment({ page }: Visitor): Promise<string> {
  return (await page.locator('.table').getAttribute('data-moment')) ?? ''
}

/** Goes behind the curtain, or hands the device over. */
async function passOn({ page }: Visitor, stands: Standing): Promise<void> {
  if (stands === 'curtain') {
    await page.getByRole('button', { name: /: show me$|: montrez-moi$/ }).click()
    await page.locator('.table').waitFor()
  } else {
    await page.locator('.area-act .hand-over').click()
    await page.locator('.curtain').waitFor()
  }
}

/** The most answers that any game of a story takes. */
const LONGEST = 2000

/**
 * Whoever is asked answers, one after the other, until it is enough; `answer` says how, and gives how many moves it
 * took. Gives how many there were in all.
 */
export async function playUntil(
  people: readonly Visitor[],
  isEnough: () => Promise<boolean> | boolean,
  answer: (person: Visitor) => Promise<unknown> = playMove,
): Promise<number> {
  for (let count = 0; count < LONGEST; ) {
    let isIdle = true
    for (const person of people) {
      if (await isEnough()) return count
      const stands = await standing(person)
      if (stands === 'wait' || stands === 'over') continue
      isIdle = false
      if (stands === 'act') {
        await answer(person)
        count++
      } else await passOn(person, stands)
    }
    if (isIdle) {
      if (await isEnough()) return count
      throw new Error(`nobody is asked anything after ${count} moves`)
    }
  }
  throw new Error(`not enough after ${LONGEST} moves`)
}

/** Plays with everyone here until it is over for all of them. */
export async function playToTheEnd(people: readonly Visitor[], touch = false): Promise<number> {
  const isOver = async (): Promise<boolean> => (await tableOf(people[0])).room.status === 'over'
  const count = await playUntil(people, isOver, (person) => playMove(person, touch))
  for (const person of people)
    if ((await standing(person)) !== 'over') throw new Error('it is not over for everyone')
  return count
}
