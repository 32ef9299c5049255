import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsFor } from './support/axe.ts'
import { openHouse } from './support/open-house.ts'

const house = openHouse()

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** A browser notes in its console that a pack was refused. */
const unexpected = (): string[] => house.faults.filter((fault) => !fault.includes('status of 400'))

/** The decks of the box, with every card of two sharks called otherwise. */
const PACK = (() => {
  const renamed = (id: string) => {
    const shark = JSON.parse(
      readFileSync(new URL(`../../src/games/sharks/content/${id}.json`, import.meta.url), 'utf8'),
    )
    const name = { en: 'Feast of Tests', fr: 'Festin d’essai' }
    return { ...shark, deck: shark.deck.map((card: object) => ({ ...card, name })) }
  }
  const name = { en: 'Feasts', fr: 'Festins' }
  return { game: 'sharks', name, sharks: { mako: renamed('mako'), 'great-white': renamed('great-white') } }
})()

test('a content pack says at once, by the name of the field, why it does not fit; one that fits is played', async () => {
  const ann = await house.visitor({ phone: true })
  const { page } = ann
  await ann.go('/new/sharks?with=bots')
  await page.locator('.cards label').first().waitFor()
  await page.locator('summary', { hasText: 'own cards' }).tap()
  const choose = page.getByLabel(/^Content pack/)
  const said = page.locator('#pack-said')

  await choose.setInputFiles(file('shopping.json', 'eggs, milk'))
  await said.getByText('It is not JSON').waitFor()
  await choose.setInputFiles(file('large.json', JSON.stringify('x'.repeat(600_000))))
  await said.getByText('It is too large: 500 kB at most.').waitFor()
  await choose.setInputFiles(file('odd.json', JSON.stringify({ ...PACK, tiles: 'many', weather: 1 })))
  await said.getByText('tiles: must be a list').waitFor()
  await said.getByText('weather: is not a field of this pack').waitFor()
  expect(await ann.scrollsSideways()).toBe(false)

  // No table is laid with something else than was asked for.
  await ann.button('Start').tap()
  await page.getByText('choose another file').waitFor()
  await ann.button('Play without it').tap()
  await said.locator('p').waitFor({ state: 'detached' })
  expect(await choose.inputValue()).toBe('')

  await choose.setInputFiles(file('feasts.json', JSON.stringify(PACK)))
  await said.getByText('Feasts: it fits').waitFor()
  await said.getByText('2 parts are not as in the box: sharks.great-white and sharks.mako.').waitFor()
  await ann.button('Start').tap()
  await page.locator('.table').waitFor()
  await page.getByText('Feast of Tests').first().waitFor()
  expect(unexpected()).toEqual([])
})

test('a content pack that does not fit says so in French too', async () => {
  const ann = await house.visitor({ language: 'fr-FR' })
  await ann.go('/new/jaws')
  await ann.page.locator('summary', { hasText: 'cartes maison' }).click()
  const choose = ann.page.getByLabel(/^Paquet de contenu/)
  const said = ann.page.locator('#pack-said')
  await choose.setInputFiles(file('sharks.json', JSON.stringify(PACK)))
  await said.getByText('game : doit être « jaws »').waitFor()
  await choose.setInputFiles(file('odd.json', '{"game": "jaws", "docks": {"west": "5", "source": "house"}}'))
  await said.getByText('docks : il manque east').waitFor()
  expect(await said.innerText()).not.toContain('⟨')
  expect(unexpected()).toEqual([])
})

const HOUSE_PACKS = [
  { game: 'sharks', name: 'Spring Tide', french: 'Grande marée', about: /Two more Tide tiles/ },
  { game: 'jaws', name: 'High Season', french: 'Haute saison', about: /three more event cards/ },
  { game: 'shark-island', name: 'Storm Week', french: 'Semaine de tempête', about: /bad weather/ },
] as const

test.each(HOUSE_PACKS)(
  'a pack of the house for $game is chosen where it is folded away, and told in the lobby',
  async ({ game, name, french, about }) => {
    for (const phone of [false, true]) {
      const ann = await house.visitor({ phone })
      const { page } = ann
      await ann.go(`/new/${game}?with=friends`)
      const pack = page.getByRole('radio', { name: new RegExp(`^${name}`) })
      const folded = page.locator('summary', { hasText: 'Played with' })
      await folded.getByText('As in the box').waitFor()
      await folded.click()
      expect(await page.getByRole('radio', { name: /^As in the box/ }).isChecked()).toBe(true)
      await pack.locator('..').getByText(about).waitFor()
      await pack.check()
      // Folded again it still says which one it is.
      await folded.click()
      await folded.getByText(name).waitFor()
      expect(await ann.scrollsSideways()).toBe(false)
      expect(await faultsFor(`set-up of ${game}`, ann)).toEqual([])
      await ann.button('Lay the table').click()
      await page.getByText(`Played with ${name}`).waitFor()
      await page.getByText(about).waitFor()
      expect(await ann.scrollsSideways()).toBe(false)
      expect(await faultsFor(`lobby of ${game}`, ann)).toEqual([])

      await ann.button('Français').click()
      await page.getByText(`On joue avec ${french}`).waitFor()
    }
    expect(unexpected()).toEqual([])
  },
)

test('a file of one’s own goes before a pack of the house, which is back with one press', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.go('/new/sharks?with=bots')
  const folded = page.locator('summary', { hasText: 'Played with' })
  await folded.click()
  const pack = page.getByRole('radio', { name: /^Spring Tide/ })
  await pack.check()
  await page.locator('summary', { hasText: 'own cards' }).click()
  await page.getByLabel(/^Content pack/).setInputFiles(file('feasts.json', JSON.stringify(PACK)))
  await page.locator('#pack-said').getByText('Feasts: it fits').waitFor()
  expect(await pack.isChecked()).toBe(false)
  await folded.getByText('a pack of your own').waitFor()
  await pack.check()
  await page.locator('#pack-said p').waitFor({ state: 'detached' })
  await ann.button('Start').click()
  await page.locator('.table').waitFor()
  expect(unexpected()).toEqual([])
})

test('what was filled in stays when the language is changed half-way', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.go('/new/jaws?with=friends')
  await page.getByText('Brody', { exact: true }).first().click()
  await page.locator('#name').fill('Ann of Amity')
  await page.locator('summary', { hasText: 'Played with' }).click()
  await page.getByRole('radio', { name: /^High Season/ }).check()
  await page.locator('summary', { hasText: 'own cards' }).click()
  await page.getByText('Act 2', { exact: true }).click()
  await page.getByText('2', { exact: true }).click()
  await page.locator('select[aria-labelledby="seat-hooper"]').selectOption('captain')
  await page.getByRole('checkbox').check()

  await ann.button('Français').click()
  await ann.button('Dresser la table').waitFor()
  // The game's own words come in a file of their own.
  await page.getByText('Acte 2', { exact: true }).waitFor()
  expect(await page.locator('label:has(:checked)').allInnerTexts()).toEqual([
    'Entre amis',
    expect.stringMatching(/^BRODY/),
    expect.stringMatching(/^Haute saison/),
    'Acte 2',
    '2',
    expect.any(String),
  ])
  expect(await page.locator('select[aria-labelledby="seat-hooper"]').inputValue()).toBe('captain')
  expect(await page.locator('#name').inputValue()).toBe('Ann of Amity')
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
  expect(await ann.text()).not.toMatch(/⟨|\b(the|with|seats)\b/i)
  expect(unexpected()).toEqual([])
})

test('whoever gives their seat to a bot gets another; bots alone are not left waiting for ever', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.go('/new/shark-island?with=bots')
  await page.locator('summary', { hasText: 'single seats' }).click()
  const [shark, first, second] = await Promise.all(
    ['The Shark', 'Tempest', 'Harlan'].map(async (role) =>
      page.locator('select').and(page.getByLabel(role, { exact: true })),
    ),
  )
  await shark.selectOption('cadet')
  expect([await first.inputValue(), await second.inputValue()]).toEqual(['me', 'mate'])

  await page.getByText('With friends').click()
  for (const seat of [shark, first, second]) await seat.selectOption('cadet')
  await ann.button('Lay the table').click()
  await page.getByText('bots alone do not begin').waitFor()
  expect(new URL(page.url()).pathname).toBe('/new/shark-island')
  await second.selectOption('me')
  await ann.button('Lay the table').click()
  await page.locator('.table').waitFor()
  expect(unexpected()).toEqual([])
})

test('a poster has a button to everything one can choose before a game against bots', async () => {
  const ann = await house.visitor({})
  await ann.go('/')
  await ann.link('JAWS: choose seats, bots and rules').waitFor()
  await ann.link(/^Set up\s*: JAWS$/).click()
  await ann.button('Start').waitFor()
  expect(await ann.page.getByRole('radio', { name: 'Against bots' }).isChecked()).toBe(true)
  expect(unexpected()).toEqual([])
})

const SETUPS = [
  ['jaws', 'Quint'],
  ['shark-island', 'Harlan'],
  ['sharks', 'Tiger Shark'],
] as const

test('what to play as, against whom and the button are in sight at once, wide and on a phone', async () => {
  for (const phone of [false, true])
    for (const [game, part] of SETUPS)
      for (const mode of ['bots', 'friends']) {
        const ann = await house.visitor({ phone })
        const { page } = ann
        await ann.go(`/new/${game}?with=${mode}`)
        await page.locator('.cards label').first().waitFor()
        const button = await page.locator('.go').boundingBox()
        const fold = button?.y ?? 0
        const inSight = async (what: string): Promise<void> => {
          const box = await page.locator(what).last().boundingBox()
          expect((box?.y ?? fold) + (box?.height ?? 0), `${what} of ${game} ${phone}`).toBeLessThanOrEqual(
            fold,
          )
        }
        await inSight('.cards label')
        await inSight(mode === 'bots' ? '.others fieldset ~ p' : '#name')
        // Everything else is folded; wide it is in sight that there is more.
        const rest = page.locator('form > .others ~ *:not(.go)')
        expect(await rest.evaluateAll((all) => all.map((each) => each.tagName))).toEqual([
          'DETAILS',
          'DETAILS',
        ])
        expect(await page.locator('form > details[open]').count()).toBe(0)
        if (!phone) {
          await inSight('form > details')
          const { scrollHeight, clientHeight } = await page.evaluate(() => document.documentElement)
          expect(scrollHeight, `${game} with ${mode}`).toBe(clientHeight)
        }
        expect(fold).toBeLessThan(page.viewportSize()?.height ?? 0)
        expect(await ann.scrollsSideways()).toBe(false)
        expect(await page.getByRole('radio', { name: part }).count()).toBe(1)
      }
  expect(unexpected()).toEqual([])
})

test('whoever chooses a Hunter is not the Shark besides, however it is chosen', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.go('/new/shark-island?with=bots')
  const card = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
  expect(await card('The Shark').isChecked()).toBe(true)
  await page.getByText('Anya Lee').first().click()
  await page.locator('summary', { hasText: 'single seats' }).click()
  const seats = page.locator('.more li:has(select)')
  const sits = () =>
    seats.evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('b')?.textContent, row.querySelector('select')?.value]),
    )
  expect(await sits()).toEqual([
    ['The Shark', 'mate'],
    ['Anya Lee', 'me'],
    ['Tempest', 'mate'],
  ])
  // Seat by seat it is the same, and the cards follow.
  await page
    .locator('select')
    .and(page.getByLabel('The Shark', { exact: true }))
    .selectOption('me')
  expect((await sits()).map(([, who]) => who)).toEqual(['me', 'mate', 'mate'])
  expect(await card('The Shark').isChecked()).toBe(true)
  await page.getByText('All Hunters').first().click()
  await page.getByRole('group', { name: 'How many Hunters' }).getByText('3', { exact: true }).click()
  expect((await sits()).map(([, who]) => who)).toEqual(['mate', 'me', 'me', 'me'])
  await ann.button('Start').click()
  await page.locator('.table').waitFor()
  expect(await page.locator('.curtain').count()).toBe(0)
  expect(unexpected()).toEqual([])
})
