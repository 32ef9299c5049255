import { expect, test } from 'vitest'
import { type Brought, bring } from './support/brought.ts'
import { cutOff } from './support/cut-off.ts'
import { listen, noticed, sounds } from './support/ear.ts'
import {
  answer,
  answerByKeys,
  answerOnBoardByKeys,
  introduce,
  invitation,
  isOver,
  layIsland,
  pressOn,
  questionOf,
} from './support/island.ts'
import { openHouse } from './support/open-house.ts'
import { moment, moves, standing } from './support/playing.ts'
import { PHONE, type Visitor, type VisitorOptions, WIDE } from './support/visitor.ts'

const house = openHouse()
const CARDS = '[data-explain^="card:"]'
const PAIR = ['tempest', 'harlan']
/** What happens, and the tone by which it is heard. */
const SOUNDS: { readonly [event: string]: string } = {
  turned: 'sine 120',
  placed: 'sine 120',
  rolled: 'triangle 900',
  searched: 'triangle 900',
  found: 'sawtooth 82',
  'double-shark': 'noise',
  terror: 'square 233',
  over: 'sine 494',
}
const FOUR = ['tempest', 'harlan', 'anya', 'pilot']
/** Every question there is, by who is asked. */
const SIDES = [
  {
    mine: ['shark'],
    questions: ['strategy', 'spend', 'place', 'offer', 'dealt', 'discard', 'pay', 'aim', 'wild', 'join'],
  },
  {
    mine: FOUR,
    questions: [
      'roll',
      'act',
      'sail',
      'search',
      'found',
      'offer',
      'dealt',
      'bonus',
      'response',
      'discard',
      'aim',
    ],
  },
]

/** Writes down how a fin is turned over, however short the moment. */
const WATCH = `
  window.seen = []
  let up = null
  new MutationObserver(() => {
    const doubt = document.querySelectorAll('.fin.doubt')
    const ups = document.querySelectorAll('.fin.up').length
    if (document.querySelector('.area-act [data-action]') !== null && up === null) up = ups
    if (up === null) return
    const trembles = [...doubt].every((fin) => fin.getAnimations().length > 0)
    const now =
      ups > up
        ? ups - up + ' more turned up'
        : doubt.length > 0
          ? doubt.length + ' in doubt, ' + (trembles ? 'trembling: ' : 'still: ') + document.querySelector('.prompt h1').textContent
          : 'nothing in doubt'
    if (window.seen.at(-1) !== now) window.seen.push(now)
  }).observe(document, { subtree: true, childList: true, attributes: true })
`

async function guest(options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await house.visitor(options)
  await visitor.go('/')
  await introduce(visitor, 'Ann')
  return visitor
}

const tones = async (visitor: Visitor): Promise<readonly string[]> => (await noticed(visitor)).sounds

/** From a wide window to one of a phone's size, or back. */
async function turnRound({ page }: Visitor): Promise<void> {
  const isWide = page.viewportSize()?.width === WIDE.width
  await page.setViewportSize(isWide ? PHONE : WIDE)
  await page.locator('.area-board.wide').waitFor({ state: isWide ? 'detached' : 'visible' })
}

async function untilAsked({ page }: Visitor): Promise<void> {
  await page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
}

/** Does something, and waits until the table has gone on. */
async function goneOn(visitor: Visitor, work: () => Promise<void>): Promise<void> {
  const now = await moment(visitor)
  await work()
  await visitor.page.locator(`.table:not([data-moment="${now}"])`).waitFor()
}

/** What somebody has before them: the question, the board and what can be done, as words. */
async function screenOf(visitor: Visitor) {
  const { page } = visitor
  const text = (part: string): Promise<string> => page.locator(part).innerText()
  return {
    question: await questionOf(visitor),
    prompt: await text('.prompt'),
    board: await text('.area-board'),
    side: await text('.area-side'),
    buttons: await page.locator('.area-act .row').allInnerTexts(),
    moves: await page
      .locator('.area-act [data-action]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-action'))),
  }
}

test('two players, one with both Hunters: a turn of the Shark and a turn of a Hunter with the keys alone', async () => {
  const bob = await house.visitor()
  await bob.go('/')
  await introduce(bob, 'Bob')
  const match = await layIsland(bob, ['tempest', 'harlan'], ['tempest', 'harlan'], 'open')
  await bob.go(`/match/${match}`)
  const ann = await house.visitor()
  await ann.page.goto(await invitation(bob, match, 'shark'))
  await ann.page.getByLabel('Your name').fill('Ann')
  await ann.button('Sit down').click()
  for (const person of [ann, bob]) await person.button('I am ready').click()

  // The Shark: what is tapped with Enter is picked, once more and it is chosen.
  await untilAsked(ann)
  for (const wanted of ['National Press', 'False Fin']) {
    await pressOn(ann, `.inside button:has-text("${wanted}")`)
    await goneOn(ann, () => ann.page.keyboard.press('Enter'))
  }
  await pressOn(ann, '.area-act button:has-text("Place the fins")')
  await pressOn(ann, '.area-act button:has-text("Deal evenly")')
  // The Shark itself goes to the first tile: both Hunters will be there, so that it comes to a combat.
  if ((await ann.page.locator('.tiles > li').first().locator('[data-fin="shark"]').count()) === 0) {
    await pressOn(ann, '.tiles button[data-fin="shark"]')
    await pressOn(ann, '.postcard')
  }
  expect(await ann.page.locator('.tiles > li').first().locator('[data-fin="shark"]').count()).toBe(1)
  await pressOn(ann, '.area-act button:has-text("Let them look")')

  // One Hunter on the board itself, the other out of the list of moves.
  const asked = new Set<string>()
  for (let seat = 0; seat < 2; seat++)
    for (let isThere = false; !isThere; ) {
      await untilAsked(bob)
      const question = await questionOf(bob)
      asked.add(question)
      isThere = question === 'sail'
      await goneOn(bob, () => (seat === 0 ? answerOnBoardByKeys(bob) : answerByKeys(bob)))
    }
  expect([...asked]).toEqual(expect.arrayContaining(['roll', 'act', 'sail']))
  expect(await bob.page.locator('.curtain').count()).toBe(0)
  expect(house.faults).toEqual([])
}, 300_000)

test('every question as it is asked: answered with the keys alone, the same after a reload, nothing cut off on any screen', async () => {
  const sides = await Promise.all(SIDES.map(async (side) => ({ ...side, visitor: await guest() })))
  const wanted = sides.flatMap(({ questions, ...side }) =>
    questions.map((asked) => ({ ...side, asked, hunters: FOUR })),
  )
  const brought = await bring(house, wanted)
  const seen = wanted.map((each, index) => ({ ...each, ...brought[index] }))
  const after = new Set<string>()
  const faults: string[] = []
  const measure = async (visitor: Visitor, screen: string): Promise<void> => {
    const { width } = visitor.page.viewportSize() ?? WIDE
    faults.push(...(await cutOff(visitor)).map((fault) => `${screen} ${width}: ${fault}`))
    if (await visitor.scrollsSideways()) faults.push(`${screen} ${width} scrolls sideways`)
  }
  await Promise.all(
    sides.map(async ({ visitor }) => {
      for (const { match, asked, mine } of seen.filter((each) => each.visitor === visitor)) {
        const screen = `${mine[0]} ${asked}`
        await visitor.go(`/match/${match}`)
        await untilAsked(visitor)
        expect(await questionOf(visitor)).toBe(asked)
        // In the size that one came with, and then in the other, which stays.
        await measure(visitor, screen)
        await turnRound(visitor)
        await measure(visitor, screen)

        await goneOn(visitor, () => answerOnBoardByKeys(visitor))
        await visitor.page
          .locator('.area-act [data-action], dialog[open] .end')
          .first()
          .waitFor({ state: 'attached' })
        if (await isOver(visitor)) continue
        const live = await screenOf(visitor)
        after.add(live.question)
        await visitor.page.reload()
        await untilAsked(visitor)
        await expect.poll(() => screenOf(visitor), { message: `after ${screen}` }).toEqual(live)
      }
    }),
  )
  console.log(`Shark Island, asked after the answers: ${[...after].join(', ')}`)
  expect(faults).toEqual([])
  expect(house.faults).toEqual([])
}, 300_000)

test('a fin is turned over with a beat of suspense; what happens is heard, and with the key for it nothing is', async () => {
  const ann = await guest({ atLeisure: true })
  const { page } = ann
  await listen(ann)
  const wanted = Object.keys(SOUNDS).map((event) => ({
    visitor: ann,
    mine: event === 'placed' || event === 'double-shark' ? ['shark'] : PAIR,
    hunters: PAIR,
    leadsTo: `shark-island.${event}`,
    ...(event === 'turned' ? { asked: 'search' } : {}),
  }))
  const [suspense, ...others] = await bring(house, wanted)
  const play = async ({ match, action }: Brought): Promise<void> => {
    await ann.go(`/match/${match}`)
    await untilAsked(ann)
    await (await moves(page)).and(page.locator(`[data-action="${action}"]`)).click()
  }

  // At the usual pace: one fin trembles, still face down, before anybody sees what it is.
  await page.addInitScript(WATCH)
  await play(suspense)
  const seen = (): Promise<string[]> => page.evaluate('window.seen')
  await expect.poll(async () => (await seen()).at(-1)).toBe('1 more turned up')
  expect((await seen()).slice(0, 3)).toEqual([
    'nothing in doubt',
    '1 in doubt, trembling: Watch',
    '1 more turned up',
  ])
  await expect.poll(() => page.locator('.prompt h1').innerText()).not.toMatch(/^watch$/i)
  await expect.poll(() => tones(ann)).toContain(SOUNDS.turned)

  await page.addInitScript("localStorage.setItem('dorsal.pace', 'fast')")
  for (const [index, each] of others.entries()) {
    await play(each)
    const [event, tone] = Object.entries(SOUNDS)[index + 1]
    await expect.poll(() => tones(ann), { message: event, timeout: 30_000 }).toContain(tone)
  }

  await ann.go(`/match/${suspense.match}`)
  await untilAsked(ann)
  await page.keyboard.press('m')
  const silent = await sounds(ann)
  await goneOn(ann, async () => void (await answer(ann)))
  await untilAsked(ann)
  expect(await sounds(ann)).toBe(silent)
  expect(house.faults).toEqual([])
}, 300_000)

test('one device goes round: a curtain between the Shark and the Hunters, none among the Hunters', async () => {
  const all = await house.visitor({ phone: true })
  await all.go('/')
  await introduce(all, 'Ann')
  const seats = ['shark', 'tempest', 'harlan']
  const match = await layIsland(all, seats.slice(1), seats, 'bot')
  await all.go(`/match/${match}`)
  const sides: string[] = []
  for (let count = 0; sides.length < 3; count++) {
    expect(count).toBeLessThan(60)
    await all.page
      .locator('.curtain, .area-act [data-action], .hand-over')
      .first()
      .waitFor({ state: 'attached' })
    const stands = await standing(all)
    if (stands === 'curtain') {
      // Behind the curtain there is no card and no fin.
      expect(await all.page.locator(`${CARDS}, [data-fin], .fin`).count()).toBe(0)
      const isShark = /shark/i.test(await all.page.locator('.curtain h1').innerText())
      await all.button(/show me$/).tap()
      await all.page.locator(CARDS).first().waitFor({ state: 'attached' })
      sides.push(isShark ? 'shark' : 'hunters')
      expect((await all.page.locator('[data-explain^="card:shark/"]').count()) > 0).toBe(isShark)
      if (!isShark) expect(await all.page.locator('[stroke-dasharray="4 3"]').count()).toBe(0)
    } else if (stands === 'hand-over') await all.page.locator('.hand-over').tap()
    else if (stands === 'act') {
      const now = await moment(all)
      await answer(all)
      await all.page.locator(`.table:not([data-moment="${now}"]), .curtain`).first().waitFor()
    } else await all.page.waitForTimeout(30)
    expect(await all.scrollsSideways()).toBe(false)
  }
  expect(sides).toEqual(['shark', 'hunters', 'shark'])
  expect(house.faults).toEqual([])
}, 300_000)
