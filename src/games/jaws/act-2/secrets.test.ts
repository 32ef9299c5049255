import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { checkLaws } from '#kernel/laws/check-laws.ts'
import { Feed } from '#kernel/match/feed.ts'
import { allSeats, seatSet, WATCHER } from '#kernel/seats.ts'
import { gamesToPlay, testSeed } from '#kernel/testing/seeds.ts'
import { jaws } from '../index.ts'
import type { JawsState } from '../state.ts'
import type { Act2State } from './state.ts'
import { layOut, type Table } from './testing.ts'

const HAND = 'hard-target big-mouth domino-effect'
const LOCKED = () =>
  layOut({ crew: { quint: 'b1', brody: 'b2' }, cards: '1a 2a 3a', hand: HAND }).lock('B', 'big-mouth')

const actOf = ({ s }: JawsState): Act2State => s as Act2State

function imagined(table: Table, seat: number, samples: number) {
  const imagine = table.game.imaginer(table.game.view(table.match.state, seatSet(seat)))
  const chance = new FastChance('imagine')
  return Array.from({ length: samples }, () => actOf(imagine(chance)))
}

describe('the shark’s secrets', () => {
  it('twins have another letter, another ability laid, another hand, and look the same to the crew', () => {
    const table = LOCKED()
    const { game, match } = table
    const chance = new FastChance('twins')
    const letters = new Set<number>()
    const laid = new Set<number>()
    const hands = new Set<string>()
    for (let each = 0; each < 80; each++) {
      const other = game.twins(match.state, seatSet(1), chance)
      const twin = other === null ? null : actOf(other)
      expect(JSON.stringify(game.view(other ?? match.state, seatSet(1)))).toBe(
        JSON.stringify(game.view(match.state, seatSet(1))),
      )
      letters.add(twin?.letter ?? -1)
      laid.add(twin?.ability ?? -1)
      hands.add(String(twin?.hand))
    }
    expect([...letters].sort()).toEqual([0, 1, 2])
    expect(laid.size).toBe(8)
    expect(hands.size).toBeGreaterThan(20)
  })

  it.each([
    ['another letter', ['B', 'big-mouth', HAND], ['C', 'big-mouth', HAND]],
    ['another ability', ['B', 'big-mouth', HAND], ['B', 'hard-target', HAND]],
    ['another hand', ['B', 'big-mouth', HAND], ['A', 'maul-again', 'maul-again second-helping making-waves']],
  ] as const)(
    '%s locked in: every message to the crew is the same until the shark comes up',
    (_, one, other) => {
      const sent = ([letter, ability, hand]: readonly [string, string, string]): string => {
        const table = layOut({ crew: { quint: 'b1', brody: 'b2', hooper: 'b4' }, cards: '1a 2a 3a', hand })
        const feeds = [1, 2, 3, WATCHER].map(
          (seat) => new Feed(table.match, seat === WATCHER ? WATCHER : seatSet(seat)),
        )
        const updates: unknown[] = feeds.map((feed) => feed.open())
        const lines = [
          `shark: surface ${letter}`,
          `shark: lay ${ability}`,
          'shark: lock ability',
          'quint: move b2',
          'brody: stay',
          'brody: ready revolver',
          'quint: ready machete',
          'quint: target w2',
          'brody: target w3',
          'hooper: stay',
          'hooper: ready dive-knife',
        ]
        for (const line of lines) {
          table.play(line)
          const entry = table.match.log[table.match.log.length - 1]
          updates.push(feeds.map((feed) => feed.next(table.events, entry)))
        }
        return JSON.stringify(updates)
      }
      expect(sent(other)).toBe(sent(one))
    },
  )

  it('nothing is hidden from the shark, nor from one who holds all seats', () => {
    const { game, match } = LOCKED()
    for (const viewer of [seatSet(0), seatSet(0, 2), allSeats(4)])
      expect(game.twins(match.state, viewer, new FastChance(1))).toBeNull()
    expect(game.twins(match.state, WATCHER, new FastChance(1))).not.toBeNull()
  })

  it('what Chum has brought to light is imagined no more', () => {
    const table = layOut({ crew: { quint: 'b1' }, cards: '1a 2a 3a', gear: { quint: 'chum' }, hand: HAND })
    table.lock('B').play('quint: chum', 'shark: show C')
    const letters = imagined(table, 1, 200).map((s) => s?.letter)
    expect([...new Set(letters)].sort()).toEqual([0, 1])
  })

  it('abilities that were played are imagined in nobody’s hand', () => {
    const table = layOut({ crew: { quint: 'b4' }, cards: '1a 2a 3a', hand: `${HAND} hard-target` })
    table.lock('A', 'hard-target').prepare({}).play('shark: done').lock('A', 'hard-target').prepare({})
    table.play('shark: done')
    expect(imagined(table, 1, 300).every((s) => s?.hand[6] === 0)).toBe(true)
    expect(imagined(table, 1, 20).every((s) => s?.hand.reduce((a, b) => a + b) === 2)).toBe(true)
  })

  it('after the reveal the letter and the ability are known to all', () => {
    const table = LOCKED().prepare({})
    for (const s of imagined(table, 1, 20)) expect(s).toMatchObject({ letter: 1, ability: 3 })
  })
})

describe('the laws of the design hold for Act 2', () => {
  it('on random play, however many sit at the table', () => {
    const seed = testSeed('laws of act 2')
    const options = [2, 3, 4].map((players) => ({ mode: 'act-2', players }))
    const games = options.length * gamesToPlay({ usual: 4, few: 1 })
    const report = checkLaws(jaws, { options, goOn: (soFar) => soFar.games < games, seed, longest: 2000 })
    console.log(`laws of act 2, seed "${seed}": ${JSON.stringify(report)}`)
    expect(report.games).toBeGreaterThanOrEqual(games)
    expect(report.secretTurns).toBeGreaterThan(0)
  })
})
