import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'

const house = openHouse()

test('a person sees their devices, ends one, and moves with all others ended', async () => {
  const desk = await house.visitor()
  await desk.go('/me')
  await desk.page.getByLabel('Your name at the table').fill('\u3164')
  await desk.button('Keep').click()
  await desk.page.getByText('A name cannot hold the character U+3164').waitFor()
  await desk.page.getByLabel('Your name at the table').fill('Ann')
  await desk.button('Keep').click()
  const devices = desk.page.locator('section', { hasText: 'Your devices' }).locator('li')
  await devices.getByText('this one').waitFor()
  await devices.getByText('Chrome · Linux').waitFor()

  await desk.button('Show a code').click()
  const phone = await house.visitor({ phone: true })
  await phone.go('/me')
  await phone.page
    .getByLabel('A code from your other device')
    .fill(await desk.page.locator('output').innerText())
  await phone.button('Become me').click()
  await phone.page.getByText('Welcome back, Ann.').waitFor()
  const others = phone.page
    .locator('section', { hasText: 'Your devices' })
    .getByRole('button', { name: /^Remove:/ })
  await others.click()
  await phone.page.getByText('That device no longer knows you.').waitFor()
  await others.waitFor({ state: 'detached' })
  await desk.go('/me')
  await desk.page.getByText('No account and no password').waitFor()
  expect(await devices.count()).toBe(0)

  await phone.button('Show a code').click()
  await desk.page
    .getByLabel('A code from your other device')
    .fill(await phone.page.locator('output').innerText())
  await desk.page.getByLabel('Remove me from all other devices').check()
  await desk.button('Become me').click()
  await desk.page.getByText('Welcome back, Ann.').waitFor()
  await devices.getByText('this one').waitFor()
  expect(await devices.count()).toBe(1)
  await phone.go('/me')
  await phone.page.getByText('No account and no password').waitFor()
  expect(await phone.page.getByText('Your devices').count()).toBe(0)
  // The name that was refused is noted by the browser.
  expect(house.faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
})

test('two of one name are told apart at the table; one of them deletes what is about them and is someone', async () => {
  const first = await house.visitor()
  await first.go('/')
  await first.link(/With friends.*Sharks/).click()
  await first.page.getByLabel('Your name').fill('Ann')
  await first.button('Lay the table').click()
  await first.button('Invite').click()
  const link = await first.page.getByLabel(/^Link for/).inputValue()
  const second = await house.visitor()
  await second.page.goto(link)
  await second.page.getByLabel('Your name').fill('ann')
  await second.button('Sit down').click()
  await second.button('I am ready').click()
  await first.button('Mute ann (2)').waitFor()
  await first.button('I am ready').click()
  await Promise.all([first, second].map((each) => each.page.locator('.table').waitFor()))
  const { match } = first

  await first.go('/me')
  await first.button('Delete what is about me').click()
  const sheet = first.page.locator('dialog[open]')
  expect(await sheet.innerText()).toContain('Your moves stay, under “Someone”')
  expect(await sheet.getByRole('button', { name: 'Delete it for ever' }).isDisabled()).toBe(true)
  await sheet.getByLabel('I know that nobody can undo this.').check()
  await sheet.getByRole('button', { name: 'Delete it for ever' }).click()
  await first.page.getByText('What was about you is deleted.').waitFor()

  await second.page
    .locator('dialog[open]')
    .getByText(/wins?\b/i)
    .first()
    .waitFor()
  await second.go(`/replay/${match}`)
  await second.page.getByText('Someone').first().waitFor()
  expect(await second.text()).not.toContain('(2)')
  expect(house.faults).toEqual([])
})
