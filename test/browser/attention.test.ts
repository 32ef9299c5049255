import { expect, test } from 'vitest'
import { heard, listen, noticed, sounds } from './support/ear.ts'
import { gather } from './support/gather.ts'
import { openHouse } from './support/open-house.ts'
import { moment, moves, playTurn, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
/** The spaces beside space 4 of Amity, where a barrel that misses the shark can float. */
const NEAR_4 = ['2', '3', 'S', '8']
const TO_4 = ['4', ...NEAR_4, '1', 'E', 'W', '7']

test('one’s turn is called by title, sound and, on request, notification; a key makes it silent', async () => {
  const [ann, bob] = await gather(house, {
    game: 'sharks',
    options: { first: 'great-white' },
    seats: ['great-white', 'mako'],
    held: [['great-white'], ['mako']],
    visitors: [{ atLeisure: true }, {}],
  })
  const { page } = ann
  await listen(ann)
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

const legal = async ({ page }: Visitor): Promise<string[]> =>
  page
    .locator('.area-act [data-action]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-action') ?? ''))

/** Plays out of the list of moves, and waits until it is shown. */
async function act(visitor: Visitor, action: string): Promise<void> {
  const before = await moment(visitor)
  await moves(visitor.page)
  await visitor.page.locator(`.area-act [data-action="${action}"]`).click()
  await visitor.page.locator(`.table:not([data-moment="${before}"])`).waitFor({ timeout: 20_000 })
}

test('the crew hear a siren for a sensor, the music of a fin and the splash of a hit, each with its banner; and nothing when they want silence', async () => {
  const [shark, crew] = await gather(house, {
    game: 'jaws',
    options: { mode: 'act-1', players: 2 },
    seats: ['shark', 'quint', 'brody', 'hooper'],
    held: [['shark'], ['quint', 'brody', 'hooper']],
    visitors: [{}, { atLeisure: true }],
  })
  await listen(crew)
  await crew.page.addInitScript("localStorage.setItem('dorsal.pace', 'fast')")
  await crew.page.reload()
  await crew.page.locator('.chart').click({ position: { x: 5, y: 5 } })

  /** What to wait for before it is known to be heard. */
  const told: { [sound in 'siren' | 'fin' | 'splash']: RegExp } = {
    siren: /motion sensors? went off/i,
    fin: /fish finder/i,
    splash: /hit/i,
  }
  let at = '4'
  let barrel: string | null = null
  const expectNow = async (sound: keyof typeof told, before: number): Promise<void> => {
    await expect.poll(() => heard(crew, sound)).toBeGreaterThan(before)
    expect(await crew.page.locator('.banner').innerText()).toMatch(told[sound])
  }
  const found = { siren: false, fin: false, splash: false }
  const end = Date.now() + 100_000
  while (!found.splash || !found.fin) {
    if (Date.now() > end) throw new Error(`never heard: ${JSON.stringify(found)}`)
    const [plan, turn] = [await legal(shark), await legal(crew)]
    if (plan.includes(`start ${at}`)) await act(shark, `start ${at}`)
    else if (plan.includes('done')) {
      const before = await heard(crew, 'siren')
      const there = plan.find((action) => action === `swim ${barrel}`)
      if (there !== undefined) {
        at = barrel ?? at
        await act(shark, there)
      }
      await act(shark, 'done')
      if (there !== undefined) await expectNow('siren', before)
      found.siren ||= there !== undefined
    } else if (turn.length > 0) {
      const launches = turn.filter((action) => action.startsWith('launch'))
      const miss = launches.find((action) => NEAR_4.includes(action.slice(7)))
      const before = { fin: await heard(crew, 'fin'), splash: await heard(crew, 'splash') }
      const nearer = [at, ...TO_4].map((space) => `move ${space}`).find((action) => turn.includes(action))
      if (turn.includes('finder') && turn.includes(`move ${at}`) && !found.fin) {
        await act(crew, `move ${at}`)
        await act(crew, 'finder')
        await expectNow('fin', before.fin)
        found.fin = true
      } else if (barrel === null && miss !== undefined) {
        await act(crew, miss)
        barrel = miss.slice(7)
        expect(await heard(crew, 'splash')).toBe(before.splash)
      } else if (found.siren && launches.includes(`launch ${at}`)) {
        await act(crew, `launch ${at}`)
        await expectNow('splash', before.splash)
        found.splash = true
      } else {
        // An event may have taken them elsewhere; from around space 4 they reach everything that is needed here.
        const isFar = launches.length > 0 || (turn.includes('finder') && !found.fin)
        await act(crew, isFar && nearer !== undefined ? nearer : turn.includes('done') ? 'done' : turn[0])
      }
    } else await crew.page.waitForTimeout(30)
  }

  // Sounds turned off, the next sensor that goes off is read and not heard.
  await crew.page.keyboard.press('Escape')
  await crew.page.keyboard.press('m')
  await crew.button(/^Sound off/).waitFor()
  const silent = await sounds(crew)
  for (let plan: string[] = []; !plan.includes('done'); plan = await legal(shark)) {
    if (Date.now() > end) throw new Error('the shark is not asked again')
    const turn = await legal(crew)
    if (turn.length > 0) await act(crew, turn.includes('done') ? 'done' : turn[0])
    else await crew.page.waitForTimeout(30)
  }
  const away = (await legal(shark)).find((action) => action.startsWith('swim'))
  await act(shark, away ?? 'nowhere to swim')
  await act(shark, `swim ${barrel}`)
  await act(shark, 'done')
  await expect.poll(() => crew.page.locator('.banner').innerText()).toMatch(told.siren)
  await crew.page.waitForTimeout(1500)
  expect(await sounds(crew)).toBe(silent)
  expect(house.faults).toEqual([])
}, 180_000)
