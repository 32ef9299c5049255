import { expect, test } from 'vitest'
import type { JawsView } from '#games/jaws/view.ts'
import { faultsFor } from './support/axe.ts'
import { forward } from './support/forward.ts'
import { CREW, comeTo, jaws } from './support/jaws.ts'
import { openHouse } from './support/open-house.ts'
import { type AskedFor, answer, askedFor } from './support/orca.ts'
import { moment, standing } from './support/playing.ts'
import { playAgainstBots } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
/** The most answers that a story gives on the board. */
const LONGEST = 60

/** Looks at every kind of question once; a reload leaves it open. */
class Looks {
  readonly kinds: AskedFor[] = []
  readonly faults: string[] = []
  readonly #visitor: Visitor
  readonly #who: string

  constructor(visitor: Visitor, who: string) {
    this.#visitor = visitor
    this.#who = who
  }

  async look(): Promise<AskedFor> {
    const visitor = this.#visitor
    const asked = await askedFor(visitor)
    if (this.kinds.includes(asked)) return asked
    this.kinds.push(asked)
    this.faults.push(...(await faultsFor(`${this.#who} ${asked}`, visitor)))
    expect(await visitor.scrollsSideways(), asked).toBe(false)
    expect(await visitor.text()).not.toContain('⟨')
    if (asked === 'over') return asked
    await visitor.page.reload()
    expect(await askedFor(visitor)).toBe(asked)
    return asked
  }

  /** Plays on the board until all of these have been looked at. Gives how many answers it took. */
  async playUntil(...wanted: readonly AskedFor[]): Promise<number> {
    for (let turn = 0; turn < LONGEST; turn++) {
      const asked = await this.look()
      if (wanted.every((kind) => this.kinds.includes(kind))) return turn
      if (asked === 'over') break
      await answer(this.#visitor, turn)
    }
    throw new Error(`only ${this.kinds.join()} were asked`)
  }
}

test('one person is the shark against bots on a phone, in nothing but questions on the board', async () => {
  const ann = await house.visitor({ phone: true })
  const looks = new Looks(ann, 'shark')
  await comeTo(ann, {
    mode: 'act-2',
    mine: ['shark'],
    script: null,
    until: ({ isMine, view }) => isMine && view.act2?.step === 'reroll',
  })
  expect(await looks.look()).toBe('plain')

  await playAgainstBots(ann, jaws('act-2', ['shark']))
  const first = await looks.playUntil('choose', 'option')
  await forward(house, ann.match, 12)
  const last = await looks.playUntil('over')
  console.log(`act 2 as the shark: ${first} answers at first, ${last} at last`)
  expect(await ann.page.locator('dialog[open]').innerText()).toMatch(/you (won|lost)|nobody/i)
  expect(looks.faults).toEqual([])
  expect(house.faults).toEqual([])
})

test('one person runs the whole crew against a bot: whoever owes an answer is in sight, and any can go first', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await playAgainstBots(ann, jaws('act-2', CREW))
  expect(await answer(ann, 0)).toBe('assign')

  // Hooper boards before the others do.
  await page.locator('[data-member="hooper"]').click()
  expect(await page.locator('.prompt h1').innerText()).toMatch(/hooper/i)
  await page.locator('[data-space="b6"]').click()
  await page.locator('.area-act .main').click()
  await page.getByText('Hooper boards at boat space 6').first().waitFor()
  expect(await page.locator('.prompt h1').innerText()).toMatch(/quint/i)

  const looks = new Looks(ann, 'crew')
  const first = await looks.playUntil('space', 'weapon', 'plain')
  await forward(house, ann.match, 12)
  const last = await looks.playUntil('over')
  console.log(`act 2 as the crew: ${first} answers at first, ${last} at last`)
  expect(looks.faults).toEqual([])
  expect(house.faults).toEqual([])
})

test('the crew read how much gear was dealt: their own is not counted, what has been handed out is', async () => {
  const ann = await house.visitor()
  let dealt = 0
  const isLeft = ({ act2 }: JawsView, isSome: boolean): boolean => {
    if (act2?.step !== 'assign') return false
    dealt = Math.max(dealt, act2.dealt.length)
    return !isSome || act2.dealt.length < dealt
  }
  for (const isSome of [false, true]) {
    await comeTo(ann, { mode: 'act-2', mine: CREW, until: ({ view }) => isLeft(view, isSome) })
    const told = ann.page.locator('.share header')
    await told.waitFor()
    expect(await told.innerText()).toContain(`Dealt: ${dealt} gear cards.`)
  }
  expect(house.faults).toEqual([])
})

test('a draft says what it reaches and what it would bring, survives a change of mind and is gone with a reload', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await comeTo(ann, {
    mode: 'act-2',
    mine: CREW,
    until: ({ isMine, view }) => isMine && view.act2?.step === 'prepare',
  })
  expect(await askedFor(ann)).toBe('weapon')
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
  await standing(ann)
  expect(await page.locator('.acting [data-member]').getAttribute('data-member')).toBe(member)
  expect(await page.locator('.area-act .main').getAttribute('aria-disabled')).toBe('true')
  expect(before).not.toBe('')
  expect(house.faults).toEqual([])
})

test('every card, space and member explains itself, by the key ? too, in French', async () => {
  const ann = await house.visitor({ language: 'fr-FR' })
  const { page } = ann
  await playAgainstBots(ann, jaws('act-2', ['shark']))
  expect(await askedFor(ann)).toBe('choose')
  const sheet = page.locator('dialog')
  for (const selector of [
    '[data-letter]',
    '[data-ability]',
    '[data-member]',
    '[data-space="b2"]',
    '[data-space="w2"]',
  ]) {
    await page.locator(selector).first().focus()
    await page.keyboard.press('?')
    await sheet.locator('h3').first().waitFor()
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
