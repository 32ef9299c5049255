import { expect, test } from 'vitest'
import { faultsFor } from './support/axe.ts'
import { openHouse } from './support/open-house.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** The ranks of all headings of the page, in order: none is left out on the way down. */
async function ranks({ page }: Visitor): Promise<number[]> {
  return await page.evaluate<number[]>(
    "[...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) => Number(tagName[1]))",
  )
}

test.each(['jaws', 'shark-island', 'sharks'])(
  'the rules of %s have contents that lead to every heading',
  async (game) => {
    const ann = await house.visitor()
    await ann.go(`/rules/${game}`)
    const { page } = ann
    await page.locator('.next').waitFor()
    const entries = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    const headings = await page.locator('article :is(h2, h3)').allInnerTexts()
    expect(await entries.allInnerTexts()).toHaveLength(headings.length)
    const found = await ranks(ann)
    expect(found.filter((rank) => rank === 1)).toHaveLength(1)
    expect(found.every((rank, index) => index === 0 || rank <= found[index - 1] + 1)).toBe(true)

    await entries.last().focus()
    await page.keyboard.press('Enter')
    const { hash } = new URL(page.url())
    await page.locator(`${hash}:focus`).waitFor()
    expect(
      await page.locator(hash).evaluate((heading) => heading.getBoundingClientRect().top < innerHeight),
    ).toBe(true)
    expect(await faultsFor(`rules of ${game}`, ann)).toEqual([])

    // Whoever is sent the address comes to the same place.
    const bob = await house.visitor({ phone: true })
    await bob.go(`/rules/${game}${hash}`)
    await bob.page.locator(`${hash}:focus`).waitFor()
    expect(await bob.scrollsSideways()).toBe(false)
    expect(house.faults).toEqual([])
  },
)

test('the rules of JAWS list every gear card and ability, and show the Orca', async () => {
  const ann = await house.visitor()
  await ann.go('/rules/jaws')
  const { page } = ann
  await page.locator('.next').waitFor()
  const text = await page.locator('article').innerText()
  for (const name of ['Machete', 'Rifle', 'Extra Strength']) expect(text).toContain(name)
  await page.getByRole('img', { name: 'Act 2: the Orca' }).waitFor()
  expect(house.faults).toEqual([])
})

test('in the sheet at a table the contents lead down the sheet, and the address stays', async () => {
  const ann = await house.visitor({ phone: true })
  await ann.go('/new/sharks?with=bots')
  await ann.button('Start').tap()
  const { page } = ann
  await page.locator('.table').waitFor()
  const address = page.url()
  await ann.button('Menu').tap()
  await page.locator('dialog[open]').getByRole('button', { name: 'Rules' }).tap()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('button', { name: 'The end' }).tap()
  await page.locator('#rule-end:focus').waitFor()
  expect(page.url()).toBe(address)
  expect(
    await page.locator('#rule-end').evaluate((heading) => heading.getBoundingClientRect().top < innerHeight),
  ).toBe(true)
  expect(await faultsFor('rulebook', ann)).toEqual([])
  expect(house.faults).toEqual([])
})
