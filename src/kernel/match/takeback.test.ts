import { describe, expect, test } from 'vitest'
import { FastChance } from '../chance/fast.ts'
import { SealedChance, SeededChance } from '../chance/seeded.ts'
import type { Box } from '../game.ts'
import { Refusal } from '../refusal.ts'
import { seatsIn } from '../seats.ts'
import { OysterTable, SEAL, type TablePlan } from '../testing/oyster-table.ts'
import { oysters } from '../testing/oysters/index.ts'
import { DIE } from '../testing/oysters/setting.ts'
import { playWildly } from '../testing/wild-play.ts'
import { writeAbandoned, writeRecord } from './record.ts'
import { readRecord } from './verify.ts'

const findBox = (id: string): Box | undefined => (id === 'oysters' ? oysters : undefined)

/** Cat has waded and opened a shell, and Ben is asked whether he splashes: that rolls the die. */
function atSplash(plan: TablePlan = { seal: SEAL }): OysterTable {
  const table = new OysterTable(plan).hideInS()
  table.act('cat', 'wade S', 'open')
  return table
}

function roll(table: OysterTable): unknown {
  return table.act('ben', 'splash')[0].params.eyes
}

/** What the die gives first in the streams of a number. */
function firstEyes({ setup }: OysterTable, number: number): number {
  const chance = new SealedChance(setup.seed)
  chance.renew(number)
  return chance.pick(DIE) + 1
}

describe('the streams of a sealed match', () => {
  test('are those of its seed until one is numbered, and others under each number', () => {
    const draws = (chance: SeededChance): string =>
      Array.from({ length: 40 }, () => chance.pick(DIE)).join('')
    const { seed } = new OysterTable({ seal: SEAL }).setup
    const numbered = [1, 2, 3, 256].map((number) => {
      const chance = new SealedChance(seed)
      chance.renew(number)
      return draws(chance)
    })
    expect(draws(new SealedChance(seed))).toBe(draws(new SeededChance(seed)))
    expect(new Set([draws(new SeededChance(seed)), ...numbered]).size).toBe(5)
  })

  test('are gone back to with their number', () => {
    const chance = new SealedChance(SEAL.secret)
    chance.pick(DIE)
    const position = chance.position()
    const next = chance.pick(DIE)
    chance.renew(3)
    const there = chance.position()
    const other = Array.from({ length: 20 }, () => chance.pick(DIE))
    chance.rewind(position)
    expect(chance.pick(DIE)).toBe(next)
    chance.rewind(there)
    expect(Array.from({ length: 20 }, () => chance.pick(DIE))).toEqual(other)
  })
})

describe('after a takeback', () => {
  test('draws come again where the seed was given', () => {
    const table = atSplash({})
    const { length } = table.match
    const eyes = roll(table)
    table.takeback(length)
    expect(roll(table)).toBe(eyes)
  })

  test('that undid a draw, a sealed match draws from the streams that have its number', () => {
    const table = atSplash()
    const { length } = table.match
    for (const number of [0, 1, 2, 3]) {
      expect(roll(table)).toBe(firstEyes(table, number))
      expect(table.match.takebacks).toBe(number)
      table.takeback(length)
    }
    expect(new Set([0, 1, 2, 3].map((number) => firstEyes(table, number))).size).toBeGreaterThan(1)
  })

  test('that undid none, it draws as it would have; the takeback is counted', () => {
    const table = atSplash()
    const { length } = table.match
    table.takeback(length - 1)
    table.act('cat', 'wade S', 'open')
    expect(roll(table)).toBe(firstEyes(table, 0))
    table.takeback(length)
    expect(roll(table)).toBe(firstEyes(table, 2))
  })

  test('that undid none, draws that were undone earlier do not come back', () => {
    const table = atSplash()
    const { length } = table.match
    roll(table)
    table.takeback(length)
    table.takeback(length - 1)
    table.act('cat', 'wade S', 'open')
    expect(roll(table)).toBe(firstEyes(table, 1))
  })

  test('a refused submission and an undo leave the next draws as they were', () => {
    const table = atSplash()
    const { length } = table.match
    roll(table)
    table.takeback(length - 1)
    expect(() => table.act('cat', 'wade S', 'wade S')).toThrow(Refusal)
    table.act('cat', 'wade S')
    table.undo('cat')
    table.act('cat', 'wade S', 'open')
    expect(roll(table)).toBe(firstEyes(table, 1))
  })
})

describe.each([1, 2, 3, 4, 5, 6])('a sealed match that was played wildly (%i)', (wild) => {
  test('reads from its record as it was, and not as one whose seed was given', () => {
    const { setup, match } = new OysterTable({ seal: SEAL, stack: null, options: { rounds: 3 } })
    playWildly(match, wild, 150)
    const write = match.outcome === null ? writeAbandoned : writeRecord
    const text = write(oysters, setup, match)
    const read = readRecord(text, findBox).match
    expect(read.state).toEqual(match.state)
    expect(read.takebacks).toBe(match.log.filter(({ kind }) => kind === 'takeback').length)
    const old = text
      .replace('dorsal record 2', 'dorsal record 1')
      .replace(/secret: .*/, `seed: ${setup.seed}`)
    expect(() => readRecord(old, findBox)).toThrow('commitment')
  })

  test('stands after each takeback where it stood then', () => {
    const { match } = new OysterTable({ seal: SEAL, stack: null, options: { rounds: 3 } })
    const chance = new FastChance(wild)
    const states = [JSON.stringify(match.state)]
    for (let step = 0; step < 150 && match.outcome === null; step++) {
      if (match.length > 0 && chance.upTo(6) === 0) {
        const keep = chance.upTo(match.length)
        match.takeback(keep)
        states.length = keep + 1
        expect(JSON.stringify(match.state)).toBe(states[keep])
      } else {
        const [seat] = seatsIn(match.game.toAct(match.state))
        const legal = match.legal(seat)
        match.submit(seat, [legal[chance.upTo(legal.length)]])
        states.push(JSON.stringify(match.state))
      }
    }
    expect(match.takebacks).toBeGreaterThan(2)
  })
})
