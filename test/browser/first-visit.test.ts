import { expect, test } from 'vitest'
import { HOME_NETWORK } from './support/browser.ts'
import { openHouse } from './support/open-house.ts'
import { settled } from './support/settled.ts'
import { playAgainstBots } from './support/tables.ts'

const house = openHouse()

const GAMES = ['sharks', 'shark-island', 'jaws']
const PATHS = [
  '/',
  '/watch',
  '/learn',
  '/me',
  ...GAMES.flatMap((game) => [
    `/learn/${game}`,
    `/rules/${game}`,
    `/new/${game}`,
    `/new/${game}?with=friends`,
  ]),
]

test.each(PATHS)('somebody who has never been here finds nothing in the console: %s', async (path) => {
  const ann = await house.visitor()
  const said: string[] = []
  ann.page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  await ann.go(path)
  await ann.page.locator('h1').first().waitFor()
  await settled(ann)
  expect(said).toEqual([])
})

test('nor does somebody who comes by a link that leads nowhere any more', async () => {
  const ann = await house.visitor()
  const open = await playAgainstBots(ann, { game: 'sharks', mine: ['mako'], listed: true })
  const bob = await house.visitor({ phone: true })
  const said: string[] = []
  bob.page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  for (const [match, sight] of [
    [open, '.table'],
    ['nowhere', '#join'],
  ]) {
    await bob.go(`/match/${match}#a-code-of-before`)
    await bob.page.locator(sight).waitFor()
    await settled(bob)
  }
  expect(said).toEqual([])
})

test('nor does somebody who comes by the plain address of a home network', async () => {
  const bob = await house.visitor({ at: HOME_NETWORK, phone: true })
  const said: string[] = []
  bob.page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  await bob.go('/')
  await bob.page.locator('h1').first().waitFor()
  await settled(bob)
  expect(said).toEqual([])
})
