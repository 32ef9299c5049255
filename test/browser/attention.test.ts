import { expect, test } from 'vitest'
import { heard, listen, noticed, sounds } from './support/ear.ts'
import { CREW, comeTo } from './support/jaws.ts'
import { openHouse } from './support/open-house.ts'
import { act, playTurn, type Standing, standing } from './support/playing.ts'
import { pause, step, stepTo } from './support/stepping.ts'
import { gather } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'
import { prefer } from './support/world/script.ts'

const house = openHouse()

/** Milliseconds of a page's time: nothing that is shown is shorter than the one, or longer than the other. */
const STEP = 50
const LONGEST = 5000
/** Somebody who has stopped their page's time watches until all has been shown. */
const watch = (visitor: Visitor): Promise<Standing> => step(visitor, standing(visitor), STEP)
/** And plays a whole turn. */
const turnOf = async (visitor: Visitor): Promise<void> => {
  await step(visitor, playTurn(visitor), STEP)
  await watch(visitor)
}

test('one’s turn is called by title, sound and, on request, notification; a key makes it silent', async () => {
  const [ann, bob] = await gather(house, {
    game: 'sharks',
    options: { first: 'great-white' },
    held: [['great-white'], ['mako']],
    visitors: [{ atLeisure: true }, {}],
  })
  const { page } = ann
  await listen(ann)
  await page.addInitScript("localStorage.setItem('dorsal.pace', 'fast')")
  await page.reload()
  expect(await standing(ann)).toBe('act')
  await pause(ann)
  expect(await page.title()).toBe('● Sharks: your turn')

  // Nobody is asked for leave to notify before they want to be notified.
  expect((await noticed(ann)).asked).toBe(0)
  await ann.button('Menu').click()
  await ann.button('Notify me').click()
  await page.getByText('You will be told when it is your turn.').waitFor()
  expect((await noticed(ann)).asked).toBe(1)
  expect(await ann.button('Notify me').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })

  const before = await sounds(ann)
  await turnOf(ann)
  expect(await sounds(ann)).toBeGreaterThan(before)
  expect(await page.title()).toBe('Sharks: waiting for Guest 1')
  expect((await noticed(ann)).shown).toEqual([])

  // Behind another tab: what the other does is heard, and when it is one's turn, it is shown.
  await page.evaluate('window.noticed.hidden = true')
  expect(await standing(bob)).toBe('act')
  const heard = await sounds(ann)
  await playTurn(bob)
  expect(await watch(ann)).toBe('act')
  expect((await noticed(ann)).shown).toEqual(['Your turn'])
  expect(await page.title()).toBe('● Sharks: your turn')
  expect(await sounds(ann)).toBeGreaterThan(heard)

  // A whole turn: a tick for each move, water, teeth and the boat's horn.
  await page.evaluate('window.noticed.hidden = false')
  const called = await sounds(ann)
  await turnOf(ann)
  expect(await sounds(ann)).toBeGreaterThan(called + 4)
  expect(await standing(bob)).toBe('act')
  // The token that gives the boat its ways is turned over before everyone.
  await playTurn(bob)
  await stepTo(ann, page.locator('.ocean .token'), STEP)

  // With the key for it there is no sound any more, and after a reload there is none either.
  expect(await watch(ann)).toBe('act')
  await page.keyboard.press('m')
  const silent = await sounds(ann)
  await turnOf(ann)
  await page.clock.runFor(LONGEST)
  expect(await sounds(ann)).toBe(silent)
  await page.reload()
  await ann.button(/^Sound off/).waitFor()
  expect(house.faults).toEqual([])
})

test('the crew hear a siren for a sensor, the music of a fin and the splash of a hit, each with its banner; and nothing when they want silence', async () => {
  const crew = await house.visitor({ atLeisure: true })
  const { page } = crew
  await listen(crew)
  await page.addInitScript("localStorage.setItem('dorsal.pace', 'fast')")
  await comeTo(crew, {
    mode: 'act-1',
    mine: CREW,
    script: prefer({ shark: ['start 4', 'done'] }),
    until: ({ view: { act1 } }) => act1?.step === 'order',
  })
  await page.locator('.chart').click({ position: { x: 5, y: 5 } })
  await pause(crew)
  const play = async (...actions: readonly string[]): Promise<void> => {
    for (const action of actions) {
      await step(crew, act(crew, action), STEP)
      await watch(crew)
    }
  }
  /** Which of the three have been heard since this was last asked, when all that is shown has been. */
  const SOUNDS = ['siren', 'fin', 'splash'] as const
  let before = [0, 0, 0]
  const newlyHeard = async (): Promise<string[]> => {
    await page.clock.runFor(LONGEST)
    const now = await Promise.all(SOUNDS.map((sound) => heard(crew, sound)))
    const fresh = SOUNDS.filter((_, index) => now[index] > before[index])
    before = now
    return fresh
  }
  const banner = page.locator('.banner')

  // A barrel that misses is not heard as a hit, and floats where the shark may come by.
  await play('turn quint', 'launch S')
  expect(await newlyHeard()).toEqual([])
  await play('done', 'turn hooper', 'move 2', 'move 4', 'finder')
  expect(await newlyHeard()).toEqual(['fin'])
  expect(await banner.innerText()).toMatch(/fish finder/i)

  // Hooper and Brody are done, and Brody does not take the helicopter of the second round.
  house.script = prefer({ shark: ['swim S', 'done'] })
  await play('done', 'done', 'done')
  expect(await newlyHeard()).toEqual(['siren'])
  expect(await banner.innerText()).toMatch(/motion sensors? went off/i)
  await play('turn quint', 'launch S')
  expect(await newlyHeard()).toEqual(['splash'])
  expect(await banner.innerText()).toMatch(/hit/i)

  // Sounds turned off, the next sensor that goes off is read and not heard.
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await crew.button(/^Sound off/).waitFor()
  const silent = await sounds(crew)
  house.script = prefer({ shark: ['swim 4', 'swim S', 'done'] })
  await play('done', 'turn hooper', 'done', 'done')
  expect(await banner.innerText()).toMatch(/motion sensors? went off/i)
  await page.clock.runFor(LONGEST)
  expect(await sounds(crew)).toBe(silent)
  expect(house.faults).toEqual([])
})
