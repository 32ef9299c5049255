import { expect, test } from 'vitest'
import { bring, type Moment } from './support/brought.ts'
import { cutOff } from './support/cut-off.ts'
import { listen, noticed, sounds } from './support/ear.ts'
import {
  answer,
  answerByKeys,
  answerOnBoardByKeys,
  asked,
  island,
  leadsTo,
  pressOn,
  questionOf,
} from './support/island.ts'
import { openHouse } from './support/open-house.ts'
import { act, actions, goneOn, standing } from './support/playing.ts'
import { pause } from './support/stepping.ts'
import { gather, playAgainstBots } from './support/tables.ts'
import { PHONE, type Visitor, WIDE } from './support/visitor.ts'

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
/** More milliseconds than anything takes to be shown. */
const LONG = 60_000
const FOUR = ['tempest', 'harlan', 'anya', 'pilot']
/** Every question there is, by who is asked. */
const SIDES = [
  {
    whom: 'the Shark',
    mine: ['shark'],
    questions: ['strategy', 'spend', 'place', 'offer', 'dealt', 'discard', 'pay', 'aim', 'wild', 'join'],
  },
  {
    whom: 'the Hunters',
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

const tones = async (visitor: Visitor): Promise<readonly string[]> => (await noticed(visitor)).sounds

/** From a wide window to one of a phone's size, or back. */
async function turnRound({ page }: Visitor): Promise<void> {
  const isWide = page.viewportSize()?.width === WIDE.width
  await page.setViewportSize(isWide ? PHONE : WIDE)
  await page.locator('.area-board.wide').waitFor({ state: isWide ? 'detached' : 'visible' })
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
    moves: await actions(visitor),
  }
}

test('two players, one with both Hunters: a turn of the Shark and a turn of a Hunter with the keys alone', async () => {
  // Dealt so that fins dealt evenly leave the Shark on another tile than the first.
  house.secrets.deal('a combat')
  const [ann, bob] = await gather(house, { ...island(PAIR), held: [['shark'], PAIR] })

  // The Shark: what is tapped with Enter is picked, once more and it is chosen.
  expect(await standing(ann)).toBe('act')
  for (const wanted of ['.inside button:has-text("National Press")', '.shop button:has-text("False Fin")']) {
    await pressOn(ann, wanted)
    await goneOn(ann, () => ann.page.keyboard.press('Enter'))
  }
  await pressOn(ann, '.area-act button:has-text("Place the fins")')
  await pressOn(ann, '.area-act button:has-text("Deal evenly")')
  // The Shark itself goes to the first tile: both Hunters will be there, so that it comes to a combat.
  await pressOn(ann, '.tiles > li:not(:first-child) button[data-fin="shark"]')
  await pressOn(ann, '.postcard')
  expect(await ann.page.locator('.tiles > li').first().locator('[data-fin="shark"]').count()).toBe(1)
  await pressOn(ann, '.area-act button:has-text("Let them look")')

  // One Hunter on the board itself, the other out of the list of moves.
  const seen = new Set<string>()
  for (const answerHere of [answerOnBoardByKeys, answerByKeys])
    for (let question = ''; question !== 'sail'; ) {
      expect(await standing(bob)).toBe('act')
      question = await questionOf(bob)
      seen.add(question)
      await answerHere(bob)
    }
  expect([...seen]).toEqual(expect.arrayContaining(['roll', 'act', 'sail']))
  expect(await bob.page.locator('.curtain').count()).toBe(0)
  expect(house.faults).toEqual([])
})

for (const { whom, mine, questions } of SIDES)
  test(`every question to ${whom} as it is asked: answered with the keys alone, the same after a reload, nothing cut off on any screen`, async () => {
    const visitor = await house.visitor()
    await visitor.introduce()
    const after = new Set<string>()
    const faults: string[] = []
    const measure = async (question: string): Promise<void> => {
      const screen = `${question} ${visitor.page.viewportSize()?.width}`
      faults.push(...(await cutOff(visitor)).map((fault) => `${screen}: ${fault}`))
      if (await visitor.scrollsSideways()) faults.push(`${screen} scrolls sideways`)
    }
    for (const question of questions) {
      const held = [{ visitor, seats: mine }]
      const { match } = await bring(house, { ...island(FOUR), held, until: asked(question) })
      await visitor.follow(`/match/${match}`)
      expect(await standing(visitor), question).toBe('act')
      expect(await questionOf(visitor)).toBe(question)
      // In the size that one came with, and then in the other, which stays.
      await measure(question)
      await turnRound(visitor)
      await measure(question)

      await answerOnBoardByKeys(visitor)
      if ((await standing(visitor)) === 'over') continue
      const live = await screenOf(visitor)
      after.add(live.question)
      await visitor.page.reload()
      expect(await standing(visitor), question).toBe('act')
      await expect.poll(() => screenOf(visitor), { message: `after ${question}` }).toEqual(live)
    }
    console.log(`Shark Island, asked after the answers of ${whom}: ${[...after].join(', ')}`)
    expect(faults).toEqual([])
    expect(house.faults).toEqual([])
  })

test('a fin is turned over with a beat of suspense; what happens is heard, and with the key for it nothing is', async () => {
  const ann = await house.visitor({ atLeisure: true })
  const { page } = ann
  await ann.introduce()
  await listen(ann)
  /** At a table where an answer of hers leads to this; gives the answer. */
  const before = async (event: string, question?: string): Promise<string> => {
    const mine = event === 'placed' || event === 'double-shark' ? ['shark'] : PAIR
    const until = (moment: Moment): boolean =>
      leadsTo(event)(moment) && (question === undefined || asked(question)(moment))
    const held = [{ visitor: ann, seats: mine }]
    const { match, action } = await bring(house, { ...island(PAIR), held, until })
    await ann.go(`/match/${match}`)
    expect(await standing(ann)).toBe('act')
    return action
  }

  // At the usual pace: one fin trembles, still face down, before anybody sees what it is.
  await page.addInitScript(WATCH)
  const turning = await before('turned', 'search')
  await pause(ann)
  await act(ann, turning)
  const seen = (): Promise<string[]> => page.evaluate('window.seen')
  const suspense = ['nothing in doubt', '1 in doubt, trembling: Watch']
  await expect.poll(seen).toEqual(suspense)
  await page.clock.runFor(LONG)
  expect((await seen()).slice(0, 3)).toEqual([...suspense, '1 more turned up'])
  const isShown = () => expect.poll(() => page.locator('.prompt h1').innerText()).not.toMatch(/^watch$/i)
  await isShown()
  expect(await tones(ann)).toContain(SOUNDS.turned)

  // Whoever wants less motion hears the same.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [event, tone] of Object.entries(SOUNDS).slice(1)) {
    await act(ann, await before(event))
    await page.clock.runFor(LONG)
    await expect.poll(() => tones(ann), { message: event }).toContain(tone)
  }

  await before('turned', 'search')
  await page.keyboard.press('m')
  const silent = await sounds(ann)
  await act(ann, turning)
  await page.clock.runFor(LONG)
  await isShown()
  expect(await sounds(ann)).toBe(silent)
  expect(house.faults).toEqual([])
})

test('one device goes round: a curtain between the Shark and the Hunters, none among the Hunters', async () => {
  const all = await house.visitor({ phone: true })
  await playAgainstBots(all, { ...island(PAIR), mine: ['shark', ...PAIR] })
  const sides: string[] = []
  while (sides.length < 3) {
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
    else await answer(all)
    expect(await all.scrollsSideways()).toBe(false)
  }
  expect(sides).toEqual(['shark', 'hunters', 'shark'])
  expect(house.faults).toEqual([])
})
