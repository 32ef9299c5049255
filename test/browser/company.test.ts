import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { playTurn, standing } from './support/playing.ts'
import { gather, layTable } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const MINUTE = 60_000
const SHARKS = ['great-white', 'mako', 'tiger']
const THREE = { game: 'sharks', options: { players: 3, sharks: SHARKS }, held: SHARKS.map((seat) => [seat]) }

/** Time goes on, for the server and on every page. */
async function pass(ms: number, ...visitors: readonly Visitor[]): Promise<void> {
  house.clock.advance(ms)
  for (const { page } of visitors) await page.clock.setFixedTime(house.clock.now())
}

async function close({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

/** Whoever is asked, and the others. */
async function asked(visitors: readonly Visitor[]): Promise<[asked: Visitor, ...others: Visitor[]]> {
  for (const visitor of visitors)
    if ((await standing(visitor)) === 'act') return [visitor, ...visitors.filter((each) => each !== visitor)]
  throw new Error('nobody is asked')
}

/** Whether a point in the middle of something is its own: nothing lies over it. */
async function isOnTop(thing: Locator): Promise<boolean> {
  await thing.waitFor()
  return thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && element.contains(there)
  })
}

const absent = ({ page }: Visitor): Locator => page.locator('.prompt .absent')
const talk = ({ page }: Visitor): Locator => page.getByRole('log', { name: /^(Talk|Conversation)$/ })
const say = async (visitor: Visitor, text: string): Promise<void> => {
  await visitor.page.getByLabel('Say something').fill(text)
  await visitor.page.getByRole('button', { name: 'Say', exact: true }).click()
}

test('who is gone is shown as gone, a bot is offered when it may play, and whoever comes back is asked', async () => {
  const three = await gather(house, { ...THREE, visitors: [{}, {}, { phone: true }] })
  const [gone, ...here] = await asked(three)
  const { name } = await gone.me()
  const seat = gone.page.url()
  await gone.page.goto('about:blank')
  for (const { page } of here) await page.locator('.players li.gone').waitFor()

  // In the bar and on the chip, with how long; not struck out, which would look eliminated.
  // Nobody is told a shorter wait than it is.
  await pass(10_000, ...here)
  for (const each of here) await absent(each).getByText('a bot may play in 2 min').waitFor()
  await pass(MINUTE - 10_000, ...here)
  for (const each of here) {
    await absent(each).getByText('gone 1 min').waitFor()
    expect(await absent(each).innerText()).toContain(name)
    expect(await isOnTop(absent(each))).toBe(true)
    expect(await absent(each).innerText()).toMatch(/a bot may play in \d+ s|a bot may play in 1 min/)
    expect(await absent(each).getByRole('button').count()).toBe(0)
    const chip = each.page.locator('.players li.gone')
    expect(await chip.count()).toBe(1)
    expect(await chip.locator('.name').evaluate((e) => getComputedStyle(e).textDecorationLine)).toBe('none')
    expect(await each.scrollsSideways()).toBe(false)
  }
  expect(await here.find(({ page }) => page.viewportSize()?.width === 1280)?.text()).toContain('gone 1 min')

  // Offered as soon as it is allowed, and not refused.
  await pass(MINUTE + 1000, ...here)
  const [offering, other] = here
  await absent(offering)
    .getByRole('button', { name: `Let a bot play for ${name}` })
    .click()
  for (const each of here) await absent(each).waitFor({ state: 'detached' })
  await other.page
    .getByText(/let the Mate bot play for/)
    .first()
    .waitFor()
  await house.rest()

  // The bot has the seat, and waits for whoever comes back.
  await pass(MINUTE, gone, ...here)
  await gone.page.goto(seat)
  const question = gone.page.getByRole('dialog', { name: 'Welcome back' })
  await question.getByText(/the Mate bot took your seat/).waitFor()
  expect(await isOnTop(question.getByRole('button', { name: 'Take over' }))).toBe(true)
  for (const each of here) await each.page.getByText(`${name} is here again.`).first().waitFor()
  // Round to the bot, which would play at once.
  for (let turn = 0; turn < 2; turn++) for (const each of here) await playTurn(each)
  await house.rest()
  const { tables } = house.server.services
  const length = (): Promise<number> => tables.use(gone.match, (table) => table.length)
  const before = await length()
  expect(await Promise.all(here.map((each) => standing(each)))).toEqual(['wait', 'wait'])
  await question.getByRole('button', { name: 'Take over' }).click()
  await question.waitFor({ state: 'detached' })
  for (const each of here) await each.page.getByText(`${name} took the seat back`).first().waitFor()
  expect(await standing(gone)).toBe('act')
  expect(await length()).toBe(before + 1)
  await playTurn(gone)

  // Who gives up is told to all, and it can be read afterwards beside the story.
  await gone.page.getByRole('button', { name: /^Menu/ }).click()
  await gone.page.getByRole('button', { name: 'Concede', exact: true }).click()
  await gone.button('Concede: sure?').click()
  for (const each of here) await each.page.locator('.notice').getByText(`${name} conceded.`).waitFor()
  for (const each of here.filter(({ page }) => page.viewportSize()?.width === 1280))
    await talk(each).getByText(`${name} conceded.`).waitFor()
  // Who has given up while the others go on reads it too.
  await close(gone)
  await gone.page.locator('.area-act').getByText('You conceded.').waitFor()
  expect(await gone.page.locator('.area-act [data-action]').count()).toBe(0)
  expect(house.faults).toEqual([])
})

test('a bot that is let play on goes on at once, and one left to a bot by oneself asks nothing', async () => {
  const three = await gather(house, THREE)
  const [first, ...others] = await asked(three)
  await first.page.getByRole('button', { name: /^Menu/ }).click()
  await first.button('Mate bot instead').click()
  await first.button('Take back').waitFor()
  expect(await first.page.getByRole('dialog', { name: 'Welcome back' }).count()).toBe(0)
  const where = first.page.url()
  await first.page.goto('about:blank')
  const isGone = (): boolean => house.server.services.hub.at(others[0].match).length === others.length
  await expect.poll(isGone).toBe(true)
  await pass(MINUTE, ...others)
  await first.page.goto(where)
  const question = first.page.getByRole('dialog', { name: 'Welcome back' })
  await question.waitFor()
  for (const each of others) await playTurn(each)
  for (const each of others) await playTurn(each)
  await question.getByRole('button', { name: 'Let the bot play on' }).click()
  await question.waitFor({ state: 'detached' })
  await house.rest()
  expect(await Promise.all(others.map((each) => standing(each)))).toContain('act')
  await first.button('Take your seat back').waitFor()
  expect(house.faults).toEqual([])
})

test('a new sitter leaves the others ready, and what undoes it says why', async () => {
  const [ann, bob, cat] = await Promise.all([
    house.visitor(),
    house.visitor(),
    house.visitor({ phone: true }),
  ])
  await ann.introduce('Ann')
  await bob.introduce('Bob')
  await cat.introduce('Cat')
  const { game, options } = THREE
  const match = await layTable(ann, { game, options, mine: ['great-white'], others: 'open', listed: true })
  for (const each of [ann, bob, cat]) await each.go(`/match/${match}`)
  await ann.button('I am ready').click()
  await bob.button('Sit here').first().click()
  await bob.button('I am ready').click()
  await cat.button('Sit here').click()
  await cat.button('I am ready').waitFor()
  await ann.page.getByText('Waiting for Cat.').waitFor()
  await cat.page.getByText('The others wait for you.').waitFor()
  for (const each of [ann, bob]) expect(await each.button('Ready ✓').count()).toBe(1)

  await cat.button('Stand up').click()
  for (const each of [ann, bob]) {
    const why = /Cat stood up: .*\. So everyone says again that they are ready\./
    await each.page.locator('.ready').getByText(why).waitFor()
    // Nobody is told to wait for themselves.
    expect(await each.page.locator('.ready').innerText()).not.toContain((await each.me()).name)
    await each.button('I am ready').click()
    await each.button('Ready ✓').waitFor()
    expect(await each.page.locator('.ready').getByText(why).count()).toBe(0)
  }
  await cat.button('Sit here').click()
  await cat.button('I am ready').click()
  for (const each of [ann, bob, cat]) await each.page.locator('.table').waitFor()
  expect(house.faults).toEqual([])
})

test('talk stands beside the story; quick words are read in one’s own language, and own lines are not new', async () => {
  const two = { game: 'sharks', held: [['great-white'], ['mako']] }
  const [ann, bob] = await gather(house, { ...two, visitors: [{}, { phone: true }] })
  const chloe = await house.visitor({ language: 'fr' })
  await ann.page.getByRole('button', { name: /^Menu/ }).click()
  await ann.page.getByText('Open table: anyone may watch').click()
  await close(ann)
  await chloe.go(`/match/${ann.match}`)
  await chloe.page.locator('.table').waitFor()

  const story = await ann.page.getByRole('list', { name: 'What happened' }).boundingBox()
  const panel = await talk(ann).boundingBox()
  if (story === null || panel === null) throw new Error('not both are there')
  expect(panel.x).toBeGreaterThanOrEqual(story.x + story.width)
  expect(Math.abs(panel.y - story.y)).toBeLessThan(20)
  expect(await ann.page.getByText(/^Mute/).count()).toBe(0)

  await say(ann, 'ahoy')
  await talk(ann).getByText('ahoy').waitFor()
  await bob.page.getByText('Guest 0: ahoy').waitFor()
  const badge = ({ page }: Visitor) => page.getByRole('button', { name: /^Menu/ }).innerText()
  expect(await badge(ann)).not.toMatch(/\d/)
  expect(await badge(bob)).toContain('1')
  await bob.page.getByRole('button', { name: /^Talk/ }).click()
  await talk(bob).getByText('ahoy').waitFor()
  await bob.button('Well played!').click()
  await talk(bob).getByText('Well played!').waitFor()
  await close(bob)
  expect(await badge(bob)).not.toMatch(/\d/)
  await talk(ann).getByText('Well played!').waitFor()
  await talk(chloe).getByText('Bien joué').waitFor()
  // Whoever has only spoken themselves has nothing new to read, also after coming back.
  await bob.page.reload()
  await bob.page.locator('.table').waitFor()
  await bob.page.getByRole('button', { name: /^Talk/ }).waitFor()
  expect(await badge(bob)).not.toMatch(/\d/)

  await ann.button('Quick words').click()
  await ann.button('One moment, please.').click()
  await talk(chloe).getByText('Un instant, s’il vous plaît.').waitFor()
  await bob.page.getByText('Guest 0: One moment, please.').waitFor()
  expect(house.faults).toEqual([])
})

test('a quick word to one’s side is read by that side alone', async () => {
  const held = [['shark'], ['quint', 'hooper'], ['brody']]
  const options = { mode: 'act-1', players: 3 }
  const [shark, quint, brody] = await gather(house, { game: 'jaws', options, held })
  await quint.page.getByText('My side only').click()
  await quint.button('Quick words').click()
  await quint.button('Let’s go!').click()
  await talk(brody).getByText('Let’s go!').waitFor()
  await quint.page.getByText('Everyone').click()
  await quint.button('Quick words').click()
  await quint.button('Hello!').click()
  await talk(shark).getByText('Hello!').waitFor()
  expect(await talk(shark).innerText()).not.toContain('Let’s go!')
  expect(house.faults).toEqual([])
})

test('a stranger at an open table is reported and blocked, and let in again from the page "You"', async () => {
  const [ann, eve] = await Promise.all([house.visitor(), house.visitor()])
  await ann.introduce('Ann')
  await eve.introduce('Eve')
  const plan = { game: 'sharks', mine: ['great-white'], others: 'open', listed: true } as const
  await ann.go(`/match/${await layTable(ann, plan)}`)
  await eve.go(`/match/${ann.match}`)
  await eve.button('Sit here').click()
  await say(eve, 'you are all fish')
  await talk(ann).getByText('you are all fish').waitFor()

  await ann.button('Trouble with somebody?').click()
  const sheet = ann.page.getByRole('dialog', { name: 'The others at this table' })
  await sheet.getByRole('button', { name: 'Report' }).click()
  await sheet.getByLabel('What happened?').fill('Called us fish.')
  await sheet.getByRole('button', { name: 'Send the report' }).click()
  const notice = ann.page.locator('dialog[open] .notice')
  await notice.getByText('Reported. Thank you.').waitFor()
  expect(await isOnTop(notice)).toBe(true)
  const [report] = await house.server.services.store.reports(1)
  expect(report).toMatchObject({
    name: 'Eve',
    why: 'talk',
    text: 'Called us fish.',
    said: 'you are all fish',
  })

  await sheet.getByRole('button', { name: 'Block' }).click()
  await sheet.getByRole('button', { name: 'Block Eve: sure?' }).click()
  await notice.getByText('You have blocked Eve.').waitFor()
  await talk(ann).getByText('you are all fish').waitFor({ state: 'detached' })
  // The host keeps no seat for her; she is told no more than that.
  await eve.button('Sit here').click()
  await eve.page.locator('.notice').getByText('This table is not open to you.').waitFor()

  await ann.go('/me')
  await ann.button('Unblock Eve').click()
  await ann.page.getByText('Eve is no longer blocked.').waitFor()
  await eve.button('Sit here').click()
  await eve.button('Stand up').waitFor()
  expect(house.faults).toEqual([])
})

test('notices are seen, and can be closed, over every sheet: on a phone and wide', async () => {
  const two = { game: 'sharks', held: [['great-white'], ['mako']] }
  const [ann, bob] = await gather(house, { ...two, visitors: [{}, { phone: true }] })
  for (const [each, other, name] of [
    [ann, bob, 'Guest 1'],
    [bob, ann, 'Guest 0'],
  ] as const) {
    const { page } = each
    const notice = page.locator('dialog[open] .notice')
    await page.getByRole('button', { name: /^Menu/ }).click()
    // A refusal, which comes as an answer to what was pressed in the sheet.
    await each.button('Ask to go back').click()
    await notice.waitFor()
    expect(await notice.getAttribute('class')).toContain('no')
    expect(await isOnTop(notice)).toBe(true)
    await notice.getByRole('button', { name: 'Close' }).click()
    await notice.waitFor({ state: 'detached' })
    expect(await page.locator('dialog[open]').count()).toBe(1)

    // What others do comes over any other sheet too.
    await page.locator('dialog[open]').getByRole('button', { name: 'Rules', exact: true }).click()
    await page.getByRole('dialog', { name: 'Rules' }).waitFor()
    if (other === bob) await bob.page.getByRole('button', { name: /^Talk/ }).click()
    await say(other, `can you see this, not ${name}`)
    await notice.getByText(`${name}: can you see this`).waitFor()
    expect(await isOnTop(notice)).toBe(true)
    if (other === bob) await close(bob)
    // Closed with its sheet, it goes on where it stood.
    await close(each)
    expect(await isOnTop(page.locator('.notice'))).toBe(true)
  }

  // Over the end, which opened by itself.
  await ann.page.getByRole('button', { name: /^Menu/ }).click()
  await ann.page.getByRole('button', { name: 'Concede', exact: true }).click()
  await ann.button('Concede: sure?').click()
  for (const each of [ann, bob]) {
    await each.page.locator('dialog[open] .end').waitFor()
    await each.button('Share the replay').click()
    const notice = each.page.locator('dialog[open] .notice').getByText(/The link is|http:/)
    expect(await isOnTop(notice)).toBe(true)
  }
  expect(house.faults).toEqual([])
})
