import type { OpenHouse } from './house.ts'
import { moves, playToTheEnd, playTurn, standing } from './playing.ts'
import type { Visitor, VisitorOptions } from './visitor.ts'

/** Called with everything there is to see, one screen after the other. */
export type Look = (screen: string, visitor: Visitor) => Promise<void>

/** Goes through every screen of the page, as people would come to them, in the words of one language. */
export async function tour(house: OpenHouse, options: VisitorOptions, look: Look): Promise<void> {
  const words = WORDS[options.language === 'fr-FR' ? 'fr' : 'en']
  const ann = await house.visitor(options)

  await ann.go('/rules/sharks')
  await ann.page.locator('h1').waitFor()
  await ann.page.waitForTimeout(300)
  await look('rules', ann)
  await ann.go('/learn/sharks')
  await ann.page.locator('.table').waitFor()
  await look('learn', ann)
  await ann.go('/nowhere-at-all')
  await ann.go('/match/nothing')
  await ann.page.getByText(words.nowhere).waitFor()
  await look('nowhere', ann)

  await ann.go('/new/sharks?with=friends')
  await ann.page.locator('select').first().waitFor()
  await look('set-up', ann)
  await ann.page.getByLabel(words.yourName).fill('Ann')
  await ann.button(words.lay).click()
  await ann.button(words.invite).click()
  await ann.page.locator('.invite img').waitFor()
  await look('lobby', ann)
  const link = await ann.page.locator('.invite input').inputValue()
  const bob = await house.visitor(options)
  await bob.page.goto(link)
  await bob.page.locator('form').waitFor()
  await look('invitation', bob)
  await bob.page.getByLabel(words.yourName).fill('Bob')
  await bob.button(words.sit).click()
  await bob.button(words.ready).click()
  await ann.button(words.ready).click()
  await Promise.all([ann, bob].map((each) => each.page.locator('.table').waitFor()))
  const [first, second] = (await standing(ann)) === 'act' ? [ann, bob] : [bob, ann]
  await look('table-start', first)
  await look('table-waiting', second)
  for (const each of [first, second, first, second]) {
    await each.page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
    await playTurn(each)
  }
  await first.page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
  await look('table-swim', first)
  await first.page.locator('.cell[aria-pressed]').last().click()
  await look('table-path', first)
  await moves(first.page)
  await look('table-moves', first)

  await first.button(words.menu).click()
  await first.page.locator('dialog[open]').waitFor()
  await look('menu', first)
  await closeSheet(first)
  await first.page.locator('[data-explain^="card:"]').first().focus()
  await first.page.keyboard.press('?')
  await first.page.locator('dialog[open]').waitFor()
  await look('explain', first)
  await closeSheet(first)
  if (options.phone) {
    await first.button(words.log).click()
    await first.page.locator('dialog[open]').waitFor()
    await look('log', first)
  }
  await first.page.locator('.log button').nth(3).click()
  await first.page.locator('.back').first().waitFor()
  await look('looking-back', first)
  await first.page.getByRole('button', { name: words.now, exact: true }).click()

  await ann.go('/')
  await ann.page.locator('.matches').first().waitFor()
  await look('home', ann)
  await ann.page.goBack()
  await ann.page.locator('.table').waitFor()
  await playToTheEnd([ann, bob])
  await look('end', ann)
  await ann.page.locator('dialog[open]').getByRole('link', { name: words.replay }).click()
  await ann.page.locator('select').waitFor()
  await ann.page.locator('input[type="range"]').fill('40')
  await look('replay', ann)

  await ann.go('/me')
  await ann.page.locator('form').first().waitFor()
  await look('me', ann)
  await ann.go('/new/sharks?with=pass')
  await ann.page.locator('select').first().waitFor()
  await ann.button(words.start).click()
  await ann.page.locator('.curtain').waitFor()
  await look('curtain', ann)
  await ann.go('/watch')
  await ann.page.locator('h1').waitFor()
  await look('open-tables', ann)
}

async function closeSheet({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

const WORDS = {
  en: {
    nowhere: 'Empty water',
    yourName: 'Your name',
    lay: 'Lay the table',
    invite: 'Invite',
    sit: 'Sit down',
    ready: 'I am ready',
    menu: 'Menu',
    log: 'What happened so far',
    now: 'Now',
    replay: 'Replay',
    start: 'Start',
  },
  fr: {
    nowhere: 'Eau vide',
    yourName: 'Votre nom',
    lay: 'Dresser la table',
    invite: 'Inviter',
    sit: 'S’asseoir',
    ready: 'Je suis prêt',
    menu: 'Menu',
    log: 'Ce qui s’est passé jusqu’ici',
    now: 'Maintenant',
    replay: 'Revoir',
    start: 'Commencer',
  },
}
