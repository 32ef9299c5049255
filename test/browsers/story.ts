import type { OpenHouse } from '../browser/support/house.ts'
import { isSparedAt } from '../browser/support/playing.ts'
import { seatsOf } from '../browser/support/tables.ts'
import { GIVEN_NUMBER } from '../browser/support/visitor.ts'
import { firstOf, SHORT } from '../browser/support/world/script.ts'
import { appears, type Driven } from './driven.ts'

/** A game that is over soon when everybody plays for that, and what its first question is answered with on the board. */
interface Story {
  readonly game: string
  readonly options: object
  readonly mine: string
  readonly pick: string
}

export const STORIES: readonly Story[] = [
  {
    game: 'sharks',
    options: { players: 2 },
    mine: 'great-white',
    pick: '.area-board [aria-pressed="false"]',
  },
  { game: 'jaws', options: {}, mine: 'shark', pick: '.chart [data-space="N"]' },
  {
    game: 'shark-island',
    options: { players: 3 },
    mine: 'shark',
    pick: '.area-board [aria-pressed="false"], .area-side [aria-pressed="false"]',
  },
]

const MAIN = '.area-act .main:not([aria-disabled="true"])'
/** The most answers that any of them takes. */
const LONGEST = 500

/** From the home page to the end of a game and its replay; gives how many answers that took. */
export async function play(
  house: OpenHouse,
  driven: Driven,
  { game, options, mine, pick }: Story,
): Promise<number> {
  await driven.go(`${house.base}/`)
  await appears(driven, `a[href^="/new/${game}"], [href^="/rules/${game}"]`)
  await needFits(driven)
  await post(driven, '/api/me', { name: 'Ann' })
  await driven.run(`() => localStorage.setItem('dorsal.pace', 'at-once')`)
  await driven.run(`() => { ${GIVEN_NUMBER} }`)
  const names = seatsOf(house, game, options)
  const own = names.includes(mine) ? mine : names[0]
  const seats = Object.fromEntries(names.map((seat) => [seat, seat === own ? 'me' : { bot: 'random' }]))
  const { match } = await post<{ match: string }>(driven, '/api/matches', { game, options, seats })
  await follow(driven, `/match/${match}`)

  let answers = 0
  while ((await standing(house, driven, match, names.indexOf(own))) !== 'over') {
    if (answers === 0) await answerOnTheBoard(driven, pick)
    else await answerFromTheList(driven, game)
    if (++answers > LONGEST) throw new Error(`not over after ${LONGEST} answers`)
    // Somebody comes back to a table as it was.
    if (answers === 5) {
      await driven.go(`${house.base}/match/${match}`)
      await appears(driven, '.table')
    }
    await needFits(driven)
  }
  await appears(driven, 'dialog[open] .end')
  await driven.go(`${house.base}/replay/${match}`)
  await appears(driven, '.table')
  await needFits(driven)
  return answers
}

/** By a link inside the page, which stays loaded: the number that it adds to the draws is the given one. */
async function follow(driven: Driven, path: string): Promise<void> {
  await driven.run(
    `(path) => {
      const link = document.createElement('a')
      link.href = path
      document.body.append(link)
      link.click()
      link.remove()
    }`,
    path,
  )
}

/** What the table waits for, once bots have played, the page has answered what is no choice, and all of it is shown. */
async function standing(
  house: OpenHouse,
  driven: Driven,
  match: string,
  seat: number,
): Promise<'asked' | 'over'> {
  const { tables, hub } = house.server.services
  for (;;) {
    await appears(driven, '.table')
    await house.rest()
    const viewer = hub.at(match).at(-1)?.viewer
    if (viewer === undefined) throw new Error('nobody is connected from this page')
    const { cursor, isOver, isSpared } = await tables.use(match, (table) => ({
      cursor: table.latest(viewer)?.cursor ?? 0,
      isOver: table.room.status === 'over',
      isSpared: table.match?.isToAct(seat) === true && isSparedAt(table.match, seat),
    }))
    await shows(driven, isSpared ? cursor + 1 : cursor)
    if (!isSpared) return isOver ? 'over' : 'asked'
  }
}

/** Waits in the page until it shows this update, or one after it. */
async function shows(driven: Driven, cursor: number): Promise<void> {
  await driven.run(
    `(cursor) => new Promise((resolve) => {
      const look = () =>
        Number(document.querySelector('.table')?.dataset.cursor) >= cursor ? resolve(true) : requestAnimationFrame(look)
      look()
    })`,
    cursor,
  )
}

async function answerOnTheBoard(driven: Driven, pick: string): Promise<void> {
  await appears(driven, pick)
  const before = await moment(driven)
  // A space is a button in the shape of the space: its middle may lie in another one.
  await driven.run(`(selector) => document.querySelector(selector).click()`, pick)
  await appears(driven, MAIN)
  await driven.press(MAIN)
  await appears(driven, goneOn(before))
}

async function answerFromTheList(driven: Driven, game: string): Promise<void> {
  await appears(driven, '.area-act [data-action]')
  const before = await moment(driven)
  const legal = await driven.run<string[]>(
    `() => [...document.querySelectorAll('.area-act [data-action]')].map((each) => each.dataset.action)`,
  )
  const folded = '.area-act details:not([open]) > summary'
  const isFolded = await driven.run<boolean>(
    `(selector) => document.querySelector(selector) !== null`,
    folded,
  )
  if (isFolded) await driven.press(folded)
  await driven.press(`.area-act [data-action="${firstOf(SHORT[game] ?? [], legal)}"]`)
  await appears(driven, goneOn(before))
}

function goneOn(before: string): string {
  return `.table:not([data-moment="${before}"]), dialog[open] .end`
}

function moment(driven: Driven): Promise<string> {
  return driven.run(`() => document.querySelector('.table')?.dataset.moment ?? ''`)
}

/** Nothing stands out over the right edge, and our own letters have come. */
async function needFits(driven: Driven): Promise<void> {
  const { wide, room, fonts } = await driven.run<{ wide: number; room: number; fonts: boolean }>(
    `async () => {
      await document.fonts.load('16px Anton')
      const { scrollWidth: wide, clientWidth: room } = document.documentElement
      return { wide, room, fonts: document.fonts.check('16px Anton') }
    }`,
  )
  if (wide > room) throw new Error(`the page is ${wide} wide where there is room for ${room}`)
  if (!fonts) throw new Error('a font has not come')
}

function post<Answer>(driven: Driven, path: string, body: object): Promise<Answer> {
  return driven.run(
    `async (path, text) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: text })).json()
    }`,
    path,
    JSON.stringify(body),
  )
}
