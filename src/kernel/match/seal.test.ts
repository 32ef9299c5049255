import { describe, expect, test } from 'vitest'
import type { Box } from '../game.ts'
import { canonicalJson, sha256 } from '../hash.ts'
import { OysterTable, SEAL } from '../testing/oyster-table.ts'
import { oysters } from '../testing/oysters/index.ts'
import { writeAbandoned, writeRecord } from './record.ts'
import { RecordFault } from './record-lines.ts'
import { type Seal, sealOf, seedOf } from './seal.ts'
import { commitment, prepareTerms, sealMatch } from './setup.ts'
import { readRecord } from './verify.ts'

const findBox = (id: string): Box | undefined => (id === 'oysters' ? oysters : undefined)
const TERMS = prepareTerms(oysters, {})
const OTHER = 'b'.repeat(64)

function faultIn(text: string): { line: number; why: string } {
  try {
    readRecord(text, findBox)
  } catch (error) {
    if (error instanceof RecordFault) return { line: error.line, why: error.message }
    throw error
  }
  throw new Error('it was accepted')
}

describe('the seal of a match', () => {
  const { contentHash, options } = TERMS

  test('is what anyone can work out, from the secret and what is played', () => {
    const text = ['dorsal seal 2', 'oysters', 7, contentHash, canonicalJson(options), SEAL.secret].join('\n')
    expect(sealOf(TERMS, SEAL.secret)).toBe(sha256(text))
    expect(commitment(sealMatch(TERMS, SEAL))).toBe(sha256(text))
  })

  test('is another for another secret, other options and other content, and does not depend on the numbers', () => {
    const seals = [
      sealOf(TERMS, OTHER),
      sealOf(prepareTerms(oysters, { options: { rounds: 3 } }), SEAL.secret),
      sealOf(prepareTerms(oysters, { pack: { game: 'oysters', cards: [9, 9, 9, 9, 9] } }), SEAL.secret),
      commitment(sealMatch(TERMS, { ...SEAL, numbers: [] })),
    ]
    expect(seals.map((seal) => seal === sealOf(TERMS, SEAL.secret))).toEqual([false, false, false, true])
  })

  test('gives a seed of the secret and all numbers: another with any of them changed, left out, or by another seat', () => {
    const [ann, ben, cat] = SEAL.numbers
    expect(seedOf(SEAL)).toBe(sha256(['dorsal seed 2', SEAL.secret, canonicalJson(SEAL.numbers)].join('\n')))
    const others: Seal[] = [
      { ...SEAL, secret: OTHER },
      { ...SEAL, numbers: [ann, ben, { ...cat, number: OTHER }] },
      { ...SEAL, numbers: [ann, { ...ben, number: null }, cat] },
      { ...SEAL, numbers: [ann, ben] },
      { ...SEAL, numbers: [ben, ann, cat] },
      { ...SEAL, numbers: [ann, { ...ben, seats: ['cat'] }, cat] },
    ]
    expect(new Set([SEAL, ...others].map(seedOf)).size).toBe(others.length + 1)
  })
})

describe('a record of format 2', () => {
  const table = new OysterTable({ seal: SEAL, stack: null })
  const [first] = table.legal('ann')
  table.act('ann', first)
  const record = writeAbandoned(oysters, table.setup, table.match)
  const line = (start: string): number => record.split('\n').findIndex((each) => each.startsWith(start)) + 1

  test('holds the secret and the numbers by seats, and reads as what it was', () => {
    expect(record.startsWith('dorsal record 2\n')).toBe(true)
    expect(record).toContain(`\nsecret: ${SEAL.secret}\nnumbers: ${canonicalJson(SEAL.numbers)}\n`)
    expect(record).not.toContain('seed:')
    const read = readRecord(record, findBox)
    expect(read.record.setup).toEqual(table.setup)
    expect(read.match.state).toEqual(table.match.state)
  })

  test('is a save while the match goes on, and says what it holds', () => {
    const save = writeRecord(oysters, table.setup, table.match)
    expect(save.split('\n')[0]).toBe(
      'dorsal save 2 (holds the secret of its draws: show it to nobody at the table)',
    )
    expect(readRecord(save, findBox).record).toMatchObject({ kind: 'save', setup: table.setup })
  })

  test.each([
    ['another secret', SEAL.secret, OTHER, 'commitment:', /commitment does not fit secret/],
    ['a secret that is none', SEAL.secret, 'a', 'secret:', /64 hexadecimal digits/],
    ['another number', '2'.repeat(64), OTHER, '1 ann', /./],
    ['a number left out', `"${'2'.repeat(64)}"`, 'null', '1 ann', /./],
    ['a number that is none', '2'.repeat(64), '2', 'numbers:', /64 hexadecimal digits or null/],
    ['a field too many', '"number":null', '"name":"Cat","number":null', 'numbers:', /a list of seats/],
    ['a number by nobody', '"seats":["ben"]', '"seats":["dan"]', 'numbers:', /there is no seat "dan"/],
  ])('with %s is caught', (_what, from, to, where, why) => {
    const fault = faultIn(record.replace(from, to))
    expect(fault).toEqual({ line: line(where), why: expect.stringMatching(why) })
  })

  test('needs both, and a record of format 1 neither', () => {
    expect(faultIn(record.replace(/secret: .*\n/, '')).why).toBe('the field "secret" is missing')
    expect(faultIn(record.replace(/numbers: .*\n/, '')).why).toBe('the field "numbers" is missing')
    const given = new OysterTable()
    const old = writeAbandoned(oysters, given.setup, given.match)
    expect(old.startsWith('dorsal record 1\n')).toBe(true)
    expect(readRecord(old, findBox).record.setup.seal).toBeNull()
  })
})
