import { beforeEach, describe, expect, test } from 'vitest'
import { GONE } from './command.ts'
import { layOut } from './lay-out.ts'
import { answerTo, Club } from './testing/club.ts'

const SHARED = 0

let club: Club
let id: string

/** Sharks, with Ann and Amy in the first seat: it is the seat's turn, and nobody has begun it. */
beforeEach(async () => {
  club = new Club()
  id = await club.open('ann', { game: 'sharks', seats: [{ mine: true }] })
  await club.sits(id, 'amy', SHARED)
  await club.sits(id, 'ben', 1)
  for (const person of ['ann', 'amy', 'ben']) await club.do(id, person, { do: 'ready', on: true })
  await goOn('ben', 1)
  await goOn('ann', SHARED)
  await goOn('ben', 1)
})

/** Plays a seat until it is no longer to act. */
async function goOn(person: string, seat: number): Promise<void> {
  for (;;) {
    const [action] = await club.legal(id, seat)
    if (action === undefined) return
    await club.act(id, person, seat, action)
  }
}

async function step(person: string): Promise<string> {
  const [action] = await club.legal(id, SHARED)
  return answerTo(club.act(id, person, SHARED, action))
}

const turn = async (who: string | null) => (await club.room(id, who)).seats[SHARED].turn

describe('the turn of a shared seat', () => {
  test('is for either of its people to begin', async () => {
    expect(await turn('ann')).toBeNull()
    expect(await step('amy')).toBe('done')
    expect(await turn('ann')).toBe('amy')
  })

  test('is a change in the room when it begins, and not with every step', async () => {
    const changes = () => club.table(id, ({ roomChanges }) => roomChanges)
    const before = await changes()
    await step('amy')
    expect(await changes()).toBe(before + 1)
    await step('amy')
    expect(await turn('ann')).toBe('amy')
    expect(await changes()).toBe(before + 1)
  })

  test('is open again when a position is laid out', async () => {
    await step('amy')
    const state = await club.table(id, (table) => structuredClone(table.match?.state))
    await layOut(club.tables, id, { state })
    expect(await turn('ann')).toBeNull()
    expect(await step('ann')).toBe('done')
  })

  test('belongs to whoever began it until it ends', async () => {
    await step('amy')
    expect(await step('ann')).toBe('other-holder')
    expect(await answerTo(club.do(id, 'ann', { do: 'undo', seat: SHARED, tag: 'u' }))).toBe('other-holder')
    expect(await step('amy')).toBe('done')
    await goOn('amy', SHARED)
    expect(await turn('amy')).toBeNull()
    await goOn('ben', 1)
    expect(await step('ann')).toBe('done')
    expect(await step('amy')).toBe('other-holder')
  })

  test('belongs to them also when the table was read again', async () => {
    await step('amy')
    club.crash()
    expect(await step('ann')).toBe('other-holder')
    expect(await step('amy')).toBe('done')
  })

  test('is nobody’s business outside the seat', async () => {
    await step('amy')
    for (const who of ['ben', 'eve', null]) expect(await turn(who)).toBeNull()
  })

  test('goes on with the other when the one who began it is gone', async () => {
    await step('amy')
    club.leaves('amy')
    club.wait(GONE - 1)
    expect(await step('ann')).toBe('other-holder')
    club.wait(1)
    expect(await step('ann')).toBe('done')
    club.returns('amy')
    expect(await step('amy')).toBe('other-holder')
  })

  test('goes on with the other when the one who began it concedes', async () => {
    await step('amy')
    await club.do(id, 'amy', { do: 'concede' })
    expect((await club.room(id)).status).toBe('playing')
    expect(await step('amy')).toBe('conceded')
    expect(await step('ann')).toBe('done')
  })

  test('is free again after a bot had it', async () => {
    await step('amy')
    await club.do(id, 'ann', { do: 'bot', seat: SHARED, level: 'mate' })
    expect(await step('amy')).toBe('bot-plays')
    await club.do(id, 'ann', { do: 'back', seat: SHARED })
    expect(await step('ann')).toBe('done')
  })

  test('is free again after all went back', async () => {
    await step('amy')
    await club.do(id, 'amy', { do: 'offer', offer: { what: 'takeback' } })
    await club.do(id, 'ann', { do: 'answer', agree: true })
    await club.do(id, 'ben', { do: 'answer', agree: true })
    expect(await turn('ann')).toBeNull()
    expect(await step('ann')).toBe('done')
  })
})

test('both see the seat’s hand, and the other player does not', async () => {
  const hands = await club.table(id, (table) =>
    ['ann', 'amy', 'ben'].map((person) => {
      const view = table.latest(table.viewerOf(person))?.view as { seats: { hand: unknown }[] } | undefined
      return view?.seats[SHARED].hand
    }),
  )
  expect(hands[0]).toEqual(hands[1])
  expect(hands[2]).toBeNull()
})

test('one person may hold several seats, and sees what they see together', async () => {
  const alone = await club.play('sharks', ['ann', 'ann'])
  const view = await club.table(alone, (table) => table.latest(table.viewerOf('ann'))?.view)
  expect(view?.mine).toHaveLength(2)
  expect(await club.room(alone, 'ann')).toMatchObject({ mine: ['great-white', 'mako'], status: 'playing' })
})
