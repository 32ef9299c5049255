import type { Locator } from 'playwright-core'
import { renderSVG } from 'uqr'
import { expect, test } from 'vitest'
import { faultsFor } from './support/axe.ts'
import { HOME_NETWORK } from './support/browser.ts'
import { openHouse } from './support/open-house.ts'
import { layTable, playAgainstBots } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** Counts what somebody presses. */
class Presses {
  count = 0

  async press(what: Locator): Promise<void> {
    this.count++
    await what.click()
  }
}

const field = ({ page }: Visitor) => page.getByLabel('Link to this table')
const name = ({ page }: Visitor) => page.getByLabel('Your name')
const AT_HOME = { address: HOME_NETWORK, network: 'wlan0' }

/** Whether a point in the middle of something is its own: it is in sight, and nothing lies over it. */
const isOnTop = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })

/** The same link, as it stands in the address bar of somebody at the machine itself. */
const inTheBar = ({ page }: Visitor) => new URL(page.url()).pathname + new URL(page.url()).hash
const pathOf = (link: string) => new URL(link).pathname + new URL(link).hash

test('four people with four phones come to one table by one link: 4 presses for the host, 3 and a name for a guest', async () => {
  house.houseAddresses = [AT_HOME]
  const host = await house.visitor({ phone: true })
  await host.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const hosting = new Presses()
  await host.go('/')
  await hosting.press(host.link(/Friends.*JAWS/))
  await name(host).fill('Ann')
  await hosting.press(host.button('Lay the table'))
  await hosting.press(host.page.getByRole('button', { name: 'Copy', exact: true }))
  await host.page.getByText('The link is copied.').waitFor()
  const link = await host.page.evaluate<string>('navigator.clipboard.readText()')

  // Copied, shown, drawn and in the address bar: it is one link, and others can open it.
  expect(new URL(link).hostname).toBe(HOME_NETWORK)
  expect(await field(host).inputValue()).toBe(link)
  expect(inTheBar(host)).toBe(pathOf(link))
  const picture = await host.page.getByAltText('The link as a QR code').getAttribute('src')
  expect(decodeURIComponent(picture ?? '')).toContain(renderSVG(link, { border: 2 }))

  const guests: [Visitor, Presses][] = []
  for (const [person, role] of [
    ['Bob', 'Quint'],
    ['Cat', 'Brody'],
    ['Dan', 'Hooper'],
  ]) {
    const guest = await house.visitor({ phone: true, at: HOME_NETWORK })
    const presses = new Presses()
    await guest.page.goto(link)
    await name(guest).fill(person)
    await presses.press(guest.button(`Sit here : ${role}`))
    await guest.button('I am ready').waitFor()
    expect(await guest.scrollsSideways()).toBe(false)
    // Whoever sits can pass the link on.
    expect(inTheBar(guest)).toBe(pathOf(link))
    guests.push([guest, presses])
  }
  // With everyone there nobody needs the link, and the host is not told that it is elsewhere.
  await host.page.getByText('Dan', { exact: true }).waitFor()
  expect(await field(host).count()).toBe(0)
  expect(await host.text()).not.toContain('only the device it was made on knows it')
  for (const [guest, presses] of guests) await presses.press(guest.button('I am ready'))
  await hosting.press(host.button('I am ready'))
  for (const each of [host, ...guests.map(([guest]) => guest)]) {
    await each.page.locator('.table').waitFor()
    await each.page.waitForURL((url) => url.hash === '')
  }
  expect(hosting.count).toBeLessThanOrEqual(4)
  for (const [, { count }] of guests) expect(count).toBeLessThanOrEqual(3)

  // From now on the link leads to one's own seat, and nobody else anywhere.
  const [[bob]] = guests
  await bob.page.goto(link)
  await bob.page.locator('.table').waitFor()
  const eve = await house.visitor({ at: HOME_NETWORK })
  await eve.page.goto(link)
  await eve.page.getByRole('heading', { name: 'Ask the host for the link' }).waitFor()
  expect(house.faults).toEqual([])
})

test('with two for JAWS the other takes the whole crew by one link and one press', async () => {
  const [ann, bob] = [await house.visitor(), await house.visitor({ phone: true })]
  await ann.introduce('Ann')
  const match = await layTable(ann, {
    game: 'jaws',
    options: { players: 2 },
    mine: ['shark'],
    others: 'open',
  })
  await ann.go(`/match/${match}`)
  await bob.page.goto(await field(ann).inputValue())
  await name(bob).fill('Bob')
  await bob.button('Sit here for Quint, Brody and Hooper').click()
  await bob.button('I am ready').click()
  await ann.button('I am ready').click()
  for (const each of [ann, bob]) await each.page.locator('.table').waitFor()
  // The crew has no secrets from one another: no device goes round.
  expect(await bob.page.locator('.curtain').count()).toBe(0)
  expect(house.faults).toEqual([])
})

test('a private table and none at all are the same page, which says what to ask the host for', async () => {
  const ann = await house.visitor()
  await ann.introduce('Ann')
  const match = await layTable(ann, { game: 'sharks', mine: ['mako'], others: 'open' })
  const eve = await house.visitor({ phone: true })
  const seen: string[] = []
  for (const address of [match, 'AAAAAAAAAAAAAAAAAAAAAA', `${match}#BBBBBBBBBBBBBBBBBBBBBB`, 'x#y']) {
    await eve.go('/me')
    await eve.go(`/match/${address}`)
    await eve.page.getByRole('heading', { name: 'Ask the host for the link' }).waitFor()
    seen.push(await eve.page.locator('body').innerHTML())
    expect(await eve.scrollsSideways()).toBe(false)
    expect(await faultsFor('ask the host', eve)).toEqual([])
  }
  expect(new Set(seen).size).toBe(1)
  // The link that a friend sends then can be pasted right there.
  await ann.go(`/match/${match}`)
  await eve.page.getByRole('textbox', { name: 'Join a table' }).fill(await field(ann).inputValue())
  await eve.button('Join').click()
  await name(eve).waitFor()
  expect(house.faults).toEqual([])
})

test('whoever waits by a link that is renewed, or at a table that begins, is told; the host has the new one everywhere', async () => {
  const [ann, bob] = [await house.visitor(), await house.visitor()]
  await ann.introduce('Ann')
  const match = await layTable(ann, { game: 'sharks', mine: ['mako'], others: 'open' })
  await ann.go(`/match/${match}`)
  const old = await field(ann).inputValue()
  await bob.page.goto(old)
  await bob.button(/Sit here/).waitFor()
  await ann.button('New link').click()
  await bob.page.getByRole('heading', { name: 'Ask the host for the link' }).waitFor()
  await ann.page.waitForURL((url) => pathOf(url.href) !== pathOf(old))
  const renewed = await field(ann).inputValue()
  expect(inTheBar(ann)).toBe(pathOf(renewed))

  // From the list of one's own tables one comes back to the same link.
  await ann.go('/me')
  await ann.go(`/match/${match}`)
  expect(await field(ann).inputValue()).toBe(renewed)
  expect(inTheBar(ann)).toBe(pathOf(renewed))

  // Another device of hers does not know it, and says so before it makes one.
  const { code } = await ann.post<{ code: string }>('/api/me/code', {})
  const phone = await house.visitor({ phone: true })
  await phone.go('/me')
  await phone.post('/api/me/move', { code })
  await phone.go(`/match/${match}`)
  await phone.page.getByText('only the device it was made on knows it').waitFor()
  await phone.button('New link').click()
  await phone.page.waitForURL((url) => url.hash !== '')
  await ann.page.getByText('only the device it was made on knows it').waitFor()
  expect(house.faults).toEqual([])
})

test('where there are several addresses the host chooses, for every link; where there is none the page says so', async () => {
  house.houseAddresses = [{ address: '172.17.0.1', network: 'docker0' }, AT_HOME]
  const ann = await house.visitor({ phone: true })
  await ann.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await ann.introduce('Ann')
  const match = await layTable(ann, { game: 'sharks', mine: ['mako'], others: 'open' })
  await ann.go(`/match/${match}`)
  expect(await field(ann).inputValue()).toContain('http://172.17.0.1:')
  const choice = ann.page.getByLabel('Address for the others')
  await choice.selectOption({ label: (await choice.locator('option').allInnerTexts())[1] })
  expect(await field(ann).inputValue()).toContain(`http://${HOME_NETWORK}:`)
  await ann.button('Invite').click()
  expect(await ann.page.getByLabel(/^Link for/).inputValue()).toContain(`http://${HOME_NETWORK}:`)
  await ann.go('/me')
  await ann.button('Show a code').click()
  await ann.page.getByText(`On the other device open http://${HOME_NETWORK}:`).waitFor()

  house.houseAddresses = []
  await ann.go(`/match/${match}`)
  await ann.page.getByText('Only this computer can open this link').waitFor()
  expect(await ann.scrollsSideways()).toBe(false)
  expect(house.faults).toEqual([])
})

test('a seat’s own link is a choice, also for somebody who sits already', async () => {
  const [ann, bob] = [await house.visitor(), await house.visitor()]
  await ann.introduce('Ann')
  const match = await layTable(ann, { game: 'jaws', mine: ['shark'], others: 'open' })
  await ann.go(`/match/${match}`)
  const seat = (role: string) => ann.page.locator('.seats li').filter({ hasText: role })
  for (const role of ['Quint', 'Brody']) {
    await seat(role).getByRole('button', { name: 'Invite' }).click()
    const link = ann.page.getByLabel(`Link for ${role}`)
    await link.waitFor()
    // Below what it was asked for with, and not under the button that stays at the foot.
    expect(await isOnTop(link)).toBe(true)
    await bob.page.goto(await link.inputValue())
    await bob.page.getByLabel('Your name').fill('Bob')
    await bob.button('Sit down').click()
    await bob.button('I am ready').waitFor()
  }
  await ann.page.getByText('Bob sat down: Brody.').first().waitFor()
  expect(await seat('Quint').innerText()).toContain('Bob')
  expect(await seat('Brody').innerText()).toContain('Bob')
  expect(house.faults).toEqual([])
})

test('at an open table a name is asked for in place, and whoever has none yet is called by it from then on', async () => {
  const [ann, carol] = [await house.visitor(), await house.visitor({ phone: true })]
  await ann.introduce('Guest')
  const match = await layTable(ann, { game: 'sharks', mine: ['mako'], others: 'open', listed: true })
  await ann.go(`/match/${match}`)
  await name(ann).fill('Ann')
  await ann.button('That is me').click()
  await name(ann).waitFor({ state: 'detached' })

  await carol.go('/watch')
  await carol.link('Sit down').click()
  await carol.button(/Sit here/).click()
  await carol.page.getByText('What shall we call you?').waitFor()
  expect(await faultsFor('newcomer', carol)).toEqual([])
  expect(await carol.page.locator('[role=alert]').allInnerTexts()).toEqual([])
  await carol.page.keyboard.type('Carol')
  await carol.button(/Sit here/).click()
  await carol.page.getByLabel('Say something').fill('ahoy')
  await carol.page.getByRole('button', { name: 'Say', exact: true }).click()
  await ann.page.getByRole('log', { name: 'Talk' }).getByText('Carol ahoy').waitFor()
  expect(await carol.text()).toContain('Ann')
  expect(house.faults).toEqual([])
})

test('a replay and a moment of it are shared by the address that others reach', async () => {
  house.houseAddresses = [AT_HOME]
  const ann = await house.visitor()
  await ann.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async (button: string) => {
    await ann.button(button).click()
    await ann.page.getByText('The link is copied.').waitFor()
    return new URL(await ann.page.evaluate<string>('navigator.clipboard.readText()'))
  }
  const match = await playAgainstBots(ann, { game: 'sharks', mine: ['mako'] })
  await ann.button(/^Menu/).click()
  await ann.page.getByRole('button', { name: 'Concede', exact: true }).click()
  await ann.button('Concede: sure?').click()
  await ann.page.locator('dialog[open] .end').waitFor()
  const replay = await copied('Share the replay')
  expect([replay.hostname, replay.pathname]).toEqual([HOME_NETWORK, `/replay/${match}`])
  await ann.go(`/replay/${match}`)
  const instant = await copied('Share this moment')
  expect([instant.hostname, instant.searchParams.get('at')]).toEqual([HOME_NETWORK, '1'])
  expect(house.faults).toEqual([])
})

test('a wrong address shows our page', async () => {
  const ann = await house.visitor()
  for (const path of ['/xyz', '/you', '/%', '/api']) {
    await ann.go(path)
    await ann.page.getByRole('heading', { name: 'Empty water' }).waitFor()
  }
  expect(house.faults).toEqual([])
})
