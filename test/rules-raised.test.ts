import { afterEach, beforeEach, expect, test } from 'vitest'
import { boxes, findBox } from '#games/index.ts'
import type { Box } from '#kernel/game.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { Guest } from '#server/testing/guest.ts'
import { House } from '#server/testing/house.ts'
import { dice } from '#server/testing/wild.ts'
import { begin, endAndCompare, type Plan, playSome, type WholeGame } from './support/whole-game.ts'

let house: House
beforeEach(async () => {
  house = await House.open()
  house.boxes = boxes.map(asOfFirst)
  await house.restart()
})
afterEach(() => house.close())

/** A box of the release that knew nothing but number 1. */
function asOfFirst(box: Box): Box {
  return {
    ...box,
    rules: 1,
    rulesNumbers: [1],
    open: (options, content) => box.open(options, content, 1),
  }
}

/** The next release knows every number; everyone comes back. */
async function upgrade(whole: WholeGame): Promise<WholeGame> {
  const { match, guests } = whole
  house.boxes = boxes
  await house.restart()
  for (const guest of guests) Object.assign(guest, { base: house.base })
  const sockets = await Promise.all(guests.map((guest) => guest.at(match)))
  return { ...whole, sockets, watcher: await new Guest(house.base).at(match) }
}

const PLANS: readonly Plan[] = [
  {
    game: 'jaws',
    options: { mode: 'act-2', players: 2 },
    seats: ['shark', 'quint', 'brody', 'hooper'],
    held: [['shark'], ['quint', 'brody']],
  },
  {
    game: 'shark-island',
    options: { players: 3, hunters: ['harlan', 'sheriff'], first: 'harlan' },
    seats: ['shark', 'harlan', 'sheriff'],
    held: [['shark'], ['harlan']],
  },
]

test.each(PLANS)(
  'a match of $game that is running when its rules are raised goes on by its own',
  async (plan) => {
    const before = await begin(house, plan)
    await playSome(before, dice(3), 30)
    expect(before.sockets[0].room).toMatchObject({ rules: 1 })
    const whole = await upgrade(before)
    await whole.sockets[0].until(() => whole.sockets[0].updates.length > 0)
    await playSome(whole, dice(4), 40)
    expect(whole.sockets[0].room).toMatchObject({ status: 'playing', rules: 1 })
    const { sights } = await endAndCompare(whole)
    expect(sights.length).toBe(3)
    const { record, match } = readRecord(
      (await whole.host.get(`/api/matches/${whole.match}/record`)).text,
      findBox,
    )
    expect([record.setup.rules, match.game.rules]).toEqual([1, 1])
    const replay = await whole.host.get(`/api/matches/${whole.match}/replay`)
    expect(replay.body).toMatchObject({ rules: 1 })

    // What comes after it is played by the newest.
    const [ann, ben] = whole.sockets
    const { nextCommitment } = ann.room ?? {}
    expect(await ann.do('offer', { offer: { what: 'rematch' } })).toBe('ok')
    expect(await ben.do('answer', { agree: true })).toBe('ok')
    await ben.until(() => typeof ben.room?.rematch === 'string')
    const next = await whole.guests[1].at(ben.room?.rematch as string)
    expect(next.room).toMatchObject({ rules: findBox(plan.game)?.rules, commitment: nextCommitment })
  },
)

test('a rematch that was offered before is sealed as those who offered it saw it', async () => {
  const before = await begin(house, PLANS[0])
  await playSome(before, dice(5), 10)
  await before.sockets[0].do('concede', {})
  const [ann] = before.sockets
  await ann.until(() => ann.room?.status === 'over')
  const { nextCommitment } = ann.room ?? {}
  expect(await ann.do('offer', { offer: { what: 'rematch' } })).toBe('ok')
  const whole = await upgrade(before)
  const [, ben] = whole.sockets
  expect(ben.room?.nextCommitment).toBe(nextCommitment)
  expect(await ben.do('answer', { agree: true })).toBe('ok')
  await ben.until(() => typeof ben.room?.rematch === 'string')
  const next = await whole.guests[1].at(ben.room?.rematch as string)
  expect(next.room).toMatchObject({ rules: 1, commitment: nextCommitment })
})
