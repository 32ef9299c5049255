import { expect, test } from 'vitest'
import { gather } from './support/gather.ts'
import { openHouse } from './support/open-house.ts'
import { playTurn, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

interface Noticed {
  /** How many tones and noises were begun. */
  sounds: number
  /** How often the browser was asked for leave to notify. */
  asked: number
  shown: string[]
  hidden: boolean
}

/** Listens to what the page does with the browser's sounds and notifications, and can put its tab behind another. */
const EAR = `
  window.noticed = { sounds: 0, asked: 0, shown: [], hidden: false }
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const begin = kind.prototype.start
    kind.prototype.start = function (...when) {
      if (this.context.state === 'running') window.noticed.sounds++
      return begin.apply(this, when)
    }
  }
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() {
      window.noticed.asked++
      return (this.permission = 'granted')
    }
    constructor(title) {
      window.noticed.shown.push(title)
    }
    close() {}
  }
  Object.defineProperty(Document.prototype, 'hidden', { get: () => window.noticed.hidden })
`

const noticed = ({ page }: Visitor): Promise<Noticed> => page.evaluate('window.noticed')
const sounds = async (visitor: Visitor): Promise<number> => (await noticed(visitor)).sounds

test('one’s turn is called by title, sound and, on request, notification; a key makes it silent', async () => {
  const [ann, bob] = await gather(house, {
    game: 'sharks',
    options: { first: 'great-white' },
    seats: ['great-white', 'mako'],
    held: [['great-white'], ['mako']],
    visitors: [{ atLeisure: true }, {}],
  })
  const { page } = ann
  await page.addInitScript(EAR)
  await page.addInitScript("localStorage.setItem('dorsal.pace', 'fast')")
  await page.reload()
  await expect.poll(() => standing(ann)).toBe('act')
  expect(await page.title()).toBe('● Your turn · Dorsal')

  // Nobody is asked for leave to notify before they want to be notified.
  expect((await noticed(ann)).asked).toBe(0)
  await ann.button('Menu').click()
  await ann.button('Notify me').click()
  await page.getByText('You will be told when it is your turn.').waitFor()
  expect((await noticed(ann)).asked).toBe(1)
  expect(await ann.button('Notify me').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })

  const before = await sounds(ann)
  await playTurn(ann)
  await expect.poll(() => sounds(ann)).toBeGreaterThan(before)
  await expect.poll(() => page.title()).toBe('Dorsal: table')
  expect((await noticed(ann)).shown).toEqual([])

  // Behind another tab: what the other does is heard, and when it is one's turn, it is shown.
  await page.evaluate('window.noticed.hidden = true')
  await expect.poll(() => standing(bob)).toBe('act')
  const heard = await sounds(ann)
  await playTurn(bob)
  await expect.poll(async () => (await noticed(ann)).shown, { timeout: 30_000 }).toEqual(['Your turn'])
  expect(await page.title()).toBe('● Your turn · Dorsal')
  expect(await sounds(ann)).toBeGreaterThan(heard)

  // A whole turn: a tick for each move, water, teeth and the boat's horn.
  await page.evaluate('window.noticed.hidden = false')
  await expect.poll(() => standing(ann), { timeout: 30_000 }).toBe('act')
  const called = await sounds(ann)
  await playTurn(ann)
  await expect.poll(() => sounds(ann)).toBeGreaterThan(called + 4)
  await expect.poll(() => standing(bob)).toBe('act')
  // The token that gives the boat its ways is turned over before everyone.
  const token = page.locator('.ocean .token').waitFor({ state: 'attached', timeout: 30_000 })
  await playTurn(bob)
  await token

  // With the key for it there is no sound any more, and after a reload there is none either.
  await expect.poll(() => standing(ann), { timeout: 30_000 }).toBe('act')
  await page.keyboard.press('m')
  const silent = await sounds(ann)
  await playTurn(ann)
  expect(await sounds(ann)).toBe(silent)
  await page.reload()
  await ann.button(/^Sound off/).waitFor()
  expect(house.faults).toEqual([])
}, 180_000)
