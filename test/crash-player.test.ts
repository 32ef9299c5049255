import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, type Seated } from '#server/testing/guest.ts'
import { House } from '#server/testing/house.ts'
import { dice } from '#server/testing/wild.ts'
import { Player } from './crash/player.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

/** A guest whose first connections break, each before a message that begins so. */
class Breaking extends Guest {
  readonly breaks: string[] = []

  override async at(match: string, cursor?: number, seats?: readonly string[]): Promise<Seated> {
    const seated = await super.at(match, cursor, seats)
    const before = this.breaks.shift()
    if (before === undefined) return seated
    const { socket } = seated
    const receivers = socket.listeners('message')
    socket.removeAllListeners('message')
    socket.on('message', (data) => {
      if (String(data).startsWith(before)) socket.terminate()
      if (socket.readyState === socket.OPEN) for (const receive of receivers) receive.call(socket, data)
    })
    return seated
  }
}

/** Two players of a match that has begun; the connections of the first may break. */
async function seat(base: string) {
  const { match, guests, seats, sockets } = await house.play('Ann', 'Bob')
  for (const socket of sockets) await socket.leave()
  const breaking = new Breaking(base)
  breaking.cookie = guests[0].cookie
  const [ann, bob] = [breaking, guests[1]].map((guest, index) => new Player(guest, seats[index], dice(index)))
  return { match, breaks: breaking.breaks, ann, bob }
}

test('a player who comes back and has missed nothing goes on from what they last saw', async () => {
  const { match, breaks, ann, bob } = await seat(house.base)
  breaks.push('{"update":{"cursor":2,', '{"ok":')
  const bobActed = new Promise<void>((resolve) => {
    bob.onStep = (step) => step === 'done' && resolve()
  })
  const bobPlays = bob.play(match)
  // What Ann did is kept, and nothing of it came.
  expect(await ann.play(match)).toBe('lost')
  await bobActed
  // Now all has come up to her next turn, but not that what she asked for is done.
  expect(await ann.play(match)).toBe('lost')
  expect(ann.done).toEqual([])
  expect(await Promise.all([ann.play(match), bobPlays])).toEqual(['over', 'over'])
})

test('a player who cannot connect says why', async () => {
  const { match, ann } = await seat('http://127.0.0.1:1')
  expect(await ann.play(match)).toBe('lost')
  expect(ann.lost).toMatch(/ECONNREFUSED/)
})
