import { expect, test } from 'vitest'
import { openHouse } from './support/open-house.ts'
import { moves, playTurn, standing } from './support/playing.ts'
import type { Visitor } from './support/visitor.ts'

const house = openHouse()

async function untilAsked(visitor: Visitor): Promise<void> {
  await visitor.page
    .locator('.area-act [data-action]')
    .first()
    .waitFor({ state: 'attached', timeout: 30_000 })
}

/** In the middle of a swim: one step is taken, the next is on offer. */
async function swimOneStep(visitor: Visitor): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    await untilAsked(visitor)
    const list = await moves(visitor.page)
    const swim = visitor.page.locator('.area-act [data-action^="swim"]').first()
    if ((await swim.count()) > 0) {
      const before = await list.evaluateAll((all) =>
        all.map((each) => each.getAttribute('data-action')).join(),
      )
      await swim.click()
      await expect
        .poll(async () =>
          (await moves(visitor.page)).evaluateAll((all) =>
            all.map((each) => each.getAttribute('data-action')).join(),
          ),
        )
        .not.toBe(before)
      return
    }
    await playTurn(visitor)
  }
  throw new Error('never asked to swim')
}

const offered = async (visitor: Visitor): Promise<string[]> =>
  (await moves(visitor.page)).evaluateAll((all) => all.map((each) => each.getAttribute('data-action') ?? ''))

test('a reload and a restart of the server in the middle of a turn change nothing', async () => {
  const ann = await house.visitor()
  await ann.go('/')
  await ann.button(/Play against bots.*Sharks/).click()
  await ann.page.locator('.table').waitFor()
  await swimOneStep(ann)
  const before = await offered(ann)
  expect(before.length).toBeGreaterThan(0)

  await ann.page.reload()
  await untilAsked(ann)
  expect(await offered(ann)).toEqual(before)

  await house.server.stop('SIGKILL')
  await ann.page.getByText('The connection is lost').waitFor()
  await house.server.start()
  await ann.page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 20_000 })
  expect(await offered(ann)).toEqual(before)

  await ann.button('Undo').click()
  await expect.poll(() => offered(ann)).not.toEqual(before)
  await playTurn(ann)
  await untilAsked(ann)
  expect(await standing(ann)).toBe('act')
  expect(house.faults).toEqual([])
})

test('what is sent while the server is away is played once when it is back', async () => {
  const ann = await house.visitor()
  await ann.go('/')
  await ann.button(/Play against bots.*Sharks/).click()
  await ann.page.locator('.table').waitFor()
  await untilAsked(ann)
  const list = await moves(ann.page)
  await house.server.stop('SIGKILL')
  await ann.page.getByText('The connection is lost').waitFor()
  await list.first().click()
  await house.server.start()
  await ann.page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 20_000 })
  await expect.poll(() => ann.text(), { timeout: 10_000 }).toMatch(/Great White waits/)
  expect(house.faults).toEqual([])
})
