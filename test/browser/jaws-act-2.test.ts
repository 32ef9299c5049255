import { expect, test } from 'vitest'
import { faultsFor } from './support/axe.ts'
import { openHouse } from './support/open-house.ts'
import { AGAINST_CREW, AGAINST_SHARK, type AskedFor, answer, askedFor, layJaws } from './support/orca.ts'
import { moment } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const LONGEST = 240_000

/** Plays to the end on the board; `look` sees every kind of question once, and a reload leaves it open. */
async function playOut(visitor: Visitor, look: (asked: AskedFor) => Promise<void>): Promise<number> {
  const seen = new Set<AskedFor>()
  const end = Date.now() + LONGEST
  for (let turn = 0; Date.now() < end; turn++) {
    const asked = await askedFor(visitor)
    if (asked !== null && !seen.has(asked)) {
      seen.add(asked)
      await look(asked)
      if (asked !== 'over') {
        await visitor.page.reload()
        await expect.poll(() => askedFor(visitor)).toBe(asked)
      }
    }
    if (asked === 'over') return turn
    if ((await answer(visitor, turn)) === null) await visitor.page.waitForTimeout(30)
  }
  throw new Error('the fight does not end')
}

test('one person is the shark against bots on a phone, in nothing but questions on the board', async () => {
  const ann = await house.visitor({ phone: true })
  await layJaws(ann, 'act-2', AGAINST_CREW)
  const faults: string[] = []
  const turns = await playOut(ann, async (asked) => {
    faults.push(...(await faultsFor(`shark ${asked}`, ann)))
    expect(await ann.scrollsSideways(), `${asked}`).toBe(false)
    expect(await ann.text()).not.toContain('⟨')
  })
  console.log(`act 2 as the shark: ${turns} looks`)
  expect(await ann.page.locator('dialog[open]').innerText()).toMatch(/wins?|nobody/i)
  expect(faults).toEqual([])
  expect(house.faults).toEqual([])
}, 300_000)

test('one person runs the whole crew against a bot: whoever owes an answer is in sight, and any can go first', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await layJaws(ann, 'act-2', AGAINST_SHARK)
  expect(await answer(ann, 0)).toBe('assign')

  // Hooper boards before the others do.
  await page.locator('[data-member="hooper"]').click()
  expect(await page.locator('.prompt h1').innerText()).toMatch(/hooper/i)
  await page.locator('[data-space="b6"]').click()
  await page.locator('.area-act .main').click()
  await page.getByText('Hooper boards at boat space 6').first().waitFor()
  expect(await page.locator('.prompt h1').innerText()).toMatch(/quint/i)

  const faults: string[] = []
  const turns = await playOut(ann, async (asked) => {
    faults.push(...(await faultsFor(`crew ${asked}`, ann)))
    expect(await ann.text()).not.toContain('⟨')
  })
  console.log(`act 2 as the crew: ${turns} looks`)
  expect(faults).toEqual([])
  expect(house.faults).toEqual([])
}, 300_000)

test('a draft says what it reaches and what it would bring, survives a change of mind and is gone with a reload', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await layJaws(ann, 'act-2', AGAINST_SHARK)
  for (let turn = 0; turn < 40 && (await askedFor(ann)) !== 'weapon'; turn++) {
    if ((await answer(ann, turn)) === null) await page.waitForTimeout(50)
  }
  const member = (await page.locator('.acting [data-member]').getAttribute('data-member')) ?? ''
  const revolver = page
    .locator('[data-gear="machete"], [data-gear="revolver"], [data-gear="dive-knife"]')
    .first()
  await revolver.click()
  expect(await revolver.getAttribute('aria-pressed')).toBe('true')
  await page.locator('[data-space^="w"][aria-pressed]').first().click()
  expect(await page.locator('.area-act .main').innerText()).toMatch(/^Ready: /)

  // Another space may put the aim out of reach: then it is let go of, never sent.
  await page.getByRole('button', { name: /^(✓|1) ?Move$/ }).click()
  await page.locator('[data-space^="b"][aria-pressed="false"]').first().click()
  expect(await page.locator('.parts [aria-current]').innerText()).toMatch(/weapon/i)

  const before = await moment(ann)
  await page.reload()
  await page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
  expect(await page.locator('.acting [data-member]').getAttribute('data-member')).toBe(member)
  expect(await page.locator('.area-act .main').getAttribute('aria-disabled')).toBe('true')
  expect(before).not.toBe('')
  expect(house.faults).toEqual([])
})

test('every card, space and member explains itself, by the key ? too, in French', async () => {
  const ann = await house.visitor({ language: 'fr-FR' })
  const { page } = ann
  await layJaws(ann, 'act-2', AGAINST_CREW)
  await page.locator('[data-letter].open').first().waitFor()
  for (const selector of [
    '[data-letter]',
    '[data-ability]',
    '[data-member]',
    '[data-space="b2"]',
    '[data-space="w2"]',
  ]) {
    const sheet = page.locator('dialog[open]')
    // Bots move meanwhile, and a question may call the focus away.
    await expect
      .poll(
        async () => {
          if ((await sheet.count()) > 0) return sheet.locator('h3').count()
          await page.locator(selector).first().focus()
          await page.keyboard.press('?')
          return 0
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0)
    expect((await sheet.innerText()).length, selector).toBeGreaterThan(60)
    expect(await sheet.innerText()).not.toContain('⟨')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  }

  // The arrows go over boat and water.
  await page.locator('[data-space="b2"]').focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.locator(':focus').getAttribute('data-space')).toBe('w2')
  await page.keyboard.press('ArrowDown')
  expect(await page.locator(':focus').getAttribute('data-space')).toBe('w3')
  expect(house.faults).toEqual([])
})
