import { expect, test } from 'vitest'
import { Feed } from '#kernel/match/feed.ts'
import { raisedState } from '#kernel/match/raise.ts'
import { movesOf, writeAbandoned } from '#kernel/match/record.ts'
import { commitment, type MatchSetup, startMatch } from '#kernel/match/setup.ts'
import { seatSet } from '#kernel/seats.ts'
import { OysterTable, SEAL } from '#kernel/testing/oyster-table.ts'
import { leavingOysters } from '#kernel/testing/raised-oysters.ts'
import { playWildly } from '#kernel/testing/wild-play.ts'
import { type Checked, checked } from './verdict.ts'

/** Some moves by number 7 of the oysters, which go on by number 8 if they are raised. */
function setupOf(isRaised: boolean): MatchSetup {
  const { setup, match } = new OysterTable({ seal: SEAL, stack: null, options: { rounds: 3 } })
  if (!isRaised) return setup
  playWildly(match, 'before', 12)
  const raised = { rules: 8, state: raisedState(leavingOysters, match), before: movesOf(setup, match) }
  return { ...setup, raised }
}

/** What the browser of the first seat says. */
function verdictOn(setup: MatchSetup): Checked {
  const match = startMatch(leavingOysters, setup)
  const kept = { commitment: commitment(setup), number: '1'.repeat(64), numbers: SEAL.numbers }
  const record = writeAbandoned(leavingOysters, setup, match)
  const shown = [new Feed(match, seatSet(0)).open()]
  return checked(match.game, kept, { terms: setup, seal: SEAL, record, shown })
}

test('the draws of a match fit', () => {
  expect(verdictOn(setupOf(false))).toBe('fits')
})

test('those of one that went on by newer rules fit since then, and no more is said', () => {
  expect(verdictOn(setupOf(true))).toBe('since')
})

test('a fault is told in either', () => {
  const setup = setupOf(true)
  expect(verdictOn({ ...setup, seal: { ...SEAL, secret: 'b'.repeat(64) } })).toBe('secret')
})
