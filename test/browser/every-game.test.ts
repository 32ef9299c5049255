import { describe, expect, inject, test } from 'vitest'
import { boxes } from '#games/index.ts'
import { faultsFor } from './support/axe.ts'
import { openHouse } from './support/open-house.ts'
import { act, actions, standing } from './support/playing.ts'
import { playAgainstBots, seatsOf } from './support/tables.ts'
import { PLAIN_SCREENS } from './support/tour/plain.ts'
import { lead, TOURS } from './support/tour/tours.ts'

const house = openHouse()

/** So many moves with the plain buttons are enough of a long game. */
const MOVES = 12

describe.each(boxes)('$id', ({ id, messages }) => {
  test('stands on the home page, and nothing on it leads nowhere', async () => {
    const ann = await house.visitor()
    const { page } = ann
    await ann.go('/')
    await page.locator('.posters li').first().waitFor()
    expect(await page.locator(`#poster-${id}`).textContent()).toBe(messages.en[`${id}.name`])
    const hrefs = async (): Promise<string[]> =>
      page.locator('main a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    const links = new Set(await hrefs())
    await ann.follow(`/rules/${id}`)
    await page.locator('.next').waitFor()
    for (const link of await hrefs()) links.add(link)
    const own = [...links].filter((link) => link.split(/[/?]/).includes(id))
    expect(own).toContain(`/new/${id}`)
    for (const link of own) {
      await ann.follow(link)
      await page.locator('main h1, .table').first().waitFor()
      expect(await page.getByText('Empty water').count(), link).toBe(0)
      expect(await ann.text(), link).not.toContain('⟨')
    }
    expect(house.faults).toEqual([])
  })
})

/** Those with a board and a tour of their own have stories of their own, too. */
const PLAIN = boxes.filter(({ id }) => TOURS[id] === undefined)

describe.each(PLAIN)('$id', ({ id }) => {
  test.each(['en-GB', 'fr-FR'])('is played with plain buttons, in %s', async (language) => {
    const ann = await house.visitor({ language })
    const [seat] = seatsOf(house, id, {})
    await playAgainstBots(ann, { game: id, mine: [seat] })
    let count = 0
    for (; count < MOVES && (await standing(ann)) === 'act'; count++) {
      expect(await ann.text()).not.toContain('⟨')
      const [first] = await actions(ann)
      await act(ann, first)
    }
    expect(count).toBeGreaterThan(1)
    expect(house.faults).toEqual([])
  })
})

test.runIf(PLAIN.length > 0).each(PLAIN)('every screen of $id is for everyone', async ({ id }) => {
  for (const options of [{}, { phone: true, language: 'fr-FR' }]) {
    const seen: string[] = []
    const faults: string[] = []
    const inBrowsers = await lead(inject('chromium'), id, options, async (screen, visitor) => {
      seen.push(screen)
      faults.push(...(await faultsFor(screen, visitor)))
      if (await visitor.scrollsSideways()) faults.push(`${screen}: scrolls sideways`)
      if ((await visitor.text()).includes('⟨')) faults.push(`${screen}: a message is missing`)
    })
    expect(seen.filter((screen) => screen !== 'learn')).toEqual(PLAIN_SCREENS)
    expect(faults).toEqual([])
    expect(inBrowsers).toEqual([])
  }
})
