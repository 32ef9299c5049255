import { beforeEach, describe, expect, test } from 'vitest'
import type { Box } from '#kernel/game.ts'
import { prepareMatch } from '#kernel/match/setup.ts'
import { Refusal } from '#kernel/refusal.ts'
import { SEED } from '#kernel/testing/oyster-table.ts'
import { MOST_CHANGES, MOST_OPEN, MOST_OWN, MOST_TAKEBACKS } from './allowance.ts'
import type { Command } from './command.ts'
import { Table } from './table.ts'
import { findTestBox } from './testing/club.ts'
import { openTable } from './testing/twins.ts'

let table: Table
beforeEach(() => {
  table = openTable('team-oysters', {}, {})
})

function answer(seat: number, command: Command): string {
  try {
    table.handle(command, { person: `person-${seat}`, now: 0, away: () => 0 })
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const aloud: Command = { do: 'say', channel: 'table', text: 'hm' }
const mute = (on: boolean): Command => ({ do: 'mute', whom: 'person-0', on })

/** What the first seat may do first. */
function firstLay(): string {
  const [action] = table.match?.legal(0) ?? []
  return table.game.vocabulary.text(action)
}

/** Does something until it is refused, and says how often it was done. */
function untilFull(seat: number, next: (turn: number) => Command): number {
  for (let turn = 0; turn <= 2 * MOST_OPEN; turn++) {
    const said = answer(seat, next(turn))
    if (said === 'log-full') return turn
    expect(said).toBe('done')
  }
  throw new Error('it was never refused')
}

describe('what everyone sees', () => {
  test('has a bound for the whole table, and opening the match reads no more', () => {
    const before = table.length
    const said = untilFull(0, () => aloud)
    expect(said).toBeLessThanOrEqual(MOST_OPEN)
    expect(table.length - before).toBe(said)
    expect(answer(1, aloud)).toBe('log-full')
  })

  test('leaves room to play on, to hand over, to ask for the end and to give up', () => {
    untilFull(0, () => aloud)
    expect(answer(0, { do: 'act', seat: 0, actions: [firstLay()], tag: 'a' })).toBe('done')
    expect(answer(0, { do: 'bot', seat: 0, level: 'mate' })).toBe('done')
    expect(answer(0, { do: 'back', seat: 0 })).toBe('done')
    expect(answer(0, { do: 'offer', offer: { what: 'end' } })).toBe('done')
    expect(answer(1, { do: 'answer', agree: false })).toBe('done')
    expect(
      untilFull(0, (turn) =>
        turn % 2 === 0 ? { do: 'offer', offer: { what: 'end' } } : { do: 'answer', agree: false },
      ),
    ).toBeLessThan(1_000)
    expect(answer(0, { do: 'concede' })).toBe('done')
  })
})

test('a match goes back so many times and no more', () => {
  table = openTable('oysters', { players: 2 }, {})
  const lay = firstLay()
  const goBack = (turn: number): string => {
    answer(0, { do: 'act', seat: 0, actions: [lay], tag: `act ${turn}` })
    const asked = answer(0, { do: 'offer', offer: { what: 'takeback' } })
    answer(1, { do: 'answer', agree: true })
    return asked
  }
  for (let turn = 0; turn < MOST_TAKEBACKS; turn++) expect(goBack(turn)).toBe('done')
  expect(goBack(MOST_TAKEBACKS)).toBe('log-full')
  expect(answer(0, { do: 'offer', offer: { what: 'end' } })).toBe('done')
})

test('other options are chosen so many times', () => {
  const box = findTestBox('oysters') as Box
  const setup = prepareMatch(box, { options: { players: 2 }, seed: SEED })
  table = new Table('table', box, setup, 'person-0')
  const change = (turn: number): string => {
    const secrets = { secret: SEED, next: SEED }
    return answer(0, { do: 'options', options: { players: 2 + (turn % 2) }, ...secrets })
  }
  for (let turn = 1; turn <= MOST_CHANGES; turn++) expect(change(turn)).toBe('done')
  expect(change(MOST_CHANGES + 1)).toBe('log-full')
  expect(answer(0, { do: 'list', on: true })).toBe('done')
})

describe('what not everyone sees', () => {
  test('is counted for whoever does it, and stands in nobody else’s way', () => {
    expect(untilFull(1, (turn) => mute(turn % 2 === 0))).toBe(MOST_OWN)
    expect(answer(1, { do: 'note', seat: 1, notes: { a: 'b' } })).toBe('log-full')
    expect(answer(1, { do: 'say', channel: 'team', text: 'psst' })).toBe('log-full')
    expect(answer(1, aloud)).toBe('done')
    expect(answer(2, mute(true))).toBe('done')
    expect(answer(2, { do: 'say', channel: 'team', text: 'psst' })).toBe('done')
  })

  test('is what was taken back, too', () => {
    const lay = firstLay()
    const turns = untilFull(0, (turn) =>
      turn % 2 === 0
        ? { do: 'act', seat: 0, actions: [lay], tag: `act ${turn}` }
        : { do: 'undo', seat: 0, tag: `undo ${turn}` },
    )
    expect(turns).toBe(2 * MOST_OWN + 1)
  })
})

test('before the game there is nothing to hide, and everything counts for the table', () => {
  const { box, setup } = table
  table = new Table('gathering', box, setup, 'person-0')
  for (const seat of [0, 1])
    table.commit({ kind: 'sat', seat, person: `person-${seat}`, name: `Person ${seat}`, at: 0 })
  const muted = untilFull(0, (turn) => ({ do: 'mute', whom: 'person-1', on: turn % 2 === 0 }))
  expect(muted).toBeGreaterThan(MOST_OWN)
  expect(answer(1, mute(true))).toBe('log-full')
})
