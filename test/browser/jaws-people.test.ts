import { expect, test } from 'vitest'
import type { JawsView } from '#games/jaws/view.ts'
import { tapSpace } from './support/amity.ts'
import { bring } from './support/brought.ts'
import { forward } from './support/forward.ts'
import { openHouse } from './support/open-house.ts'
import { playToTheEnd, playUntil, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'
import { short } from './support/world/script.ts'

const house = openHouse()

/** People with a browser each at a table of JAWS that stands where it is wanted. */
async function meet(
  held: readonly (readonly string[])[],
  options: object,
  until: (view: JawsView) => boolean,
): Promise<Visitor[]> {
  const people: Visitor[] = []
  for (const index of held.keys()) {
    const visitor = await house.visitor()
    await visitor.introduce(`Guest ${index}`)
    people.push(visitor)
  }
  const { match } = await bring(house, {
    game: 'jaws',
    options: { players: held.length, ...options },
    held: people.map((visitor, index) => ({ visitor, seats: held[index] })),
    script: short,
    until: ({ view }) => until(view as JawsView),
  })
  await come(people, match)
  return people
}

async function come(people: readonly Visitor[], match: string): Promise<void> {
  await Promise.all(people.map((visitor) => visitor.go(`/match/${match}`)))
  for (const visitor of people) await standing(visitor)
}

const hasOrca = async ({ page }: Visitor): Promise<boolean> =>
  (await page.locator('.chart').count()) === 0 && (await page.locator('.table').count()) > 0

test('four people on four browsers play through both acts', async () => {
  // The last swimmer that the shark needs is before it; on the Orca, the last dozen answers are given here.
  const people = await meet(
    [['shark'], ['quint'], ['brody'], ['hooper']],
    { mode: 'full' },
    ({ act1 }) => act1?.step === 'shark' && act1.eaten === 8,
  )
  const [shark, ...crew] = people
  await shark.page.locator('.chart').waitFor()
  const hunt = await playUntil(people, async () => (await Promise.all(people.map(hasOrca))).every(Boolean))
  for (const each of crew) expect(await each.text()).not.toContain('⟨')
  // Nobody watches what is skipped.
  const { match } = shark
  await Promise.all(people.map((visitor) => visitor.go('/')))
  await forward(house, match, 12)
  await come(people, match)
  const fight = await playToTheEnd(people)
  console.log(`four people: ${hunt} moves in Act 1, ${fight} in Act 2`)
  for (const each of people) {
    const sheet = each.page.locator('dialog[open]')
    await sheet
      .getByText(/turning points/i)
      .first()
      .waitFor()
    const end = await sheet.innerText()
    expect(end).toMatch(/turning points/i)
    expect(end).toMatch(/on the swimmer track/)
    expect(end).toMatch(/Orca: \d damaged, \d destroyed/)
    expect(end).not.toContain('⟨')
  }
  expect(house.faults).toEqual([])
})

test('three people share a crew member: whoever begins his turn keeps it until it is ended', async () => {
  const people = await meet(
    [['shark'], ['quint', 'hooper'], ['brody', 'hooper']],
    { mode: 'act-1', help: 'off' },
    ({ act1 }) => act1?.step === 'order',
  )
  const [shark, ann, bob] = people
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
  const [ann] = await meet(
    [['shark'], ['quint', 'brody', 'hooper']],
    { mode: 'full' },
    ({ act1 }) => act1?.step === 'start',
  )
  const fresh = await house.visitor()
  await fresh.page.context().addCookies(await ann.page.context().cookies())
  const sizes: Promise<number>[] = []
  fresh.page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/') || path.endsWith('.woff2')) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await fresh.page.goto(ann.page.url())
  await fresh.page.locator('.chart').waitFor()
  await standing(fresh)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size)
  console.log(`weight of JAWS: ${bytes} bytes`)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(150_000)
})
