import { expect, test } from 'vitest'
import { forward } from './support/forward.ts'
import { openHouse } from './support/open-house.ts'
import { moment, playToTheEnd } from './support/playing.ts'

const house = openHouse()

test('two people on two browsers play from the invitation to the rematch', async () => {
  const ann = await house.visitor()
  await ann.go('/')
  await ann.link(/With friends.*Sharks/).click()
  await ann.page.getByLabel('Your name').fill('Ann')
  await ann.button('Lay the table').click()
  await ann.button('Invite').click()
  const link = await ann.page.getByLabel(/^Link for/).inputValue()
  expect(await ann.page.locator('.seats').getByAltText('The link as a QR code').isVisible()).toBe(true)

  const bob = await house.visitor()
  await bob.page.goto(link)
  await bob.page.getByText('Ann invites you').waitFor()
  await bob.page.getByLabel('Your name').fill('Bob')
  await bob.button('Sit down').click()
  await bob.button('I am ready').waitFor()
  expect(bob.page.url()).not.toContain('#')

  // Opening the invitation took nothing; now that it is used up, nobody else gets in with it.
  const eve = await house.visitor()
  await eve.page.goto(link)
  await eve.page.getByText('Empty water').waitFor()

  await bob.button('I am ready').click()
  await ann.page.getByText('The others wait for you.').waitFor()
  await ann.button('I am ready').click()
  await Promise.all([ann, bob].map((each) => each.page.locator('.table').waitFor()))
  expect(await moment(ann)).not.toBe('')

  await forward(house, ann.match, 12)
  const moves = await playToTheEnd([ann, bob])
  console.log(`friends: ${moves} moves in two browsers`)
  for (const each of [ann, bob])
    expect(await each.page.locator('dialog[open]').innerText()).toMatch(/you (won|lost) \d+\s:\s\d+|victory/i)

  const record = await ann.page.evaluate<string>(
    "fetch(document.querySelector('a[download]').href).then((answer) => answer.text())",
  )
  expect(record).toMatch(/^dorsal record 2\n/)

  const before = ann.page.url()
  await ann.button('Rematch').click()
  await bob.button('Agree to a rematch').click()
  await Promise.all([ann, bob].map((each) => each.page.waitForURL((url) => url.href !== before)))
  expect(ann.page.url()).toBe(bob.page.url())
  await Promise.all([ann, bob].map((each) => each.page.locator('.table').waitFor()))
  expect(house.faults).toEqual([])
})
