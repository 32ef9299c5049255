import { expect, test } from 'vitest'
import { heard, listen } from './support/ear.ts'
import { openHouse } from './support/open-house.ts'
import { moves, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** What a step has for one to do: to read on, to play, or at the last one to look something up. */
const NEXT = '.area-act :is(.wide-button.main, [data-action], a[href^="/rules/"])'

/** Goes through the lesson on the page, doing what it asks for. */
async function follow(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const next = page.locator(NEXT).first()
  for (let count = 0; ; count++) {
    expect(count).toBeLessThan(60)
    const { name, isMove } = await next.evaluate((one) => ({
      name: one.localName,
      isMove: one.hasAttribute('data-action'),
    }))
    if (name === 'a') break
    if (isMove) await (await moves(page)).first().click()
    else await visitor.button('Go on').click()
  }
  await visitor.button(/^Play now: /).waitFor()
}

/** How far along the lesson is, and how many steps it has. */
async function progress({ page }: Visitor): Promise<string[]> {
  return (await page.locator('.progress').innerText()).split('/')
}

test('the first lesson can be played to its end, and left before', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  await ann.go('/')
  await ann.link('Teach me Sharks').tap()
  await page.locator('.table').waitFor()
  expect(await progress(ann)).toEqual(['1', '16'])
  await follow(ann)
  expect(await progress(ann)).toEqual(['16', '16'])
  expect(await page.locator('header').first().innerText()).toContain('12')
  expect(await ann.scrollsSideways()).toBe(false)

  await page.reload()
  await page.getByText('1/16').waitFor()
  await ann.link('Leave the lesson').tap()
  await ann.link('Teach me Sharks').waitFor()
  expect(house.faults).toEqual([])
})

const RING = 'getComputedStyle(document.querySelector("[data-wanted]")).boxShadow'

test('what a lesson asks for glows and is in view, and nothing else can be drafted', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  await ann.go('/learn/jaws/hunting')
  const glowing = page.locator('.lesson [data-wanted]')
  const done = page.getByRole('button', { name: 'Done: announce the turn' })
  const space = (name: string) => page.locator(`[data-space="${name}"]`)
  const refused = page.getByText('Not that just now')

  await ann.button('Go on').tap()
  expect(await glowing.getAttribute('data-space')).toBe('4')
  await (await moves(page)).first().click()
  await expect.poll(() => glowing.getAttribute('data-space')).toBe('S')

  await space('8').dispatchEvent('click')
  await refused.waitFor()
  expect(await ann.button('Take back').count()).toBe(0)
  expect(await done.getAttribute('aria-disabled')).toBe('true')
  await space('S').dispatchEvent('click')
  for (let meal = 0; meal < 2; meal++) {
    expect(await glowing.allInnerTexts()).toEqual(['Eat a swimmer'])
    expect(await page.evaluate(RING)).toContain('rgb(245, 184, 46)')
    expect(await done.getAttribute('aria-disabled')).toBe('true')
    await glowing.tap()
  }
  expect(await glowing.innerText()).toContain('Done: announce the turn')
  await glowing.tap()

  const burst = page.getByRole('button', { name: /Speed Burst/ })
  await ann.button('Go on').tap()
  await expect.poll(() => glowing.allInnerTexts()).toEqual([await burst.innerText()])
  const bar = await page.locator('.area-act').boundingBox()
  await expect
    .poll(async () => {
      const box = await burst.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThan(bar?.y ?? 0)
  expect(await ann.button('Eat a swimmer').count()).toBe(0)
  expect(house.faults).toEqual([])
})

type Lessons = { readonly [lesson: string]: readonly Parameters<typeof heard>[1][] }

/** Every lesson of a game on a phone and a wide screen, with what is to be heard in each; and half-way out of one. */
async function takeAll(game: string, lessons: Lessons): Promise<void> {
  for (const phone of [true, false]) {
    const ann = await house.visitor({ phone })
    const { page } = ann
    await listen(ann)
    await ann.go('/')
    for (const [lesson, sounds] of Object.entries(lessons)) {
      const before = await Promise.all(sounds.map((sound) => heard(ann, sound)))
      await ann.follow(`/learn/${game}`)
      await page.locator(`a[href="/learn/${game}/${lesson}"]`).click()
      await page.locator('.table').waitFor()
      await follow(ann)
      const [at, steps] = await progress(ann)
      expect(at, lesson).toBe(steps)
      for (const [index, sound] of sounds.entries())
        expect(await heard(ann, sound), `${lesson}: ${sound}`).toBeGreaterThan(before[index])
      expect(await ann.scrollsSideways(), lesson).toBe(false)
      expect(await ann.text(), lesson).not.toContain('⟨')
    }

    await ann.go(`/learn/${game}/${Object.keys(lessons)[1]}`)
    await ann.button('Go on').click()
    await expect.poll(async () => (await progress(ann))[0]).toBe('2')
    await ann.link('Leave the lesson').click()
    await ann.link('Teach me Sharks').waitFor()
  }
  expect(house.faults).toEqual([])
}

test('both acts of JAWS are taught to the shark and to the crew, on a phone and a wide screen, with their sounds', () =>
  takeAll('jaws', {
    hunting: ['splash'],
    searching: ['fin', 'splash'],
    breaking: ['fin', 'dice'],
    shooting: ['fin', 'dice'],
  }))

test('a first turn of Shark Island is taught to a Hunter and to the Shark, on a phone and a wide screen, with its sounds', () =>
  takeAll('shark-island', { hunter: ['dice', 'splash', 'fin'], shark: ['splash'] }))

test('whoever has taken a lesson can play the side they have learnt, or take the next one', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.go('/learn')
  const lessons = page.locator('main ol a')
  await lessons.first().waitFor()
  expect(await page.title()).toBe('Dorsal: learn to play')
  expect(await lessons.count()).toBe(7)
  await lessons.filter({ hasText: 'crew: find the shark' }).click()
  await page.locator('.table').waitFor()
  expect(await page.title()).toBe('JAWS: Act 1 as the crew: find the shark (1/8)')
  await follow(ann)
  await ann.link('Next lesson: Act 2 as the shark: sink the Orca').click()
  await expect.poll(() => page.title()).toContain('sink the Orca')

  await ann.go('/learn')
  await page.getByText('8 steps, five minutes at most · learnt').waitFor()
  await ann.go('/learn/shark-island/hunter')
  await page.locator('.table').waitFor()
  await follow(ann)
  await ann.button('Play now: Tempest').click()
  await page.waitForURL(/\/match\//)
  expect(await standing(ann)).toBe('act')
  const { seats } = await page.evaluate<{ seats: { seat: string; bot: string | null }[] }>(
    `fetch(location.pathname.replace('/match', '/api/matches')).then((answer) => answer.json()).then(({ room }) => room)`,
  )
  expect(seats.map(({ seat, bot }) => [seat, bot])).toEqual([
    ['shark', 'mate'],
    ['tempest', null],
    ['harlan', 'mate'],
  ])
  expect(house.faults).toEqual([])
})
