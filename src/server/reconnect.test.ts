import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SharksView } from '#games/sharks/view.ts'
import type { Update } from '#kernel/match/feed.ts'
import type { View } from '#kernel/view.ts'
import type { Guest, Seated } from './testing/guest.ts'
import { House } from './testing/house.ts'
import { asked, dice, playOn } from './testing/wild.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const turnOf = (sockets: readonly Seated[]): Seated =>
  sockets.find((each) => asked(each) !== null) ?? sockets[0]
const cursors = (updates: readonly Update[]): number[] => updates.map(({ cursor }) => cursor)

const viewOf = (update: Update | undefined) => (update as Update).view as View<SharksView>

async function actOnce(seated: Seated, tag?: string): Promise<string> {
  const { seat, legal } = asked(seated) ?? { seat: '', legal: [] }
  return seated.do('act', { seat, actions: [legal[0]] }, tag)
}

describe('whoever comes back', () => {
  test('is sent everything since their cursor, once, and nothing when there is nothing', async () => {
    const { match, guests, sockets } = await house.play('Ann', 'Bob')
    await playOn(sockets, dice(1), 30)
    const seen = [...sockets[0].updates]
    await sockets[0].leave()
    const half = Math.floor(seen.length / 2)
    const again = await guests[0].at(match, seen[half].cursor, ['great-white'])
    await again.until(() => again.latest?.cursor === seen.at(-1)?.cursor)
    expect(again.updates).toEqual(seen.slice(half + 1))
    await again.leave()
    const fresh = await guests[0].at(match)
    await fresh.until(() => fresh.updates.length > 0)
    expect(fresh.updates).toEqual([seen.at(-1)])
    await fresh.leave()
    const upToDate = await guests[0].at(match, seen.at(-1)?.cursor)
    expect(await upToDate.do('say', { channel: 'table', text: 'here again' })).toBe('ok')
    expect(upToDate.updates).toEqual([])
  })

  test('with other eyes, or from the future, is shown how things stand', async () => {
    const { match, guests } = await house.play('Ann', 'Bob')
    const other = await guests[0].at(match, 1, ['mako'])
    await other.until(() => other.updates.length === 1)
    const future = await guests[0].at(match, 999)
    await future.until(() => future.updates.length === 1)
    expect(future.latest).toEqual(other.latest)
  })

  test('after a restart has the same seat and the same question, and the match goes on', async () => {
    const { match, guests, sockets } = await house.play('Ann', 'Bob')
    await playOn(sockets, dice(2), 12)
    const before = sockets.map(({ updates }) => updates)
    await house.restart()
    for (const socket of sockets) await socket.until(() => socket.closed !== null)
    expect(sockets.every(({ closing }) => closing)).toBe(true)
    const again = await Promise.all(guests.map((guest) => moved(guest).at(match, 3)))
    for (const [index, socket] of again.entries()) {
      await socket.until(() => socket.latest?.cursor === before[index].at(-1)?.cursor)
      expect(socket.updates).toEqual(before[index].filter(({ cursor }) => cursor > 3))
    }
    expect(await playOn(again, dice(3), 6)).toBe(6)
    expect(cursors(again[0].updates)).toEqual(again[0].updates.map((_, index) => index + 4))
  })

  const moved = (guest: Guest): Guest => Object.assign(guest, { base: house.base })
})

describe('the same message twice', () => {
  test('is played once and answered twice, also after a restart', async () => {
    const { match, guests, sockets } = await house.play('Ann', 'Bob')
    const mover = turnOf(sockets)
    const { seat, legal } = asked(mover) ?? { seat: '', legal: [] }
    const order = { seat, actions: [legal[0]] }
    expect(await mover.do('act', order, 'once')).toBe('ok')
    expect(await mover.do('act', order, 'once')).toBe('ok')
    const { cursor } = mover.latest ?? { cursor: 0 }
    await house.restart()
    const index = sockets.indexOf(mover)
    const again = await Object.assign(guests[index], { base: house.base }).at(match, cursor)
    expect(await again.do('act', order, 'once')).toBe('ok')
    expect(again.updates).toEqual([])
  })
})

describe('two at once', () => {
  test('on two devices of one person, one answer counts and the other is told why not', async () => {
    const { match, guests, sockets } = await house.play('Ann', 'Bob')
    const mover = turnOf(sockets)
    const twin = await guests[sockets.indexOf(mover)].at(match)
    await twin.until(() => twin.updates.length > 0)
    const answering = viewOf(mover.latest).decisions[0].id
    const { seat, legal } = asked(mover) ?? { seat: '', legal: [] }
    const order = { seat, actions: [legal[0]], answering }
    const answers = await Promise.all([mover.do('act', order), twin.do('act', order)])
    expect(answers.sort()).toEqual(['ok', expect.stringMatching(/^(stale|not-your-turn)$/)])
    await twin.until(() => twin.latest?.cursor === mover.latest?.cursor)
  })

  test('undo against the next one’s action: one of them comes first, and both see the same', async () => {
    const { sockets } = await house.play('Ann', 'Bob')
    const first = turnOf(sockets)
    const other = sockets[1 - sockets.indexOf(first)]
    const seat = first.room?.mine[0]
    await actOnce(first)
    await other.until(() => other.latest?.cursor === first.latest?.cursor)
    if (asked(other) === null) await playOn(sockets, dice(4), 1)
    const next = turnOf([other, first])
    const answers = await Promise.all([first.do('undo', { seat }), actOnce(next)])
    for (const answer of answers) expect(['ok', 'no-undo', 'not-your-turn', 'illegal']).toContain(answer)
    expect(answers).toContain('ok')
    await expect.poll(() => stateOf(first.latest)).toEqual(stateOf(other.latest))
  })

  const stateOf = (update: Update | undefined) => {
    const { round, beat, active, step } = viewOf(update)
    return { round, beat, active, step }
  }
})

test('an order that comes right behind a hello is done after it', async () => {
  const { match, guests } = await house.gather('Ann', 'Bob')
  await house.server.services.tables.settled()
  house.server.services.tables.dropIdle(Number.MAX_SAFE_INTEGER)
  const socket = await guests[0].connect(match)
  socket.send({ hello: { cursor: 0 } })
  expect(await socket.do('ready', { on: true })).toBe('ok')
})
