import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JawsView } from '#games/jaws/view.ts'
import type { Update } from '#kernel/match/feed.ts'
import { hasSeat, type Viewer, WATCHER } from '#kernel/seats.ts'
import type { Seated } from '#server/testing/guest.ts'
import { House } from '#server/testing/house.ts'
import { dice } from '#server/testing/wild.ts'
import { begin, endAndCompare, playSome, type WholeGame } from './support/whole-game.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const viewOf = (update: Update): JawsView => update.view as unknown as JawsView
const SEATS = ['shark', 'quint', 'brody', 'hooper']

const play = (mode: string, held: readonly (readonly string[])[]): Promise<WholeGame> =>
  begin(house, { game: 'jaws', options: { mode, players: held.length }, seats: SEATS, held })

/** What one side writes and says for itself alone. */
const secretOf = (seat: string): string => (seat === 'shark' ? 'between fins' : 'between shipmates')

/** Now and then somebody does. */
async function confide(played: number, seated: Seated, seat: string): Promise<void> {
  if (played % 9 !== 0) return
  await seated.do('note', { seat, notes: { plan: `${secretOf(seat)} ${played}` } })
  await seated.do('say', { channel: 'team', text: secretOf(seat) })
}

test.each([
  ['Act 1, one against one', 'act-1', [['shark'], ['quint', 'brody', 'hooper']], 160],
  ['Act 1, four people', 'act-1', [['shark'], ['quint'], ['brody'], ['hooper']], 120],
  ['Act 2, one against one', 'act-2', [['quint', 'brody', 'hooper'], ['shark']], 120],
  ['Act 2, four people', 'act-2', [['shark'], ['quint'], ['brody'], ['hooper']], 120],
  ['both acts, two people and two bots', 'full', [['shark'], ['quint']], 80],
] as const)('in JAWS nobody is sent what the shark keeps to itself: %s', async (_name, mode, held, most) => {
  const whole = await play(mode, held)
  await playSome(whole, dice(7), most, confide)
  const { sights, truth } = await endAndCompare(whole)
  let scanned = 0
  for (const { viewer, updates, raw } of sights) {
    for (const update of updates) {
      expectBlind(update, viewer)
      scanned++
    }
    const others = hasSeat(viewer, 0) ? ['quint'] : ['shark']
    const unheard = viewer === WATCHER ? ['shark', 'quint'] : others
    for (const seat of unheard) expect(raw.join('\n')).not.toContain(secretOf(seat))
    if (unheard.includes('quint')) expect(raw.join('\n')).not.toContain('jaws.says')
  }
  console.log(`leaks in JAWS: ${scanned} updates to ${sights.length} viewers, ${truth.length} in truth`)
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
  for (let turn = 0; turn < 40 && told().length < 3; turn++) await playSome({ sockets }, roll, 3, confide)
  for (const line of told()) expect(line).toMatch(/^(brody|hooper) jaws\.says\.[a-z-]+$/)
  expect(told().length).toBeGreaterThan(2)
  expect(shark.room?.told).toEqual([])
})
