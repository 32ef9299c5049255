import { expect, test } from 'vitest'
import { HOME_NETWORK } from './support/browser.ts'
import { openHouse } from './support/open-house.ts'
import { gather, playAgainstBots } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()
const SHARKS = { game: 'sharks', options: { players: 2, sharks: ['great-white', 'mako'] } }
const FITS = 'The draws were sealed before you sat down, and they fit.'

/** What the end says of the draws. */
const verdict = (visitor: Visitor) => visitor.page.locator('.seal')

/** Gives the match up, which ends it for two. */
async function concede(visitor: Visitor, menu = 'Menu', concedes = /^Concede/): Promise<void> {
  await visitor.button(menu).click()
  await visitor.button(concedes).click()
  await visitor.button(concedes).click()
}

async function kept(visitor: Visitor): Promise<{ commitment: string; number: string; numbers: unknown }> {
  return JSON.parse(
    await visitor.page.evaluate<string, string>(
      (match) => localStorage.getItem(`dorsal.seal.${match}`) ?? '{}',
      visitor.match,
    ),
  )
}

test('the seal is kept before one is ready, and checked by the page itself at the end and after a rematch', async () => {
  const [ann, ben] = await gather(house, { ...SHARKS, held: [['great-white'], ['mako']] })
  const { commitment, number, numbers } = await kept(ann)
  expect([commitment, number]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
  expect(numbers).toEqual([
    { seats: ['great-white'], number },
    { seats: ['mako'], number: (await kept(ben)).number },
  ])
  await concede(ann)
  for (const visitor of [ann, ben]) {
    await verdict(visitor).getByText(FITS).waitFor()
    expect(await verdict(visitor).innerText()).toContain(
      'only together with another player, or in the name of one',
    )
    expect(await verdict(visitor).innerText()).toContain(commitment)
    expect(await verdict(visitor).innerText()).toContain('Takebacks: 0')
  }

  const first = ann.match
  await ann.button('Rematch').click()
  await ben.button('Agree to a rematch').click()
  for (const visitor of [ann, ben]) await visitor.page.waitForURL((url) => !url.pathname.endsWith(first))
  for (const visitor of [ann, ben]) await visitor.page.locator('.table').waitFor()
  const next = await kept(ann)
  expect(next.commitment).not.toBe(commitment)
  await concede(ben)
  await verdict(ann).getByText(FITS).waitFor()
  expect(house.faults).toEqual([])
})

test.each([
  ['jaws', ['shark']],
  ['shark-island', ['shark']],
  ['sharks', ['great-white', 'mako']],
])('what %s showed follows from the seal, whoever looks: %s', async (game, mine) => {
  const ann = await house.visitor()
  await playAgainstBots(ann, { game, mine })
  const match = ann.match
  const { tables } = house.server.services
  const me = await ann.me()
  for (let move = 0; move < 12; move++) {
    await house.rest()
    const asked = await tables.use(match, (table) => {
      const seat = table.game.seats.findIndex(
        ({ id }, each) => mine.includes(id) && table.match?.isToAct(each),
      )
      const [action] = seat < 0 ? [] : (table.match?.legal(seat) ?? [])
      return action === undefined ? null : { seat, actions: [table.game.vocabulary.text(action)] }
    })
    if (asked !== null) await tables.command(match, me.id, { do: 'act', ...asked, tag: `move ${move}` })
  }
  await house.rest()
  await tables.command(match, me.id, { do: 'concede' })
  await verdict(ann).getByText(FITS).waitFor()
  expect(house.faults).toEqual([])
})

test('a seal that is another one at the end is told', async () => {
  const ann = await house.visitor()
  await playAgainstBots(ann, { ...SHARKS, mine: ['great-white'] })
  await ann.page.evaluate<void, string>((match) => {
    const name = `dorsal.seal.${match}`
    const seal = JSON.parse(localStorage.getItem(name) ?? '{}')
    localStorage.setItem(name, JSON.stringify({ ...seal, commitment: '0'.repeat(64) }))
  }, ann.match)
  await concede(ann)
  await verdict(ann).getByText('The draws do not fit the seal.').waitFor()
  expect(await verdict(ann).innerText()).toContain('not what it had sealed before you were ready')
})

test('it works where a browser trusts nobody, in French, on a phone', async () => {
  const ann = await house.visitor({ at: HOME_NETWORK, phone: true, language: 'fr-FR' })
  await playAgainstBots(ann, { ...SHARKS, mine: ['great-white'] })
  expect(await ann.page.evaluate<boolean>('isSecureContext')).toBe(false)
  await concede(ann, 'Menu', /^Abandonner/)
  await verdict(ann).getByText('Les tirages étaient scellés avant que vous ne preniez place').waitFor()
  expect(await verdict(ann).innerText()).toContain('il ne pouvait pas choisir')
  expect(await ann.scrollsSideways()).toBe(false)
  expect(house.faults).toEqual([])
})

test('changed options are sealed anew: everyone is told, says again that they are ready, and it fits', async () => {
  const ann = await house.visitor()
  const ben = await house.visitor({ phone: true, language: 'fr-FR' })
  await ann.introduce('Ann')
  await ben.introduce('Ben')
  const { match } = await ann.post<{ match: string }>('/api/matches', {
    ...SHARKS,
    seats: { 'great-white': 'me' },
  })
  const { code } = await ann.post<{ code: string }>(`/api/matches/${match}/invitations`, { seat: 'mako' })
  await ben.post(`/api/matches/${match}/seats`, { seat: 'mako', code })
  await ann.go(`/match/${match}`)
  await ben.go(`/match/${match}`)
  await ben.button('Je suis prêt').click()
  await ann.page.getByText('ready', { exact: false }).first().waitFor()
  const first = await kept(ben)
  await ann.button('Change what is played').click()
  const sheet = ann.page.locator('dialog[open]')
  await sheet.getByText('sealed anew').waitFor()
  await sheet.getByText('Tiger Shark', { exact: true }).click()
  await ann.button('Play this').click()
  await sheet.waitFor({ state: 'detached' })
  await ben.page.getByText('Ann change la partie').first().waitFor()
  await ben.button('Je suis prêt').click()
  const second = await kept(ben)
  expect(second.commitment).not.toBe(first.commitment)
  const free = ann.page.locator('li.free')
  await free.locator('select').selectOption('cadet')
  expect(await ben.scrollsSideways()).toBe(false)
  await ann.button('I am ready').click()
  for (const visitor of [ann, ben]) await visitor.page.locator('.table').waitFor()
  const { tables } = house.server.services
  await house.rest()
  for (const visitor of [ann, ben]) await tables.command(match, (await visitor.me()).id, { do: 'concede' })
  await verdict(ann).getByText(FITS).waitFor()
  await verdict(ben).getByText('Les tirages étaient scellés').waitFor()
  expect(await verdict(ben).innerText()).toContain(second.commitment)
  expect(house.faults).toEqual([])
})

test('a word under way that the table has changed for counts for nothing, and its sender is told', async () => {
  const ann = await house.visitor()
  const ben = await house.visitor()
  await ann.introduce('Ann')
  await ben.introduce('Ben')
  const { match } = await ann.post<{ match: string }>('/api/matches', {
    ...SHARKS,
    seats: { 'great-white': 'me' },
  })
  const { code } = await ann.post<{ code: string }>(`/api/matches/${match}/invitations`, { seat: 'mako' })
  await ben.post(`/api/matches/${match}/seats`, { seat: 'mako', code })
  await ben.go(`/match/${match}`)
  await ben.button('I am ready').waitFor()
  // Nothing comes to Ben any more, but what he says goes out.
  const { tables, hub, secrets } = house.server.services
  for (const connection of hub.at(match)) connection.show = () => {}
  const sealed = { secret: secrets.newSecret(), next: secrets.newSecret() }
  const options = { players: 2, sharks: ['great-white', 'mako'], first: 'mako' }
  await tables.command(match, (await ann.me()).id, { do: 'options', options, ...sealed })
  await ben.button('I am ready').click()
  await ben.page.getByText('The table has changed since you last saw it').waitFor()
  expect(await tables.use(match, ({ room }) => room.ready.size)).toBe(0)
})

test('the lobby shows the seal, and who adds a number to it', async () => {
  const ann = await house.visitor()
  await ann.introduce('Ann')
  const { match, room } = await ann.post<{ match: string; room: { commitment: string } }>('/api/matches', {
    ...SHARKS,
    seats: { 'great-white': 'me' },
  })
  await ann.go(`/match/${match}`)
  await ann.page.getByText(`Seal: ${room.commitment}`).waitFor()
  await ann.button('I am ready').click()
  await ann.page.getByText('adds a number', { exact: true }).waitFor()
  expect((await kept(ann)).commitment).toBe(room.commitment)
})
