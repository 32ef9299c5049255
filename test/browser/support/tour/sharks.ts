import type { SharksView } from '#games/sharks/view.ts'
import { moves } from '../playing.ts'
import { WIDE } from '../visitor.ts'
import { askAbout, closeSheet, goTo, goToTheEnd, lookBackAt, lookBefore, openMenu } from './steps.ts'
import type { Tour } from './tour.ts'
import { wordsOf } from './words.ts'

const PACK = {
  name: 'odd.json',
  mimeType: 'application/json',
  buffer: Buffer.from('{"game":"sharks","tiles":3}'),
}

/** Goes through the screens that all games share, and the table of Sharks. */
export const tour: Tour = async (house, options, look) => {
  const words = wordsOf(options)
  const ann = await house.visitor(options)
  await ann.go('/match/nothing')
  await ann.page.getByText(words.nowhere).waitFor()
  await look('nowhere', ann)
  await ann.follow('/watch')
  await ann.page.locator('.none').waitFor()
  await look('no-open-tables', ann)
  await ann.follow('/learn')
  await ann.page.locator('main a[href^="/learn/"]').first().waitFor()
  await look('shelf', ann)

  await lookBefore('sharks', ann, look)
  await ann.page.locator('details > summary').last().click()
  await ann.page.locator('input[type="file"]').setInputFiles(PACK)
  await ann.page.locator('#pack-said .unfit').waitFor()
  await ann.page.locator('#pack-said').scrollIntoViewIfNeeded()
  await look('content-pack', ann)
  await ann.page.locator('#pack-said button').click()
  await ann.page.getByLabel(words.yourName).fill('Ann')
  await ann.button(words.lay).click()
  await ann.button(words.invite).click()
  await ann.page.locator('.invite img').waitFor()
  await look('lobby', ann)

  const bob = await house.visitor(options)
  const { pathname, hash } = new URL(await ann.page.locator('.invite input').inputValue())
  await bob.go(pathname + hash)
  await bob.page.locator('form').waitFor()
  await look('invitation', bob)
  await bob.page.getByLabel(words.yourName).fill('Bob')
  await bob.button(words.sit).click()
  await bob.button(words.ready).click()
  await ann.button(words.ready).click()
  await Promise.all([ann, bob].map((each) => each.page.locator('.table').waitFor()))
  // Time stands still: what was said of somebody who came would lie over every table.
  await ann.page.locator('.notices button').click()
  await look('table-start', ann)
  await look('table-waiting', bob)

  const held = [
    { visitor: ann, seats: ['great-white'] },
    { visitor: bob, seats: ['mako'] },
  ]
  const match = await goTo(ann, {
    game: 'sharks',
    held,
    until: ({ seat, view }) => seat === 'great-white' && isInMidstream(view as SharksView),
  })
  await bob.go(`/match/${match}`)
  await bob.page.locator('.table').waitFor()
  await look('table-swim', ann)
  await ann.page.locator('.cell[aria-pressed]').last().click()
  await look('table-path', ann)
  await moves(ann.page)
  await look('table-moves', ann)
  // Talk has its room again when the list is closed.
  await ann.page.locator('.area-act details[open] > summary').click()

  // The page's time stands still: what was said in passing stays to be looked at.
  await bob.page.clock.pauseAt(await bob.page.evaluate<number>('Date.now()'))
  const isWide = ann.page.viewportSize()?.width === WIDE.width
  if (!isWide) await openMenu(ann)
  const talk = ann.page.locator(isWide ? '.area-aside' : 'dialog[open]')
  for (const text of ['Ahoy!', 'Mind the trash on c2.']) {
    await talk.locator('form input').fill(text)
    await talk.locator('form [type="submit"]').click()
    await talk.locator('[role="log"]').getByText(text).waitFor()
  }
  if (isWide) await openMenu(ann)
  await look('menu', ann)
  await ann.button(words.takeback).click()
  await ann.page.locator('dialog[open]').waitFor({ state: 'detached' })
  await bob.page.locator('.offer').waitFor()
  await look('offer', bob)
  await bob.page.locator('.offer .button').last().click()
  await ann.page.locator('.offer').waitFor({ state: 'detached' })
  await askAbout(ann, 'card')
  await look('explain', ann)
  await closeSheet(ann)
  await openMenu(ann)
  await ann.page.locator('dialog[open]').getByRole('button', { name: words.log, exact: true }).click()
  await ann.page.locator('dialog[open] .log').waitFor()
  await look('log', ann)
  await ann.page.locator('dialog[open] .log button').nth(3).click()
  await ann.page.locator('.back').first().waitFor()
  await look('looking-back', ann)

  await ann.follow('/')
  await ann.page.locator('.matches').first().waitFor()
  await look('home', ann)
  await ann.follow('/watch')
  await ann.page.locator('main li').first().waitFor()
  await look('open-tables', ann)

  const over = await goToTheEnd(
    ann,
    { game: 'sharks', held },
    ({ seat, view }, winners) =>
      seat === 'great-white' && winners.includes(seat) && (view as SharksView).seats[0].points > 20,
  )
  await look('end', ann)
  await lookBackAt(ann, over, 40)
  await look('replay', ann)
  await ann.follow('/me')
  await ann.page.locator('form').first().waitFor()
  await look('me', ann)
  await ann.follow('/new/sharks?with=pass')
  await ann.button(words.start).click()
  await ann.page.locator('.curtain').waitFor()
  await look('curtain', ann)
}

/** A turn in the middle of a match: something eaten, something scored, all steps to go. */
function isInMidstream({ step, round, swim, seats }: SharksView): boolean {
  const [mine, theirs] = seats
  return (
    step === 'swim' &&
    round >= 3 &&
    swim.stepsLeft === 3 &&
    mine.stomach.length >= 3 &&
    mine.points > 3 &&
    theirs.points > 3
  )
}
