import { expect, test } from 'vitest'
import { HOME_NETWORK } from './support/browser.ts'
import { openHouse } from './support/open-house.ts'
import { moment, playTurn } from './support/playing.ts'

const house = openHouse()

test('on plain http in a home network nothing is missing that is needed', async () => {
  const ann = await house.visitor({ at: HOME_NETWORK })
  await ann.go('/')
  expect(await ann.page.evaluate<boolean>('isSecureContext')).toBe(false)
  await ann.link(/With friends.*Sharks/).click()
  await ann.page.getByLabel('Your name').fill('Ann')
  await ann.button('Lay the table').click()
  await ann.button('Copy').click()
  await ann.page.getByText('copy it by hand').waitFor()
  const link = await ann.page.getByLabel('Link to this table').inputValue()
  expect(link).toContain(`http://${HOME_NETWORK}:`)
  expect(await ann.page.evaluate<string>('getSelection().toString() || document.activeElement.value')).toBe(
    link,
  )

  const bob = await house.visitor({ at: HOME_NETWORK })
  await bob.page.goto(link)
  await bob.page.getByLabel('Your name').fill('Bob')
  await bob.button(/^Sit here/).click()
  await bob.button('I am ready').click()
  await ann.button('I am ready').click()
  await Promise.all([ann, bob].map((each) => each.page.locator('.table').waitFor()))
  const before = await moment(bob)
  expect((await playTurn(ann)) + (await playTurn(bob))).toBeGreaterThan(1)
  await bob.page.locator(`.table:not([data-moment="${before}"])`).waitFor()
  expect(house.faults).toEqual([])
})
