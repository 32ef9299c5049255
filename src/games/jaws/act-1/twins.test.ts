import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { Feed } from '#kernel/match/feed.ts'
import { seatSet } from '#kernel/seats.ts'
import { seatOf } from '../seats.ts'
import { type Island, island, type Layout, layOut } from './testing.ts'

/** All that a crew member is sent while actions are played, as text. */
function sent(table: Island, lines: readonly string[], seat = 'quint'): string {
  const feed = new Feed(table.match, seatSet(seatOf(seat)))
  const updates = [feed.open()]
  for (const line of lines) {
    table.play(line)
    const { log } = table.match
    const update = feed.next(table.events, log[log.length - 1])
    if (update !== null) updates.push(update)
  }
  return JSON.stringify(updates)
}

/** The shark's turn, and after it everything the crew can do that asks the shark nothing. */
const AFTER = [
  'quint: turn brody',
  'brody: move N',
  'brody: done',
  'quint: turn quint',
  'quint: move 4',
  'quint: done',
]

function expectAlike(one: Layout, first: readonly string[], other: Layout, second: readonly string[]): void {
  const a = sent(layOut(one), [...first, ...AFTER])
  const b = sent(layOut(other), [...second, ...AFTER])
  expect(b).toBe(a)
}

describe('secret turns that are announced alike look alike', () => {
  it('another path, of another length', () => {
    expectAlike({ shark: '1' }, ['swim 2', 'done'], { shark: '1' }, ['swim 3', 'swim 4', 'swim 2', 'done'])
    expectAlike({ shark: '1' }, ['done'], { shark: '1' }, ['swim 3', 'swim 1', 'done'])
  })

  it('another token', () => {
    expectAlike({ shark: '1' }, ['token evasive', 'done'], { shark: '1' }, ['token burst', 'burst 2', 'done'])
  })

  it('another start', () => {
    const swimmers = 'N N'
    expectAlike({ shark: 'N', swimmers }, ['eat', 'done'], { shark: '6', swimmers }, [
      'swim N',
      'eat',
      'done',
    ])
  })

  it('sensors of barrels met in another order, or not noticed because they were evaded', () => {
    const floating = '1 2'
    expectAlike({ shark: '1', floating }, ['swim 2', 'done'], { shark: '2', floating }, [
      'swim 1',
      'swim 2',
      'done',
    ])
    expectAlike({ shark: '4', floating }, ['token frenzy', 'done'], { shark: '1', floating }, [
      'token evasive',
      'swim 2',
      'done',
    ])
  })

  it('a frenzy and single meals', () => {
    const swimmers = 'N N N'
    expectAlike(
      { shark: 'N', swimmers },
      ['token frenzy', 'eat all', 'swim 1', 'done'],
      { shark: 'N', swimmers },
      ['eat', 'eat', 'eat', 'token burst', 'done'],
    )
  })

  it('a start that nobody was told of', () => {
    const [one, other] = ['N', '4'].map((start) => {
      const table = island(start, ['bounty'])
      return JSON.stringify([table.view('brody'), table.told('brody')])
    })
    expect(other).toBe(one)
  })
})

describe('Out of Sight lies exactly as the rules let it', () => {
  it('a shark that is there and hidden answers like one that is far away', () => {
    const look = [
      'brody: turn brody',
      'brody: binoculars',
      'brody: done',
      'hooper: turn hooper',
      'hooper: finder',
    ]
    const near = sent(layOut({ shark: 'N', brody: 'N', hooper: 'N' }), [
      'token out-of-sight',
      'done',
      ...look,
    ])
    const far = sent(layOut({ shark: 'S', brody: 'N', hooper: 'N' }), ['token frenzy', 'done', ...look])
    expect(far).toBe(near)
  })
})

describe('what is imagined', () => {
  it('keeps to the clues: near the beach where somebody was eaten', () => {
    const table = layOut({ shark: 'N', swimmers: 'N N' }).play('eat', 'eat', 'swim 1', 'done')
    const imagine = table.game.imaginer(table.view('hooper'))
    const seen = new Set<number>()
    const chance = new FastChance('near')
    for (let i = 0; i < 400; i++) seen.add(imagine(chance).s.at[0])
    // N, 1, 5 and 6.
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 4, 8, 9])
  })

  it('is the truth for the shark itself', () => {
    const table = layOut({ shark: 'N', swimmers: 'N N' }).play('eat', 'token burst')
    const state = table.game.imaginer(table.view('shark'))(new FastChance('own'))
    expect(state).toEqual(table.state)
    expect(table.game.twins(table.state, seatSet(0), new FastChance('own'))).toBeNull()
  })
})
