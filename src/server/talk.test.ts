import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SaidView, TalkView } from '#table/talk-view.ts'
import type { Guest, Seated } from './testing/guest.ts'
import { House } from './testing/house.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

/** What came over a socket that is told what is said apart from the room, put together. */
function read({ raw }: Seated, before: readonly SaidView[] = []): readonly SaidView[] {
  let lines = before
  for (const text of raw) {
    const sent = JSON.parse(text) as { talk?: TalkView; said?: SaidView[] }
    if (sent.talk !== undefined) {
      const had = lines.findIndex(({ at }) => at === sent.talk?.from)
      lines = [...lines.slice(0, Math.max(0, had)), ...sent.talk.said]
    }
    if (sent.said !== undefined) lines = [...lines, ...sent.said]
  }
  return lines
}

const texts = (lines: readonly SaidView[]): string[] => lines.map(({ text }) => text)

async function listening(guest: Guest, match: string, more: object = {}): Promise<Seated> {
  const seated = await guest.connect(match)
  seated.send({ hello: { cursor: 0, patches: true, talk: true, ...more } })
  await seated.until(() => seated.room !== null)
  return seated
}

const say = (seated: Seated, text: string, channel = 'table') => seated.do('say', { channel, text })
const sizes = (seated: Seated, from: number): number =>
  seated.raw.slice(from).reduce((sum, text) => sum + text.length, 0)

describe('whoever asks for what is said as it is said', () => {
  test('gets the lines so far once, then each line, and a room without them', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann, bob] = [await guests[0].at(match), await listening(guests[1], match)]
    expect(await say(ann, 'one')).toBe('ok')
    const late = await listening(guests[1], match)
    expect(await say(ann, 'two')).toBe('ok')
    for (const seated of [bob, late]) {
      await seated.until(() => read(seated).length === 2)
      expect(read(seated)).toEqual(ann.room?.talk)
      expect(seated.room).not.toHaveProperty('talk')
      expect(seated.room).not.toHaveProperty('told')
      expect(Object.keys(JSON.parse(seated.raw[0]))).toEqual(['talk'])
    }
  })

  test('is not sent two hundred lines again when somebody is ready, or says another', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann, bob] = [await guests[0].at(match), await listening(guests[1], match)]
    for (let line = 0; line < 200; line++) await say(ann, `${line} ${'鮫'.repeat(490)}`)
    await bob.until(() => read(bob).length === 200)
    const before = bob.raw.length
    for (let turn = 0; turn < 20; turn++) await ann.do('ready', { on: turn % 2 === 0 })
    await say(ann, 'that is all')
    await bob.until(() => texts(read(bob)).includes('that is all'))
    expect(bob.raw.length - before).toBe(21)
    expect(sizes(bob, before)).toBeLessThan(21 * 2_000)
  })

  test('reads nobody whom they have muted, and all of it after a change of mind', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann, bob] = [await guests[0].at(match), await listening(guests[1], match)]
    await say(ann, 'one')
    await bob.until(() => read(bob).length === 1)
    expect(await bob.do('mute', { whom: guests[0].id, on: true })).toBe('ok')
    expect(read(bob)).toEqual([])
    const before = bob.raw.length
    await say(ann, 'two')
    await say(bob, 'three')
    await bob.until(() => read(bob).length === 1)
    expect(bob.raw.slice(before).join()).not.toContain('two')
    expect(await bob.do('mute', { whom: guests[0].id, on: false })).toBe('ok')
    expect(texts(read(bob))).toEqual(['one', 'two', 'three'])
    expect(read(bob)).toEqual((await guests[1].get(`/api/matches/${match}`)).body.room.talk)
  })

  test('goes on over the same socket with other eyes, without the lines again', async () => {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const bob = await listening(guests[1], match)
    await say(bob, 'one')
    bob.send({ hello: { cursor: 0, talk: true, eyes: [] } })
    await say(bob, 'two')
    await bob.until(() => read(bob).length === 2)
    expect(bob.raw.filter((text) => text.startsWith('{"talk"'))).toHaveLength(1)
  })
})

describe('whoever comes back with the moment of their last line', () => {
  async function gone() {
    const { match, guests } = await house.gather('Ann', 'Bob')
    const [ann, bob] = [await guests[0].at(match), await listening(guests[1], match)]
    for (const line of ['one', 'two', 'three']) {
      house.clock.advance(5)
      await say(ann, line)
    }
    await say(ann, 'three again')
    await bob.until(() => read(bob).length === 4)
    const had = read(bob)
    await bob.leave()
    return { match, guests, ann, had, heard: had.at(-1)?.at ?? 0 }
  }

  test('gets what came since', async () => {
    const { match, guests, ann, had, heard } = await gone()
    await say(ann, 'at the same moment')
    house.clock.advance(5)
    await say(ann, 'four')
    const again = await listening(guests[1], match, { heard })
    expect(texts(read(again))).toEqual(['three', 'three again', 'at the same moment', 'four'])
    expect(read(again, had)).toEqual(ann.room?.talk)
  })

  test('gets all of it when they muted somebody meanwhile, or have what is not here', async () => {
    const { match, guests, ann, had, heard } = await gone()
    const elsewhere = await guests[1].at(match)
    expect(await elsewhere.do('mute', { whom: guests[0].id, on: true })).toBe('ok')
    expect(read(await listening(guests[1], match, { heard }), had)).toEqual([])
    expect(await elsewhere.do('mute', { whom: guests[0].id, on: false })).toBe('ok')
    expect(read(await listening(guests[1], match, { heard }), [])).toEqual(ann.room?.talk)
    expect(read(await listening(guests[1], match, { heard: 7 }), had)).toEqual(ann.room?.talk)
  })
})

describe('what a team says', () => {
  async function crew() {
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => house.guest(name)))
    const { match } = (
      await ann.post('/api/matches', {
        game: 'jaws',
        options: { players: 3 },
        listed: true,
        seats: { shark: { bot: 'random' }, brody: 'me' },
      })
    ).body
    for (const seat of ['quint', 'hooper']) await bob.post(`/api/matches/${match}/seats`, { seat })
    return { match, ann, bob, eve }
  }

  test('is for the team, and nobody else is sent anything at all', async () => {
    const { match, ann, bob, eve } = await crew()
    const [sender, mate, watcher] = [
      await ann.at(match),
      await listening(bob, match),
      await listening(eve, match),
    ]
    // What came before this line is there.
    await say(sender, 'aloud')
    for (const seated of [mate, watcher]) await seated.until(() => read(seated).length === 1)
    const before = watcher.raw.length
    expect(await say(sender, 'among us', 'team')).toBe('ok')
    await say(sender, 'aloud again')
    await watcher.until(() => read(watcher).length === 2)
    expect(watcher.raw.slice(before)).toHaveLength(1)
    expect(texts(read(watcher))).toEqual(['aloud', 'aloud again'])
    await mate.until(() => read(mate).length === 3)
    expect(texts(read(mate))).toEqual(['aloud', 'among us', 'aloud again'])
  })

  test('is read by whoever sits down there, and no longer by whoever gets up', async () => {
    const { match, ann, bob, eve } = await crew()
    const [sender, mate] = [await ann.at(match), await listening(bob, match)]
    await say(sender, 'among us', 'team')
    await mate.until(() => read(mate).length === 1)
    for (const seat of ['quint', 'hooper']) expect(await mate.do('leave', { seat })).toBe('ok')
    expect(read(mate)).toEqual([])
    const other = await listening(eve, match)
    expect(read(other)).toEqual([])
    expect(await other.do('sit', { seat: 'quint' })).toBe('ok')
    expect(texts(read(other))).toEqual(['among us'])
  })
})
