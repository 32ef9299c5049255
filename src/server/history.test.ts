import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Patch, Update } from '#kernel/match/feed.ts'
import { withChanges } from '#kernel/match/patch.ts'
import type { Replay } from '#table/replay.ts'
import type { Seated } from './testing/guest.ts'
import { House } from './testing/house.ts'
import { asked } from './testing/wild.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

async function playOn(sockets: readonly Seated[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    await Promise.any(sockets.map((seated) => seated.until(() => asked(seated) !== null)))
    const mover = sockets.find((seated) => asked(seated) !== null) as Seated
    const { seat, legal } = asked(mover) ?? { seat: '', legal: [] }
    expect(await mover.do('act', { seat, actions: [legal[move % legal.length]] })).toBe('ok')
  }
}

/** What came over a socket that takes patches, put together again. */
function assembled(seated: Seated): Update[] {
  const updates: Update[] = []
  for (const text of seated.raw) {
    const sent = JSON.parse(text) as { update?: Update; patch?: Patch }
    if (sent.update !== undefined) updates.push(sent.update)
    if (sent.patch === undefined) continue
    const { changes, ...rest } = sent.patch
    const before = updates[updates.length - 1]
    updates.push({ ...rest, view: withChanges(before.view, changes) })
  }
  return updates
}

test('patches put together are the updates that others get in full', async () => {
  const { match, guests, sockets } = await house.play('Ann', 'Bob')
  const frugal = await guests[0].connect(match)
  frugal.send({ hello: { cursor: 0, patches: true } })
  await frugal.until(() => frugal.raw.length >= 2)
  await playOn(sockets, 40)
  const latest = sockets[0].latest?.cursor ?? 0
  await frugal.until(() => assembled(frugal).at(-1)?.cursor === latest)
  const { updates } = (await guests[0].get(`/api/matches/${match}/updates`)).body as unknown as {
    updates: Update[]
  }
  expect(updates).toHaveLength(latest)
  expect(assembled(frugal)).toEqual(updates)
  const sizes = frugal.raw.filter((text) => text.startsWith('{"patch"')).map((text) => text.length)
  expect(sizes.length).toBe(latest - 1)
  expect(Math.max(...sizes)).toBeLessThan(JSON.stringify(updates[0]).length)
})

test('whoever holds several seats can look with one of them and sees no more than it does', async () => {
  const ann = await house.guest('Ann')
  const seats = { 'great-white': 'me', mako: 'me' }
  const { match } = (await ann.post('/api/matches', { game: 'sharks', seats })).body
  const both = await ann.at(match)
  expect(await both.do('ready', { on: true })).toBe('ok')
  const hands = async (eyes?: readonly string[]) => {
    const seated = await ann.connect(match)
    seated.send({ hello: { cursor: 0, ...(eyes === undefined ? {} : { eyes }) } })
    await seated.until(() => seated.latest !== undefined)
    const { view } = seated.latest as unknown as { view: { mine: string[]; seats: { hand: unknown }[] } }
    const path = `/api/matches/${match}/updates${eyes === undefined ? '' : `?eyes=${eyes.join()}`}`
    const { updates } = (await ann.get(path)).body as unknown as { updates: { view: unknown }[] }
    expect(updates.at(-1)?.view).toEqual(view)
    return [view.mine, view.seats.map(({ hand }) => hand !== null)]
  }
  expect(await hands()).toEqual([
    ['great-white', 'mako'],
    [true, true],
  ])
  expect(await hands(['mako'])).toEqual([['mako'], [false, true]])
  expect(await hands(['tiger'])).toEqual([[], [false, false]])
  const eve = await house.guest('Eve')
  expect((await eve.get(`/api/matches/${match}/updates?eyes=mako`)).status).toBe(404)
})

describe('what is over', () => {
  test('is for whoever has the link, with any eyes, without what was said', async () => {
    const { match, sockets } = await house.play('Ann', 'Bob')
    const eve = await house.guest('Eve')
    await playOn(sockets, 6)
    await sockets[0].do('say', { channel: 'table', text: 'between us' })
    for (const what of ['replay?eyes=all', 'record']) {
      expect((await eve.get(`/api/matches/${match}/${what}`)).status).toBe(404)
      const answer = await fetch(`${house.base}/api/matches/${match}/${what}`)
      expect(answer.status).toBe(404)
    }
    await sockets[0].do('concede', {})
    const replay = async (eyes: string) => {
      const { status, text, body } = await eve.get(`/api/matches/${match}/replay?eyes=${eyes}`)
      expect(status).toBe(200)
      expect(text).not.toContain('between us')
      return body as unknown as Replay
    }
    const all = await replay('all')
    expect(all).toMatchObject({ match, ending: 'conceded', winners: ['mako'], seed: expect.any(String) })
    expect(all.seats.map(({ names }) => names)).toEqual([['Ann'], ['Bob']])
    expect(all.updates.at(-1)?.view.mine).toEqual(['great-white', 'mako'])
    expect((await replay('mako')).updates.at(-1)?.view.mine).toEqual(['mako'])
    expect((await replay('watcher')).updates.at(-1)?.view.mine).toEqual([])
    expect((await eve.get(`/api/matches/${match}/replay?eyes=orca`)).status).toBe(404)
    expect((await eve.get(`/api/matches/${match}/record`)).text).toMatch(/^dorsal record 2/)
  })
})

test('my matches say whose turn it is', async () => {
  const { match, guests, sockets } = await house.play('Ann', 'Bob')
  const waiting = async () => {
    const { matches } = (await guests[0].get('/api/me/matches')).body
    return (matches.find((each) => each.match === match) as unknown as { waiting: string[] }).waiting
  }
  const asks = (): string[] => sockets.flatMap((seated) => asked(seated)?.seat ?? [])
  await Promise.any(sockets.map((seated) => seated.until(() => asked(seated) !== null)))
  expect(await waiting()).toEqual(asks())
  await playOn(sockets, 1)
  await Promise.any(sockets.map((seated) => seated.until(() => asked(seated) !== null)))
  expect(await waiting()).toEqual(asks())
})
