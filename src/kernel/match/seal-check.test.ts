import { describe, expect, test } from 'vitest'
import { seatSet } from '../seats.ts'
import { OysterTable, SEAL } from '../testing/oyster-table.ts'
import { oysters } from '../testing/oysters/index.ts'
import { playWildly } from '../testing/wild-play.ts'
import { Feed, type Update } from './feed.ts'
import { writeAbandoned, writeRecord } from './record.ts'
import { checkSeal, type KeptSeal, type SealFault, type ToldMatch } from './seal-check.ts'
import { commitment, prepareTerms, sealMatch, startMatch } from './setup.ts'

const OTHER = 'b'.repeat(64)

/** A whole match with takebacks in it, as Ann's browser saw it. */
function played(wild: number): { kept: KeptSeal; told: ToldMatch; table: OysterTable } {
  const table = new OysterTable({ seal: SEAL, stack: null, options: { rounds: 3 } })
  const { setup, match } = table
  const feed = new Feed(match, seatSet(0))
  const shown: Update[] = [feed.open()]
  playWildly(match, wild, 150, (events) => {
    const update = feed.next(events, match.log.at(-1))
    if (update !== null) shown.push(update)
  })
  const write = match.outcome === null ? writeAbandoned : writeRecord
  return {
    kept: { commitment: commitment(setup), number: '1'.repeat(64), numbers: SEAL.numbers },
    told: { terms: setup, seal: SEAL, record: write(oysters, setup, match), shown },
    table,
  }
}

const check = (kept: KeptSeal, told: ToldMatch, { match }: OysterTable): SealFault | null =>
  checkSeal(match.game, kept, told)

describe('what a browser checks by itself at the end', () => {
  test.each([1, 2, 3, 4, 5, 6])('fits for a match as it was played (%i), also from the middle on', (wild) => {
    const { kept, told, table } = played(wild)
    expect(check(kept, told, table)).toBeNull()
    expect(check({ ...kept, numbers: null }, { ...told, shown: told.shown.slice(-3) }, table)).toBeNull()
  })

  const { kept, told, table } = played(1)
  const [ann, ben, cat] = SEAL.numbers
  const faults: [what: string, fault: SealFault, kept: Partial<KeptSeal>, told: Partial<ToldMatch>][] = [
    ['another commitment than was kept', 'secret', { commitment: OTHER }, {}],
    ['another secret', 'secret', {}, { seal: { ...SEAL, secret: OTHER } }],
    ['other options', 'secret', {}, { terms: { ...told.terms, options: { players: 3, rounds: 2 } } }],
    ['other content', 'secret', {}, { terms: { ...told.terms, content: { cards: [9, 9, 9, 9, 9] } } }],
    ['a number of its own that is not there', 'number', { number: OTHER }, {}],
    ['numbers that were others at the start', 'numbers', { numbers: [ann, cat, ben] }, {}],
    ['draws of other numbers', 'draws', { numbers: null }, { seal: { ...SEAL, numbers: [ann, ben] } }],
    ['a record that is none', 'draws', {}, { record: 'nothing' }],
    ['nothing shown', 'draws', {}, { shown: [] }],
    ['a move that is missing', 'draws', {}, { record: told.record.replace(/^\d+ .*\n(?=\n)/m, '') }],
  ]
  test.each(faults)('does not fit with %s', (_what, fault, otherKept, otherTold) => {
    expect(check({ ...kept, ...otherKept }, { ...told, ...otherTold }, table)).toBe(fault)
  })

  test('does not fit when the table showed something else than the record tells', () => {
    const terms = prepareTerms(oysters, { options: { rounds: 3 } })
    const other = startMatch(oysters, sealMatch(terms, { ...SEAL, secret: OTHER }))
    const shown = [new Feed(other, seatSet(0)).open()]
    expect(check(kept, { ...told, shown }, table)).toBe('draws')
  })
})
