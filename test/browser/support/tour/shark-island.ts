import { deal, hasTurn, introduce, invitation, layIsland, playUntil, questionOf, sharkTo } from '../island.ts'
import type { Visitor } from '../visitor.ts'
import { closeSheet, lookBefore, type Tour, wordsOf } from './shared.ts'

const HUNTERS = ['tempest', 'harlan', 'anya']
const CONCEDE = /^(Concede|Abandonner)/

/** What Shark Island adds to the screens of Sharks: a turn of two people, one with three Hunters, each phase as it is asked, and an end. */
export const sharkIsland: Tour = async (house, options, look) => {
  const words = wordsOf(options)
  const bob = await house.visitor(options)
  await lookBefore('shark-island', bob, look)

  await introduce(bob, 'Bob')
  const match = await layIsland(bob, HUNTERS, HUNTERS, 'open')
  await bob.go(`/match/${match}`)
  const ann = await house.visitor(options)
  await ann.page.goto(await invitation(bob, match, 'shark'))
  await ann.page.getByLabel(words.yourName).fill('Ann')
  await ann.button(words.sit).click()
  for (const person of [ann, bob]) await person.button(words.ready).click()

  const seen = new Set<string>()
  /** Looks at every question once; the Shark lies on the first tile, where the Hunters go: it comes to a combat. */
  const first = async (person: Visitor): Promise<void> => {
    const question = await questionOf(person)
    // The last answer came out of the list of moves: here it is folded again, as people have it.
    const unfolded = person.page.locator('.area-act details[open] > summary')
    if ((await unfolded.count()) > 0) await unfolded.click()
    const screen = `${person === ann ? 'shark' : 'hunter'}-${question}`
    if (!seen.has(screen)) {
      seen.add(screen)
      await look(screen, person)
    }
    if (question !== 'place') return
    await deal(person)
    await sharkTo(person, 0)
    if (!seen.has('shark-placed')) {
      seen.add('shark-placed')
      await look('shark-placed', person)
    }
  }
  await ann.page.locator('.area-act [data-action]').first().waitFor({ state: 'attached' })
  await playUntil([ann, bob], () => hasTurn(ann, 2), first)
  await look('table-waiting', bob)
  await bob.page.locator('[data-explain^="day:"]').first().focus()
  await bob.page.keyboard.press('?')
  await bob.page.locator('dialog[open]').waitFor()
  await look('explain', bob)
  await closeSheet(bob)

  await ann.page.getByRole('button', { name: words.menu, exact: true }).click()
  for (let times = 0; times < 2; times++) await ann.button(CONCEDE).click()
  await bob.page.locator('dialog[open] .end').waitFor()
  await look('end', bob)
  await bob.go(`/replay/${match}?eyes=all`)
  await bob.page.locator('input[type="range"]').fill('12')
  await look('replay', bob)
}
