import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { standing } from './support/playing.ts'
import { playAgainstBots } from './support/tables.ts'

const house = openHouse()
const FRENCH = { language: 'fr-FR' }

test('a chance has a space before its percent sign', async () => {
  const ann = await house.visitor(FRENCH)
  const mine = ['quint', 'brody', 'hooper']
  await playAgainstBots(ann, { game: 'jaws', options: { mode: 'act-1' }, mine })
  expect(await standing(ann)).toBe('act')
  const chances = (await ann.page.locator('.chart').first().textContent()) ?? ''
  expect(chances).toMatch(/\d[\u00a0\u202f]%/)
  expect(await ann.text()).not.toMatch(/\d ?%/)
})

test('sizes have the letters of their French names', async () => {
  const ann = await house.visitor(FRENCH)
  await playAgainstBots(ann, { game: 'sharks', options: { players: 2 }, mine: ['great-white'] })
  const bags = ann.page.getByRole('button', { name: /^Sac des/ })
  expect(await bags.locator('b').allTextContents()).toEqual(['P', 'M', 'G'])
})

test('what begins a game on the home page stands on one line', async () => {
  const ann = await house.visitor(FRENCH)
  await ann.go('/')
  const buttons = ann.page.getByRole('button', { name: /^Contre des bots/ })
  await buttons.first().waitFor()
  const heights = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(heights).toHaveLength(3)
  for (const height of heights) expect(height).toBeLessThan(50)
})

test('accents of a second line do not touch the first', async () => {
  const ann = await house.visitor(FRENCH)
  await ann.go('/')
  await ann.page.locator('h1').waitFor()
  const room = await ann.page.evaluate(async () => {
    await document.fonts.load('100px Anton')
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) throw new Error('nothing to draw on')
    pen.font = '100px Anton'
    const { fontSize, lineHeight } = getComputedStyle(document.querySelector('h1') ?? document.body)
    const accent = pen.measureText('É').actualBoundingBoxAscent / 100
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) - accent
  })
  expect(room).toBeGreaterThan(0.05)
})
