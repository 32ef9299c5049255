import { expect, test } from 'vitest'
import { playShort, tapSpace } from './support/amity.ts'
import { gather } from './support/gather.ts'
import { openHouse } from './support/open-house.ts'
import { standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const SEATS = ['shark', 'quint', 'brody', 'hooper']

const gatherFor = (
  mode: string,
  held: readonly (readonly string[])[],
  more: object = {},
): Promise<Visitor[]> =>
  gather(house, { game: 'jaws', options: { mode, players: held.length, ...more }, seats: SEATS, held })

/** Everyone plays what they are asked, until a condition holds; gives how many moves it took. */
async function playUntil(visitors: readonly Visitor[], isDone: () => Promise<boolean>): Promise<number> {
  const end = Date.now() + 400_000
  for (let moves = 0; ; ) {
    if (await isDone()) return moves
    if (Date.now() > end) throw new Error(`no end after ${moves} moves`)
    let played = false
    for (const visitor of visitors)
      for (let count = 0; count < 60 && (await playShort(visitor)) !== null; count++) {
        moves++
        played = true
      }
    if (!played) await visitors[0].page.waitForTimeout(40)
  }
}

const hasOrca = async ({ page }: Visitor): Promise<boolean> =>
  (await page.locator('.chart').count()) === 0 && (await page.locator('.table').count()) > 0

test('four people on four browsers play through both acts', async () => {
  const people = await gatherFor('full', [['shark'], ['quint'], ['brody'], ['hooper']])
  const [shark, ...crew] = people
  await shark.page.locator('.chart').waitFor()
  const hunt = await playUntil(people, async () => (await Promise.all(people.map(hasOrca))).every(Boolean))
  for (const each of crew) expect(await each.text()).not.toContain('⟨')
  const fight = await playUntil(people, async () =>
    (await Promise.all(people.map(standing))).every((each) => each === 'over'),
  )
  console.log(`four people: ${hunt} moves in Act 1, ${fight} in Act 2`)
  for (const each of people) {
    const end = await each.page.locator('dialog[open]').innerText()
    expect(end).toMatch(/turning points/i)
    expect(end).toMatch(/on the swimmer track/)
    expect(end).toMatch(/Orca: \d damaged, \d destroyed/)
    expect(end).not.toContain('⟨')
  }
  expect(house.faults).toEqual([])
}, 480_000)

test('three people share a crew member: whoever begins his turn keeps it until it is ended', async () => {
  const people = await gatherFor('act-1', [['shark'], ['quint', 'hooper'], ['brody', 'hooper']], {
    help: 'off',
  })
  const [shark, ann, bob] = people
  const order = ({ page }: Visitor): Promise<number> => page.locator('.goes').count()
  for (let count = 0; (await order(ann)) === 0; count++) {
    expect(count).toBeLessThan(200)
    for (const each of people) if ((await order(ann)) === 0) await playShort(each)
    await ann.page.waitForTimeout(30)
  }
  // Purists have no odds and no clues, but marks, which the crew share and the shark does not see.
  for (const each of people) {
    expect(await each.button('Odds').count()).toBe(0)
    expect(await each.button('Clues').count()).toBe(0)
    expect(await each.page.locator('.chart pattern[id*="heat"]').count()).toBe(0)
  }
  const labelled = ({ page }: Visitor): Promise<string | null> =>
    page.locator('.chart [data-space="3"]').getAttribute('aria-label')
  await ann.button(/^Mark$/).click()
  await tapSpace(ann, '3')
  await expect.poll(() => labelled(bob)).toMatch(/marked: no/)
  await bob.button(/^Mark$/).click()
  await tapSpace(bob, '3')
  await expect.poll(() => labelled(ann)).toMatch(/marked: maybe/)
  expect(await labelled(shark)).not.toMatch(/marked/)
  for (const each of [ann, bob]) await each.button(/^Mark$/).click()

  // Hooper goes first; both could play him, and Ann does.
  await ann.page
    .locator('li', { has: ann.page.locator('[data-seat="hooper"]') })
    .locator('.goes')
    .click()
  for (const each of [ann, bob])
    await each.page.locator('.area-act [data-action="finder"]').waitFor({ state: 'attached' })
  await ann.page.locator('.area-act details:not([open]) > summary').click()
  await ann.page.locator('.area-act [data-action="move W"]').click()
  await bob.page.locator('.area-act [data-action="finder"]').waitFor({ state: 'detached' })
  expect(await ann.page.locator('.area-act [data-action="finder"]').count()).toBe(1)
  expect(await standing(bob)).toBe('wait')
  await ann.page.getByRole('button', { name: 'End the turn' }).first().click()
  await bob.page.locator('.goes').first().waitFor()
  expect(house.faults).toEqual([])
})

test('a table of JAWS weighs little on its first visit', async () => {
  const [ann] = await gatherFor('full', [['shark'], ['quint', 'brody', 'hooper']])
  const fresh = await house.visitor()
  await fresh.page.context().addCookies(await ann.page.context().cookies())
  let bytes = 0
  const counted: Promise<void>[] = []
  fresh.page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/') || path.endsWith('.woff2')) return
    counted.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes += responseBodySize
      }),
    )
  })
  await fresh.page.goto(ann.page.url())
  await fresh.page.locator('.chart').waitFor()
  await fresh.page.waitForTimeout(500)
  await Promise.all(counted)
  console.log(`weight of JAWS: ${bytes} bytes`)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(150_000)
})
