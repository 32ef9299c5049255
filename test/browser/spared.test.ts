import { expect, test } from 'vitest'
import { layOut as layOutIsland } from '#games/shark-island/testing.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import { BACKS } from '#games/sharks/components.ts'
import { layOut as layOutSharks, type Layout as SharksLayout } from '#games/sharks/testing.ts'
import { positionOf } from '#kernel/match/position.ts'
import { layOut } from '#table/lay-out.ts'
import { bring } from './support/brought.ts'
import { island, questionOf } from './support/island.ts'
import { openHouse } from './support/open-house.ts'
import { act, goneOn, standing } from './support/playing.ts'
import { sitAt } from './support/tables.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

/** What was handed in by a seat, list by list. */
function handedIn({ match }: Visitor, seat: number): Promise<string[][]> {
  return house.server.services.tables.use(match, ({ match: played, game }) =>
    (played?.log ?? []).flatMap((entry) =>
      entry.kind === 'act' && entry.seat === seat
        ? [entry.actions.map((action) => game.vocabulary.text(action))]
        : [],
    ),
  )
}

/** A shark beside a tile with small creatures, of which two of a kind are shown; the boat is in a corner. */
const beside = (more: Partial<SharksLayout> = {}) =>
  layOutSharks({
    sharks: { mako: 'c1', tiger: 'd3' },
    boat: 'a1',
    shown: { small: 'bony bony' },
    ...more,
  })

test('two equal creatures are no question: the swim takes one along', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await sitAt(ann, positionOf(beside()), ['mako'])
  await standing(ann)
  await page.locator('[data-explain="tile:d1"]').click()
  await goneOn(ann, () => page.locator('.area-act .button.main').click())
  expect(await handedIn(ann, 0)).toEqual([['swim d1', 'stop', 'take bony']])
  expect(await standing(ann)).toBe('act')
  expect(await page.locator('.prompt h1').innerText()).not.toMatch(/eat/i)
  expect(house.faults).toEqual([])
})

test('a boat that can only go one way goes it', async () => {
  const ann = await house.visitor()
  const toScore = ['swim d1', 'stop', 'take bony']
  const back = BACKS.find((each) => {
    const table = beside({ draws: { trash: [each] } }).play(...toScore, 'done')
    return table.legal().length === 1
  })
  const [only] = beside({ draws: { trash: [back ?? ''] } })
    .play(...toScore, 'done')
    .legal()
  await sitAt(ann, positionOf(beside().play(...toScore)), ['mako'])
  await layOut(house.server.services.tables, ann.match, { stack: { trash: [back ?? ''] } })
  await standing(ann)
  await act(ann, 'done')
  await expect.poll(() => handedIn(ann, 0)).toEqual([['done'], [only]])
  expect(house.faults).toEqual([])
})

test('four fins and one tile lie there already, and are still handed over by whoever plays the Shark', async () => {
  const ann = await house.visitor()
  const { page } = ann
  const table = layOutIsland({ phase: 'shark', coins: 0, tiles: 'lone-swimmer', hands: { shark: 'murk' } })
  table.play('done')
  await sitAt(ann, positionOf(table), ['shark'])
  expect(await standing(ann)).toBe('act')
  const main = page.locator('.area-act .button.main')
  expect(await questionOf(ann)).toBe('place')
  expect(await main.getAttribute('aria-disabled')).not.toBe('true')
  expect(await page.locator('.count.seen').innerText()).not.toMatch(/×0/)
  expect(await handedIn(ann, 0)).toEqual([])
  await goneOn(ann, () => main.click())
  expect((await handedIn(ann, 0))[0].at(-1)).toBe('done')
  expect(house.faults).toEqual([])
})

test('whoever is over 23 is asked, though they can only pass', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.introduce()
  const { match } = await bring(house, {
    ...island(['harlan', 'sheriff']),
    held: [{ visitor: ann, seats: ['harlan'] }],
    until: ({ isMine, view, legal }) =>
      isMine && (view as IslandView).question === 'offer' && legal.length === 1,
  })
  await ann.go(`/match/${match}`)
  expect(await standing(ann)).toBe('act')
  const before = await handedIn(ann, 1)
  await page.locator('.prompt.mine').waitFor()
  expect(await page.locator('.area-act [data-action]').count()).toBe(1)
  expect(await handedIn(ann, 1)).toEqual(before)
  expect(house.faults).toEqual([])
})

test('the yellow button does not go over 23: a card that would is fought first', async () => {
  const ann = await house.visitor()
  const { page } = ann
  await ann.introduce()
  const { match } = await bring(house, {
    ...island(['harlan', 'sheriff']),
    held: [{ visitor: ann, seats: ['harlan'] }],
    until: ({ isMine, view, legal }) => {
      const { question, combat } = view as IslandView
      const line = combat.lines.find(({ seat }) => seat === 'harlan')
      const cards = [line?.down, ...(line?.up ?? []), combat.dealt]
      const sum = cards.reduce((total, card) => total + (Number(card) || 0), 0)
      return isMine && question === 'dealt' && sum > 23 && legal.includes('fight')
    },
  })
  await ann.go(`/match/${match}`)
  expect(await standing(ann)).toBe('act')
  const main = page.locator('.area-act .button.main')
  expect(await main.innerText()).not.toMatch(/keep/i)
  expect(await main.innerText()).toMatch(/fight/i)
  const keep = page.locator('.area-act .row .button:not(.main)', { hasText: /keep/i })
  expect(await keep.innerText()).toMatch(/over/i)
  await act(ann, 'keep')
  expect(house.faults).toEqual([])
})
