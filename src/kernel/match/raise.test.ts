import { describe, expect, test } from 'vitest'
import type { Box } from '../game.ts'
import { seatSet, WATCHER } from '../seats.ts'
import { OysterTable, SEAL } from '../testing/oyster-table.ts'
import { leavingOysters, type RaisedOysters, raisedOysters } from '../testing/raised-oysters.ts'
import { playWildly } from '../testing/wild-play.ts'
import { Feed, type Update } from './feed.ts'
import type { Match } from './match.ts'
import { raisedState, seedSince } from './raise.ts'
import { movesOf, writeAbandoned, writeRecord } from './record.ts'
import { RecordFault } from './record-lines.ts'
import { checkSeal } from './seal-check.ts'
import { commitment, type MatchSetup, startMatch } from './setup.ts'
import { readRecord } from './verify.ts'

const finds = (box: Box) => (): Box => box
const leaving = finds(leavingOysters)
const later = finds(raisedOysters)

/** Some moves by number 7, and a match that stands there by number 8. */
function raised(): { before: OysterTable; setup: MatchSetup; match: Match } {
  const before = new OysterTable({ seal: SEAL, stack: null, options: { rounds: 3 } })
  playWildly(before.match, 'before', 12)
  const state = raisedState(leavingOysters, before.match)
  const setup = { ...before.setup, raised: { rules: 8, state, before: movesOf(before.setup, before.match) } }
  return { before, setup, match: startMatch(raisedOysters, setup) }
}

/** The same, played to its end by number 8. */
function played() {
  const table = raised()
  const { match, setup } = table
  const feed = new Feed(match, seatSet(0))
  const shown: Update[] = [feed.open()]
  playWildly(match, 'after', 400, (events) => {
    const update = feed.next(events, match.log.at(-1))
    if (update !== null) shown.push(update)
  })
  const write = match.outcome === null ? writeAbandoned : writeRecord
  return { ...table, shown, text: write(raisedOysters, setup, match) }
}

describe('a match whose rules are no longer played', () => {
  test('goes on by the newest from where it stood, as they write it', () => {
    const { before, match } = raised()
    expect([match.game.rules, match.length]).toEqual([8, 0])
    const { phase, ...rest } = before.state
    expect(match.game.write(match.state)).toEqual({ asked: phase, ...rest } satisfies RaisedOysters)
    for (const seat of [0, 1, 2]) expect(match.legal(seat)).toEqual(before.match.legal(seat))
  })

  test('says so to everyone, and counts on from where nobody was', () => {
    const { match } = raised()
    const update = new Feed(match, WATCHER).open()
    expect(update).toMatchObject({
      cursor: 1_000_001,
      events: [{ key: 'match.raised', params: { played: 7, plays: 8 } }],
    })
  })

  test('has draws that nobody could choose, of the same seed', () => {
    const { setup } = raised()
    const { raised: by } = setup
    if (by === undefined) throw new Error('it is raised')
    expect(seedSince(setup.seed, by)).toMatch(/^[0-9a-f]{64}$/)
    expect(seedSince(setup.seed, by)).not.toBe(setup.seed)
    expect(seedSince(setup.seed, { ...by, rules: 9 })).not.toBe(seedSince(setup.seed, by))
    expect(startMatch(raisedOysters, setup).print).toBe(startMatch(raisedOysters, setup).print)
  })

  test('is in its record with all that was played, and goes on from there', () => {
    const { before, setup, text } = played()
    expect(text).toContain('\nrules: 7\n')
    expect(text).toContain(`\ncommitment: ${commitment(before.setup)}\n`)
    const lines = text.split('\n').filter((line) => /^\d+ /.test(line))
    const at = lines.findIndex((line) => line.includes(' all: raised {"rules":8,"state":{"asked":'))
    expect(at).toBe(before.match.log.length)
    const reading = readRecord(text, later)
    expect(reading.record.setup).toEqual(setup)
    expect(reading.record.moves.length).toBe(lines.length - at - 1)
  })

  test('is verified from there on; while its rules are here, also that they led there', () => {
    const { text } = played()
    expect(readRecord(text, later).earlier).toBe('unplayed')
    expect(readRecord(text, leaving).earlier).toBe('fits')
    expect(
      readRecord(writeRecord(leavingOysters, new OysterTable().setup, new OysterTable().match), leaving)
        .earlier,
    ).toBeNull()
  })

  const { text } = played()
  const [first] = /^1 .*$/m.exec(text) ?? ['']
  const [line] = /^\d+ all: raised .*$/m.exec(text) ?? ['']
  test.each([
    ['a state that is another', line.replace('"round":1', '"round":2'), /^the state was/],
    ['a state that cannot be played', line.replace('"deck":[', '"deck":[9,'), /cards/],
    ['a number that is not newer', line.replace('"rules":8', '"rules":7'), /rules number 7; these are/],
    ['no state', line.replace(/"state":.*}/, '"other":1}'), /takes their number and a state/],
  ])('does not fit with %s', (_what, other, why) => {
    expect(other).not.toBe(line)
    expect(() => readRecord(text.replace(line, other), later)).toThrow(RecordFault)
    expect(() => readRecord(text.replace(line, other), later)).toThrow(why)
  })

  test('does not fit with other moves before, where they can be played', () => {
    const missing = text.replace(/^(\d+) (.*)$/gm, (whole, number, rest) =>
      whole === first ? '' : `${number - 1} ${rest}`,
    )
    expect(() => readRecord(missing, leaving)).toThrow(RecordFault)
  })

  test('fits in a browser that kept its seal, with all it was shown since', () => {
    const { before, match, shown, text: record } = played()
    const kept = { commitment: commitment(before.setup), number: '1'.repeat(64), numbers: SEAL.numbers }
    const told = { terms: before.setup, seal: SEAL, record, shown }
    expect(checkSeal(match.game, kept, told)).toBeNull()
    expect(checkSeal(match.game, kept, { ...told, shown: shown.slice(-2) })).toBeNull()
    expect(
      checkSeal(match.game, kept, { ...told, record: record.replace(line, line.replace('8', '9')) }),
    ).toBe('draws')
  })

  test('does not fit in a browser by rules that are no newer: the server would have chosen how it stood', () => {
    const { before, setup } = raised()
    const newest: MatchSetup = { ...setup, rules: 8 }
    const match = startMatch(raisedOysters, newest)
    const kept = { commitment: commitment(newest), number: '1'.repeat(64), numbers: SEAL.numbers }
    const shown = [new Feed(match, seatSet(0)).open()]
    const record = writeAbandoned(raisedOysters, newest, match)
    const terms = { ...before.setup, rules: 8 }
    expect(checkSeal(match.game, kept, { terms, seal: SEAL, record, shown })).toBe('draws')
  })

  test('does not fit in a browser by newer rules that it never went on by', () => {
    const { before } = raised()
    const match = startMatch(raisedOysters, { ...before.setup, rules: 8 })
    const kept = { commitment: commitment(before.setup), number: '1'.repeat(64), numbers: SEAL.numbers }
    const shown = [new Feed(match, seatSet(0)).open()]
    const record = writeAbandoned(raisedOysters, before.setup, match)
    expect(checkSeal(match.game, kept, { terms: before.setup, seal: SEAL, record, shown })).toBe('draws')
  })
})
