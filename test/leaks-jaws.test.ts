import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBox } from '../src/games/index.ts'
import type { JawsView } from '../src/games/jaws/view.ts'
import type { Update } from '../src/kernel/match/feed.ts'
import { replayFeeds } from '../src/kernel/match/replay.ts'
import { readRecord } from '../src/kernel/match/verify.ts'
import { allSeats, hasSeat, seatSet, type Viewer, WATCHER } from '../src/kernel/seats.ts'
import { Guest, type Seated } from '../src/server/testing/guest.ts'
import { House } from '../src/server/testing/house.ts'
import { asked, dice } from '../src/server/testing/wild.ts'

let house: House
let ticking: ReturnType<typeof setInterval>
beforeAll(async () => {
  house = await House.open()
  // Bots hold their answers back, if only for a moment.
  ticking = setInterval(() => house.clock.advance(1), 5)
})
afterAll(() => {
  clearInterval(ticking)
  return house.close()
})

const viewOf = (update: Update): JawsView => update.view as unknown as JawsView
const SEATS = ['shark', 'quint', 'brody', 'hooper']

/** A match of JAWS for people who each hold some of the seats, bots in the rest, begun, with everyone at the table. */
async function play(mode: string, held: readonly (readonly string[])[]) {
  const guests = await Promise.all(held.map((_, index) => house.guest(`Guest ${index}`)))
  const [host, ...others] = guests
  const seats = Object.fromEntries(
    SEATS.map((seat) => [
      seat,
      held[0].includes(seat) ? 'me' : held.flat().includes(seat) ? 'open' : { bot: 'random' },
    ]),
  )
  const { match } = (
    await host.post('/api/matches', { game: 'jaws', options: { mode, players: held.length }, seats })
  ).body
  for (const [index, guest] of others.entries())
    for (const seat of held[index + 1]) {
      const { code } = (await host.post(`/api/matches/${match}/invitations`, { seat })).body
      const { status } = await guest.post(`/api/matches/${match}/seats`, { seat, code })
      expect(status, seat).toBeLessThan(300)
    }
  await (await host.at(match)).do('list', { on: true })
  const sockets = await Promise.all(guests.map((guest) => guest.at(match)))
  for (const socket of sockets) await socket.do('ready', { on: true })
  for (const socket of sockets) await socket.until(() => socket.updates.length > 0)
  return { match, host, sockets }
}

/** Whoever is asked does anything legal, so many times. What one does not see does not reach one. */
async function playOn(sockets: readonly Seated[], roll: (count: number) => number, most: number) {
  const isOver = (): boolean => sockets.every(({ room }) => room?.status === 'over')
  for (let played = 0; played < most && !isOver(); played++) {
    await sockets[0].until(() => isOver() || sockets.some((each) => asked(each) !== null))
    const seated = sockets.find((each) => asked(each) !== null)
    const question = seated === undefined ? null : asked(seated)
    if (seated === undefined || question === null) continue
    const { seat, legal } = question
    const before = seated.updates.length
    if (played % 9 === 0) await confide(seated, seat)
    // Others of the crew may have been asked the same and been quicker: then this is refused, and the news follow.
    await seated.do('act', { seat, actions: [legal[roll(legal.length)]] })
    await seated.until(() => seated.updates.length > before || isOver())
  }
}

/** What one side writes and says for itself alone. */
const secretOf = (seat: string): string => (seat === 'shark' ? 'between fins' : 'between shipmates')

async function confide(seated: Seated, seat: string): Promise<void> {
  await seated.do('note', { seat, notes: { plan: `${secretOf(seat)} ${Math.random()}` } })
  await seated.do('say', { channel: 'team', text: secretOf(seat) })
}

test.each([
  ['Act 1, one against one', 'act-1', [['shark'], ['quint', 'brody', 'hooper']], 160],
  ['Act 1, four people', 'act-1', [['shark'], ['quint'], ['brody'], ['hooper']], 120],
  ['Act 2, one against one', 'act-2', [['quint', 'brody', 'hooper'], ['shark']], 120],
  ['Act 2, four people', 'act-2', [['shark'], ['quint'], ['brody'], ['hooper']], 120],
  ['both acts, two people and two bots', 'full', [['shark'], ['quint']], 80],
] as const)('in JAWS nobody is sent what the shark keeps to itself: %s', async (_name, mode, held, most) => {
  const { match, host, sockets } = await play(mode, held)
  const watcher = await new Guest(house.base).at(match)
  await watcher.until(() => watcher.updates.length > 0)
  await playOn(sockets, dice(7), most)
  if (sockets[0].room?.status !== 'over') {
    await sockets[0].do('offer', { offer: { what: 'end' } })
    for (const socket of sockets.slice(1)) await socket.do('answer', { agree: true })
  }
  await watcher.until(() => watcher.room?.status === 'over')

  const {
    box,
    record,
    match: replayed,
  } = readRecord((await host.get(`/api/matches/${match}/record`)).text, findBox)
  const viewers = [...held.map((seats) => seatSet(...seats.map((seat) => SEATS.indexOf(seat)))), WATCHER]
  const rebuilt = replayFeeds(box, record.setup, replayed.log, [...viewers, allSeats(SEATS.length)])
  const truth = rebuilt[viewers.length]
  let scanned = 0
  for (const [index, { raw, updates }] of [...sockets, watcher].entries()) {
    // Byte for byte what the log gives this viewer: nothing of it depends on what others did unseen.
    const sent = raw.filter((text) => text.startsWith('{"update"'))
    const whole = rebuilt[index].map((update) => JSON.stringify({ update }))
    for (const text of sent) if (!text.includes('"changes"')) expect(whole).toContain(text)
    for (const update of updates) {
      expectBlind(update, viewers[index])
      scanned++
    }
    const others = hasSeat(viewers[index], 0) ? ['quint'] : ['shark']
    const unheard = viewers[index] === WATCHER ? ['shark', 'quint'] : others
    for (const seat of unheard) expect(raw.join('\n')).not.toContain(secretOf(seat))
    if (unheard.includes('quint')) expect(raw.join('\n')).not.toContain('jaws.says')
    for (const text of raw.filter((each) => !each.startsWith('{"update"')))
      if (!text.includes('"status":"over"')) expect(text).not.toContain(record.setup.seed)
  }
  console.log(`leaks in JAWS: ${scanned} updates to ${viewers.length} viewers, ${truth.length} in truth`)
  expect(scanned).toBeGreaterThan(60)
})

/** What must not be there for those who do not hold the shark. */
function expectBlind(update: Update, viewer: Viewer): void {
  if (hasSeat(viewer, 0)) return
  const { act1, act2 } = viewOf(update)
  expect(act1?.shark ?? null).toBeNull()
  for (const { key } of update.events) expect(key).not.toMatch(/^jaws\.(plan|started)/)
  expect(Object.keys(update.legal)).not.toContain('shark')
  if (act2 === null) return
  expect(act2.shark.hand).toBeNull()
  if (act2.shark.at === null) {
    expect(act2.shark.letter).toBeNull()
    expect(act2.shark.ability).toBeNull()
  }
}

test('a bot of the crew tells its mates what it is about to do, in their channel, before it does it', async () => {
  const { sockets } = await play('act-1', [['shark'], ['quint']])
  const [shark, quint] = sockets
  const told = (): string[] => (quint.room?.told ?? []).map(({ seat, message }) => `${seat} ${message.key}`)
  const roll = dice(3)
  for (let turn = 0; turn < 40 && told().length < 3; turn++) await playOn(sockets, roll, 3)
  for (const line of told()) expect(line).toMatch(/^(brody|hooper) jaws\.says\.[a-z-]+$/)
  expect(told().length).toBeGreaterThan(2)
  expect(shark.room?.told).toEqual([])
})
