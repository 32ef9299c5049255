import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharks } from '#games/sharks/index.ts'
import type { Box } from '../game.ts'
import { sha256, stateChecksum } from '../hash.ts'
import { allSeats, WATCHER } from '../seats.ts'
import { always } from '../testing/always.ts'
import { OysterTable } from '../testing/oyster-table.ts'
import { oysters } from '../testing/oysters/index.ts'
import { playWildly } from '../testing/wild-play.ts'
import type { Entry } from './log.ts'
import type { Match } from './match.ts'
import { replayFeed, replayMatch } from './replay.ts'
import { ReplayDiffers, replayEntry } from './replay-entry.ts'
import { prepareMatch, startMatch } from './setup.ts'

/** A wildly played match and its state after each entry of its log. */
function played(box: Box, options: unknown, seed: number, steps: number) {
  const setup = prepareMatch(box, { options, seed: sha256(String(seed)) })
  const match = startMatch(box, setup)
  const states = [JSON.stringify(match.state)]
  playWildly(match, seed, steps, () => states.push(JSON.stringify(match.state)))
  return { box, setup, match, states }
}

describe('a log', () => {
  test('replays to the same state at every prefix, with undo and takeback in it', () => {
    always(
      fc.property(fc.nat(), fc.constantFrom(2, 3), (seed, players) => {
        const { setup, match, states } = played(oysters, { players, rounds: 2 }, seed, 60)
        const again = startMatch(oysters, setup)
        expect(JSON.stringify(again.state)).toBe(states[0])
        for (const [index, entry] of match.log.entries()) {
          replayEntry(again, entry)
          expect(JSON.stringify(again.state)).toBe(states[index + 1])
          expect(entry.print).toBe(stateChecksum(again.game.write(again.state)))
        }
        expect(again.log).toEqual(match.log)
      }),
      60,
    )
  })

  test('can be taken up at any point and gone on with as if nothing had happened', () => {
    always(
      fc.property(fc.nat(), fc.nat(), (seed, where) => {
        const { setup, match } = played(oysters, { rounds: 3 }, seed, 60)
        const cut = where % (match.log.length + 1)
        const again = replayMatch(oysters, setup, match.log.slice(0, cut))
        for (const entry of match.log.slice(cut)) replayEntry(again, entry)
        expect(again.state).toEqual(match.state)
        expect(undoOf(again)).toEqual(undoOf(match))
      }),
      60,
    )
  })

  test('is not changed by submissions that were refused', () => {
    const table = new OysterTable()
    const plain = new OysterTable()
    for (const each of [table, plain]) each.act('ann', 'lay 5')
    expect(() => table.act('ann', 'lay 1')).toThrow()
    expect(() => table.act('ben', 'swap', 'lay 3')).toThrow()
    for (const each of [table, plain]) each.act('ben', 'swap')
    expect(table.match.log).toEqual(plain.match.log)
  })

  test('with a wrong print is caught where it is wrong', () => {
    const { setup, match } = played(oysters, {}, 1, 60)
    const wrong = 4
    const log = match.log.map(
      (entry, index): Entry => (index === wrong ? { ...entry, print: '000000000000' } : entry),
    )
    const again = startMatch(oysters, setup)
    for (const entry of log.slice(0, wrong)) replayEntry(again, entry)
    expect(() => replayEntry(again, log[wrong])).toThrow(ReplayDiffers)
    expect(() => replayMatch(oysters, setup, log)).toThrow(ReplayDiffers)
    expect(() => replayFeed(oysters, setup, log, WATCHER)).toThrow(ReplayDiffers)
  })

  test('of another seed is caught', () => {
    const { setup, match } = played(oysters, {}, 1, 60)
    expect(() => replayMatch(oysters, { ...setup, seed: sha256('another') }, match.log)).toThrow()
  })
})

describe('a match of Sharks', () => {
  test.each([{ players: 2 }, { players: 3, hands: 'open' }, { players: 4, boat: 'common-view' }])(
    'replays, and what everyone was sent is rebuilt (%o)',
    (options) => {
      for (let seed = 1; seed <= 3; seed++) {
        const { box, setup, match, states } = played(sharks, options, seed, 400)
        expect(JSON.stringify(replayMatch(box, setup, match.log).state)).toBe(states.at(-1))
        const everyone = allSeats(match.game.seats.length)
        for (const viewer of [WATCHER, 1, everyone]) {
          const updates = replayFeed(box, setup, match.log, viewer)
          expect(updates.at(-1)?.view).toEqual(match.game.view(match.state, viewer))
        }
      }
    },
  )
})

function undoOf(match: Match): boolean[] {
  return match.game.seats.map((_, seat) => match.canUndo(seat))
}
