import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { moves, standing } from './support/playing.ts'
import { pause } from './support/stepping.ts'
import { gather, playFromHome } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** Sockets that can be made to stand still, as those to a node that does: what comes is not heard, and nothing is closed. */
const WATCHED = `
  window.lines = []
  window.next = {}
  window.WebSocket = class extends WebSocket {
    orders = []
    isStill = false
    isShut = false
    isGreeting = false
    constructor(...where) {
      super(...where)
      Object.assign(this, window.next)
      lines.push(this)
      this.addEventListener('message', (event) => {
        if (this.isStill) event.stopImmediatePropagation()
      })
      this.addEventListener('open', (event) => {
        if (this.isShut) event.stopImmediatePropagation()
      })
    }
    get readyState() {
      return this.isShut ? WebSocket.CONNECTING : super.readyState
    }
    send(text) {
      if ('do' in JSON.parse(text)) this.orders.push(text)
      else this.isGreeting = true
      super.send(text)
    }
  }
`
const count = ({ page }: Visitor): Promise<number> => page.evaluate('lines.length')
const orders = ({ page }: Visitor, line: number): Promise<string[]> =>
  page.evaluate(`lines[${line}]?.orders ?? []`)

/** Whether the page has said hello over it. */
const isGreeting = ({ page }: Visitor, line: number): Promise<boolean> =>
  page.evaluate(`lines[${line}]?.isGreeting ?? false`)

/** From here on the server does not answer this page. Gives which of its sockets that is. */
async function standStill({ page }: Visitor): Promise<number> {
  return page.evaluate('for (const line of lines) line.isStill = true; lines.length - 1')
}

/** What the sockets from here on are like. */
async function nextAre({ page }: Visitor, like: { isStill?: boolean; isShut?: boolean }): Promise<void> {
  await page.evaluate(`next = ${JSON.stringify(like)}`)
}

/** What is unanswered over this socket is asked again over the next, after four seconds and not before. */
async function askedAgain(visitor: Visitor, line: number): Promise<void> {
  const before = (await orders(visitor, line)).length
  await expect.poll(() => count(visitor)).toBe(line + 1)
  await visitor.page.clock.runFor(3_900)
  expect(await count(visitor)).toBe(line + 1)
  await visitor.page.clock.runFor(2_000)
  await expect.poll(() => orders(visitor, line + 1)).toHaveLength(1)
  expect((await orders(visitor, line + 1))[0]).toBe((await orders(visitor, line))[before - 1])
}

/** Somebody against bots who is asked where to start, and whose time goes on only when the story says so. */
async function asked(): Promise<Visitor> {
  const ann = await house.visitor()
  await ann.page.addInitScript(WATCHED)
  await playFromHome(ann, 'Sharks', 'Great White')
  expect(await standing(ann)).toBe('act')
  await pause(ann)
  await ann.page.clock.runFor(1_000)
  return ann
}

test('a server that does not answer for four seconds is left, and asked again by the same tag: it is played once', async () => {
  const ann = await asked()
  const list = await moves(ann.page)
  const line = await standStill(ann)
  const before = (await orders(ann, line)).length
  await list.first().click()
  await expect.poll(() => orders(ann, line)).toHaveLength(before + 1)
  await askedAgain(ann, line)
  await ann.page.clock.resume()
  const told = ann.page.locator('.area-aside').getByText(/^You wait/)
  await told.first().waitFor()
  expect(await standing(ann)).toBe('act')
  expect(await told.count()).toBe(1)
})

test('what was said and not answered is said again, and heard once', async () => {
  const two = await gather(house, {
    game: 'sharks',
    options: { players: 2, sharks: ['great-white', 'mako'] },
    held: [['great-white'], ['mako']],
  })
  const [ann, bob] = two
  await ann.page.addInitScript(WATCHED)
  await ann.page.reload()
  await standing(ann)
  await pause(ann)
  await ann.page.clock.runFor(1_000)
  const line = await standStill(ann)
  await ann.page.getByLabel('Say something').fill('Is anybody there?')
  await ann.page.getByRole('button', { name: 'Say', exact: true }).click()
  await expect.poll(() => orders(ann, line)).toHaveLength(1)
  await askedAgain(ann, line)
  await ann.page.clock.resume()
  for (const { page } of [ann, bob]) {
    const heard = page.getByRole('log', { name: /^(Talk|Conversation)$/ }).getByText('Is anybody there?')
    await heard.first().waitFor()
    expect(await heard.count()).toBe(1)
  }
})

test('a server that says from time to time that it is there is left after 45 seconds of silence', async () => {
  const ann = await asked()
  await ann.page.evaluate(
    `lines.at(-1).dispatchEvent(new MessageEvent('message', { data: '{"alive":true}' }))`,
  )
  const line = await standStill(ann)
  await ann.page.clock.runFor(44_000)
  expect(await count(ann)).toBe(line + 1)
  await ann.page.clock.runFor(3_000)
  await expect.poll(() => count(ann)).toBe(line + 2)
})

test('a server that takes its time to greet whoever comes back is left after four seconds too, and not before', async () => {
  const ann = await asked()
  const list = await moves(ann.page)
  const line = await standStill(ann)
  await nextAre(ann, { isStill: true })
  const before = (await orders(ann, line)).length
  await list.first().click()
  await expect.poll(() => orders(ann, line)).toHaveLength(before + 1)
  await ann.page.clock.runFor(5_900)
  await expect.poll(() => count(ann)).toBe(line + 2)
  await expect.poll(() => isGreeting(ann, line + 1)).toBe(true)
  // What it is to be asked again has waited for long, and that is not its fault.
  await ann.page.clock.runFor(2_000)
  expect(await count(ann)).toBe(line + 2)
  await nextAre(ann, {})
  await ann.page.clock.runFor(4_000)
  await expect.poll(() => orders(ann, line + 2)).toHaveLength(1)
})

test('a socket that does not open is left after four seconds, by whoever comes back too', async () => {
  const ann = await asked()
  const line = (await count(ann)) - 1
  await nextAre(ann, { isShut: true })
  await ann.page.evaluate(`lines.at(-1).dispatchEvent(new CloseEvent('close', { code: 1012 }))`)
  await ann.page.clock.runFor(150)
  expect(await count(ann)).toBe(line + 2)
  await nextAre(ann, {})
  await ann.page.clock.runFor(3_000)
  expect(await count(ann)).toBe(line + 2)
  await ann.page.clock.runFor(3_000)
  await expect.poll(() => isGreeting(ann, line + 2)).toBe(true)
})

test('a page comes back within 300 milliseconds after a 1012, at a moment that is drawn', async () => {
  const ann = await asked()
  const before = await count(ann)
  await ann.page.evaluate(`lines.at(-1).dispatchEvent(new CloseEvent('close', { code: 1012 }))`)
  // What is drawn is in the middle here.
  await ann.page.clock.runFor(149)
  expect(await count(ann)).toBe(before)
  await ann.page.clock.runFor(1)
  expect(await count(ann)).toBe(before + 1)
})
