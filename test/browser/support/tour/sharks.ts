import { moves, playTurn, standing } from '../playing.ts'
import { closeSheet, lookBefore, type Tour, wordsOf } from './shared.ts'

/** Goes through the screens that all games share, and the table of Sharks. */
export const sharks: Tour = async (house, options, look) => {
  const words = wordsOf(options)
  const ann = await house.visitor(options)
  await ann.go('/match/nothing')
  await ann.page.getByText(words.nowhere).waitFor()
  await look('nowhere', ann)

  await ann.go('/learn')
  await ann.page.locator('main a[href="/learn/jaws"]').waitFor()
  await look('shelf', ann)
  await lookBefore('sharks', ann, look)
  await ann.page.locator('details > summary').last().click()
  const pack = {
    name: 'odd.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"game":"sharks","tiles":3}'),
  }
  await ann.page.locator('input[type="file"]').setInputFiles(pack)
  await ann.page.locator('#pack-said .unfit').waitFor()
  await ann.page.locator('#pack-said').scrollIntoViewIfNeeded()
  await look('content-pack', ann)
  await ann.page.locator('#pack-said button').click()
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

  await first.page.getByRole('button', { name: new RegExp(`^${words.menu}`) }).click()
  await first.page.locator('dialog[open]').waitFor()
  for (const text of ['Ahoy!', 'Mind the trash on b2.']) {
    await first.page.locator('dialog[open] form input').fill(text)
    await first.page.locator('dialog[open] form button').click()
    await first.page.locator('dialog[open] [role="log"]').getByText(text).waitFor()
  }
  await look('menu', first)
  await first.button(words.takeback).click()
  await first.page.locator('dialog[open]').waitFor({ state: 'detached' })
  await second.page.locator('.offer').waitFor()
  await look('offer', second)
  await second.page.locator('.offer .button').last().click()
  await first.page.locator('.offer').waitFor({ state: 'detached' })
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
  for (const each of [ann, bob]) {
    await each.page.getByRole('button', { name: new RegExp(`^${words.menu}`) }).click()
    await each.button(words.bot).click()
    await closeSheet(each)
  }
  await ann.page.locator('dialog[open] .end').waitFor({ timeout: 120_000 })
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
