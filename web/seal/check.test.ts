import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Feed } from '#kernel/match/feed.ts'
import { raisedState } from '#kernel/match/raise.ts'
import { movesOf, writeAbandoned } from '#kernel/match/record.ts'
import { commitment, type MatchSetup, startMatch } from '#kernel/match/setup.ts'
import { seatSet } from '#kernel/seats.ts'
import { OysterTable, SEAL } from '#kernel/testing/oyster-table.ts'
import { leavingOysters, raisedOysters } from '#kernel/testing/raised-oysters.ts'
import { playWildly } from '#kernel/testing/wild-play.ts'
import type { Room } from '#wire/room.ts'
import type { Loaded } from '../client/kits.ts'
import type { Session } from '../table/session.svelte.ts'
import { verdictOn } from './check.ts'

/** A match that began by number 7 of the oysters; raised, it went on by number 8. */
function setupOf(isRaised: boolean): MatchSetup {
  const { setup, match } = new OysterTable({ seal: SEAL, stack: null, options: { rounds: 3 } })
  if (!isRaised) return setup
  playWildly(match, 'before', 12)
  const raised = { rules: 8, state: raisedState(leavingOysters, match), before: movesOf(setup, match) }
  return { ...setup, raised }
}

/** Stands in for `api`, which speaks; what the server says here is set by each test. */
const pieces = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../client/api.ts', () => ({ api: { pieces, record: () => 'record' } }))

let kept = ''
beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => kept }))
afterEach(() => vi.unstubAllGlobals())

/** What Ann's browser says at the end, where it can play these numbers. */
async function verdict(setup: MatchSetup, numbers: readonly number[]) {
  const { seal, options, content, raised } = setup
  kept = JSON.stringify({ commitment: commitment(setup), number: '1'.repeat(64), numbers: SEAL.numbers })
  const match = startMatch(leavingOysters, setup)
  const story = [new Feed(match, seatSet(0)).open()]
  const record = writeAbandoned(raisedOysters, setup, match)
  vi.stubGlobal('fetch', async () => new Response(record))
  pieces.mockResolvedValue(content)
  const rules = raised?.rules ?? setup.rules
  const room = { match: 'm', game: 'oysters', mine: ['ann'], seal, options, rules }
  const began = raised === undefined ? {} : { began: setup.rules }
  const kit = {
    async loadMatch() {
      if (!numbers.includes(rules)) throw new RangeError('not known here')
      return match.game
    },
  }
  return verdictOn(
    { stage: { story } } as unknown as Session,
    { ...room, ...began } as unknown as Room,
    { kit } as unknown as Loaded,
  )
}

test('the draws of a match fit', async () => {
  expect(await verdict(setupOf(false), [7])).toBe('fits')
})

test('those of one that went on by newer rules fit since then, and no more is said', async () => {
  expect(await verdict(setupOf(true), [7, 8])).toBe('since')
})

test('a page that does not know the rules of its server checks nothing, and accuses nobody', async () => {
  expect(await verdict(setupOf(true), [7])).toBe('unchecked')
})
