import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { layOut as layOutHunt } from '#games/jaws/act-1/testing.ts'
import { layOut as layOutFight } from '#games/jaws/act-2/testing.ts'
import { layOut as layOutSharks } from '#games/sharks/testing.ts'
import { positionOf } from '#kernel/match/position.ts'
import { openSpaces, tapSpace } from './support/amity.ts'
import { CREW, comeTo, jaws } from './support/jaws.ts'
import { openHouse } from './support/open-house.ts'
import { act, glance, goneOn, standing } from './support/playing.ts'
import { pause, step, stepTo } from './support/stepping.ts'
import { playAgainstBots, sitAt } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** Where something is on the page, however far that has been scrolled: on a phone it brings one's cards into sight. */
const placeOf = (one: Locator) =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left + scrollX, top: top + scrollY, width, height }
  })

/** Whether nothing lies over the middle of something. */
const isInSight = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const main = ({ page }: Visitor): Locator => page.locator('.area-act .button.main')

test('with Speed Burst in play the next swim is the burst: the bar, the glow and the draft say so', async () => {
  for (const phone of [false, true]) {
    const ann = await house.visitor({ phone })
    const { page } = ann
    await sitAt(ann, positionOf(layOutHunt({ mode: 'act-1', shark: '1', swimmers: 'N' })), ['shark'])
    expect(await standing(ann)).toBe('act')
    const near = await openSpaces(ann)
    await page.locator('.token', { hasText: 'Speed Burst' }).click()
    expect(await page.locator('.prompt h1').innerText()).toMatch(/^speed burst$/i)
    expect(await page.locator('.prompt p').innerText()).toMatch(/next swim is the burst: up to 3 spaces/)
    // No other token this round, and each of them looks it.
    const barred = page.locator('.token.spent[aria-disabled="true"]')
    expect(await barred.count()).toBe(3)
    expect(await barred.first().innerText()).toMatch(/one token a round/)
    // Three spaces away in one tap, for one action.
    const far = await openSpaces(ann)
    expect(far.length).toBeGreaterThanOrEqual(near.length)
    expect(far).toContain('4')
    await tapSpace(ann, '4')
    expect(await main(ann).innerText()).toMatch(/2 actions unused/)
    expect(await page.locator('.prompt p').innerText()).toMatch(/burst carries you on/)
    await tapSpace(ann, '8')
    // The burst is spent: what is swum now is an action again.
    expect(await main(ann).innerText()).toMatch(/2 actions unused/)
    expect(await page.locator('.prompt h1').innerText()).toMatch(/plan your turn/i)
    expect(await ann.text()).not.toMatch(/swim on with the burst/i)
    await ann.leave()
  }
  expect(house.faults).toEqual([])
})

test('a chosen start and a planned meal are drawn; measuring goes along the water', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await playAgainstBots(ann, jaws('act-1', ['shark']))
  await standing(ann)
  expect(await page.locator('[data-shark]').count()).toBe(0)
  await tapSpace(ann, 'S')
  await page.locator('[data-shark="S"]').waitFor()

  await sitAt(ann, positionOf(layOutHunt({ mode: 'act-1', shark: 'N', swimmers: 'N N N', michael: 'N' })), [
    'shark',
  ])
  await standing(ann)
  const meals = page.locator('[data-meal="N"]')
  expect(await meals.count()).toBe(0)
  await ann.button('Eat a swimmer').click()
  await ann.button('Eat a swimmer').click()
  expect(await meals.count()).toBe(2)
  await ann.button('Eat Michael').click()
  expect(await meals.count()).toBe(3)
  await ann.button('Take back').click()
  expect(await meals.count()).toBe(2)

  await ann.button('Measure').click()
  await tapSpace(ann, '3')
  await tapSpace(ann, '6')
  const measured = page.locator('[data-measured]')
  const spaces = (await measured.getAttribute('data-measured'))?.split(' ') ?? []
  expect([spaces[0], spaces.at(-1), spaces.length]).toEqual(['3', '6', 4])
  // The way with its count, not a line from one end to the other.
  expect(await measured.locator('text').allTextContents()).toEqual(['1', '2', '3'])
  expect(house.faults).toEqual([])
})

test('a shark that has nothing left to do is sent off by a second tap, and not before', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  await sitAt(ann, positionOf(layOutHunt({ mode: 'act-1', shark: '1', swimmers: 'N N' })), ['shark'])
  await standing(ann)
  await tapSpace(ann, 'N')
  await tapSpace(ann, 'N')
  await page
    .locator('[role="status"], [role="alert"]')
    .filter({ hasText: '2 actions unused' })
    .first()
    .waitFor()
  await ann.button('Eat a swimmer').tap()
  await ann.button('Eat a swimmer').tap()
  await goneOn(ann, () => tapSpace(ann, 'N'))
  expect(house.faults).toEqual([])
})

test('what is tapped before the rules are here is done when they come, in its order, with a finger or with the keys', async () => {
  for (const phone of [true, false]) {
    const ann = await house.visitor({ phone })
    const { page } = ann
    let come = (): void => {}
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route(/assets\/Board-jaws-.*rules-.*\.js$/, async (route) => {
      await coming
      await route.continue()
    })
    await sitAt(ann, positionOf(layOutHunt({ mode: 'act-1', shark: '1', swimmers: 'N N' })), ['shark'])
    expect(await glance(ann)).toBe('act')
    const space = page.locator('button[data-space="N"]')
    for (let time = 0; time < 2; time++) {
      if (phone) await tapSpace(ann, 'N')
      else {
        await space.focus()
        await page.keyboard.press('Enter')
      }
    }
    await page.locator('[data-shark="1"]').waitFor()
    expect(await page.locator('[data-shark="N"]').count()).toBe(0)
    come()
    await page.locator('[data-shark="N"]').waitFor()
    await page
      .locator('[role="status"], [role="alert"]')
      .filter({ hasText: '2 actions unused' })
      .first()
      .waitFor()
    await ann.leave()
  }
  expect(house.faults).toEqual([])
})

test('what is chosen is done by a second tap, with a finger, a mouse or Enter', async () => {
  for (const how of ['tap', 'click', 'Enter'] as const) {
    const ann = await house.visitor({ phone: how === 'tap' })
    const { page } = ann
    await sitAt(ann, positionOf(layOutSharks({ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'b2' })), ['mako'])
    await standing(ann)
    const tile = page.locator('.cell[aria-pressed="false"]').first()
    const press = async (one: Locator): Promise<void> => {
      if (how === 'tap') await one.tap()
      else if (how === 'click') await one.click()
      else {
        await one.focus()
        await page.keyboard.press('Enter')
      }
    }
    await press(tile)
    const chosen = page.locator('.cell[aria-pressed="true"]').last()
    await chosen.waitFor()
    await goneOn(ann, () => press(chosen))
    await ann.leave()
  }
  expect(house.faults).toEqual([])
})

test('the only target is chosen from the start', async () => {
  const ann = await house.visitor()
  const { page } = ann
  const table = layOutFight({ crew: { quint: 'b4', brody: 'b4', hooper: 'b4' }, cards: '2a 7a 6a' })
  table.lock('A').prepare({})
  await sitAt(ann, positionOf(table), ['shark'])
  await standing(ann)
  expect(await main(ann).getAttribute('aria-disabled')).not.toBe('true')
  expect(await main(ann).innerText()).toMatch(/boat space 2/i)
  expect(await page.locator('.prompt p').innerText()).toBe('Bite the boat, a swimmer, or nothing.')
  await goneOn(ann, () => main(ann).click())
  expect(house.faults).toEqual([])
})

test('on a phone all that a crew member can do is in sight, before and after a choice', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  for (const [seat, layout, choice] of [
    ['quint', { quint: '8', docks: [0, 1] }, 'S'],
    ['brody', { brody: 'shop', swimmers: 'N' }, 'N'],
    ['hooper', { hooper: '5', hoopers: 1 }, '1'],
  ] as const) {
    await sitAt(ann, positionOf(layOutHunt({ mode: 'act-1', turn: seat, ...layout })), CREW)
    await standing(ann)
    for (const isChosen of [false, true]) {
      if (isChosen) await tapSpace(ann, choice)
      const footer = await page.locator('.area-act').boundingBox()
      const acts = await page.locator('.acts').boundingBox()
      expect((acts?.y ?? 0) + (acts?.height ?? 0), `${seat} ${isChosen}`).toBeLessThanOrEqual(footer?.y ?? 0)
    }
  }
  // Who goes next is asked when there is most to read: what the shark did.
  await comeTo(ann, {
    mode: 'act-1',
    mine: CREW,
    until: ({ view, isMine }) => isMine && view.act1?.step === 'order' && view.act1.round > 1,
  })
  await page.locator('.apart').getByRole('button').waitFor()
  const footer = await page.locator('.area-act').boundingBox()
  for (const goes of await page.getByRole('button', { name: 'Goes next' }).all()) {
    const box = await goes.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  }
  expect(house.faults).toEqual([])
})

test('the ocean keeps its size when something is chosen from what is on show', async () => {
  for (const phone of [false, true])
    for (const [size, from, to] of [
      ['small', 'c1', 'd1'],
      ['medium', 'a1', 'a2'],
      ['large', 'b1', 'b2'],
    ] as const) {
      const ann = await house.visitor({ phone })
      const shown = { [size]: 'bony pelagic' }
      const table = layOutSharks({ sharks: { mako: from, tiger: 'd3' }, boat: 'c3', shown })
      await sitAt(ann, positionOf(table), ['mako'])
      await standing(ann)
      const before = await placeOf(ann.page.locator('.ocean'))
      await act(ann, `swim ${to}`)
      await act(ann, 'stop')
      const food = ann.page.locator('.food')
      await food.first().waitFor()
      expect(await placeOf(ann.page.locator('.ocean')), size).toEqual(before)
      for (const each of await food.all()) expect(await isInSight(each), size).toBe(true)
      await ann.leave()
    }
  expect(house.faults).toEqual([])
})

test('the arrows of the boat come together with the question', async () => {
  const ann = await house.visitor({ atLeisure: true })
  const { page } = ann
  const table = layOutSharks({ sharks: { mako: 'c1', tiger: 'd3' }, boat: 'b2' })
  table.play('swim d1', 'stop')
  table.play(table.legal()[0])
  await sitAt(ann, positionOf(table), ['mako'])
  await standing(ann)
  await pause(ann)
  await step(ann, act(ann, 'done'), 10)
  await stepTo(ann, page.locator('.prompt h1', { hasText: /boat/i }), 10)
  const arrows = page.locator('.ocean .arrow')
  expect(await arrows.count()).toBeGreaterThan(1)
  expect(await arrows.first().evaluate((arrow) => getComputedStyle(arrow).opacity)).toBe('1')
  expect(house.faults).toEqual([])
})
