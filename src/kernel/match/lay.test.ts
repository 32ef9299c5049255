import { describe, expect, test } from 'vitest'
import { findBox as onShelf } from '#games/index.ts'
import { layOut as layOutIsland } from '#games/shark-island/testing.ts'
import { layOut as layOutSharks } from '#games/sharks/testing.ts'
import { SeededChance } from '../chance/seeded.ts'
import type { Box } from '../game.ts'
import { Refusal } from '../refusal.ts'
import { WATCHER } from '../seats.ts'
import { OysterTable } from '../testing/oyster-table.ts'
import { oysters } from '../testing/oysters/index.ts'
import { DIE } from '../testing/oysters/setting.ts'
import { positionOf } from './position.ts'
import { writeRecord } from './record.ts'
import { RecordFault } from './record-lines.ts'
import { replayFeed, replayMatch } from './replay.ts'
import { readRecord } from './verify.ts'

const findBox = (id: string): Box | undefined => (id === 'oysters' ? oysters : onShelf(id))

function refused(work: () => unknown): { code: string; why: unknown } {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, why: Object.values(error.said.params)[0] }
    throw error
  }
  throw new Error('it was accepted')
}

/** Ben is asked whether he splashes: the only thing in oysters that rolls the die. */
function atSplash(): OysterTable {
  const table = new OysterTable().hideInS()
  table.act('cat', 'wade S', 'open')
  return table
}

describe('draws that are decided in the middle of a match', () => {
  test.each(['2', '5', '6'])('come next: a %s', (eyes) => {
    const table = atSplash()
    table.lay(null, { die: [eyes] })
    expect(table.match.stack).toEqual({ die: [eyes] })
    expect(table.act('ben', 'splash')[0]).toMatchObject({
      key: 'oysters.rolled',
      params: { eyes: Number(eyes) },
    })
    expect(table.match.stack).toEqual({})
  })

  test('do not move the chance underneath, and stand in the place of those decided before', () => {
    const table = atSplash()
    table.lay(null, { die: ['2'] })
    table.lay(null, {})
    const eyes = new SeededChance(table.setup.seed).pick(DIE) + 1
    expect(table.act('ben', 'splash')[0].params).toEqual({ eyes })
  })

  test('are told to nobody, but nobody goes back past them', () => {
    const table = new OysterTable()
    const watcher = table.watch(WATCHER)
    table.act('ann', 'lay 5')
    expect(table.canUndo('ann')).toBe(true)
    const told = watcher.length
    expect(table.lay(null, { die: ['2'] })).toEqual([])
    expect(watcher).toHaveLength(told)
    expect(table.canUndo('ann')).toBe(false)
    expect(refused(() => table.takeback(0)).code).toBe('no-takeback')
  })

  test('are refused when there is no such draw or outcome, and nothing has changed', () => {
    const table = atSplash()
    table.lay(null, { die: ['3'] })
    expect(refused(() => table.lay(null, { dice: ['3'] })).code).toBe('stack-label')
    expect(refused(() => table.lay({ round: 2 }, { die: ['7'] })).code).toBe('stack-outcome')
    expect([table.match.stack, table.state.round, table.match.log.length]).toEqual([{ die: ['3'] }, 1, 8])
  })
})

describe('a position that is laid out', () => {
  test('is on the table, is told to everyone, and is gone on from', () => {
    const table = new OysterTable().layAll()
    const watcher = table.watch(WATCHER)
    const given = { points: [2, 0, 1] }
    expect(table.lay({ phase: 'hide', diver: 1, ...given }).map(({ key }) => key)).toEqual(['match.laid'])
    expect(watcher.at(-1)).toMatchObject({ cursor: 2, events: [{ key: 'match.laid' }] })
    expect(table.legal('ben')).toEqual(['put N', 'put S', 'put W'])
    table.act('ben', 'put W', 'done')
    expect([table.state.points, table.state.phase]).toEqual([given.points, 'seek'])
  })

  test('is told even when it is the one that was there', () => {
    const table = new OysterTable().layAll()
    const watcher = table.watch(WATCHER)
    table.lay({})
    expect(watcher.at(-1)).toEqual({ ...watcher[0], cursor: 2, events: [{ key: 'match.laid', params: {} }] })
  })

  test('is what a takeback goes back to at the furthest', () => {
    const table = new OysterTable().layAll()
    table.lay({ phase: 'seek', diver: 1, pearl: 2 })
    const laid = table.print
    table.act('cat', 'wade N')
    table.act('cat', 'peek')
    table.takeback(0)
    expect(table.print).toBe(laid)
  })

  test('replays to the same states and updates, and is read from its record', () => {
    const table = atSplash()
    const watcher = table.watch(WATCHER)
    table.lay({ round: 2 }, { die: ['4'] })
    table.act('ben', 'splash')
    expect(table.match.outcome).not.toBeNull()
    const { setup, match } = table
    const again = replayMatch(oysters, setup, JSON.parse(JSON.stringify(match.log)))
    expect([again.state, again.log]).toEqual([match.state, match.log])
    expect(replayFeed(oysters, setup, match.log, WATCHER).slice(-2)).toEqual(
      watcher.slice(-2).map((update, index) => ({ ...update, cursor: match.log.length - 1 + index })),
    )
    const text = writeRecord(oysters, setup, match)
    expect(text).toMatch(/^8 all: lay {"state":{.*"round":2.*},"stack":{"die":\["4"\]}} #[0-9a-f]{12}$/m)
    expect(readRecord(text, findBox).match.state).toEqual(match.state)
  })

  test.each([
    [{ round: '2' }, 'state.round must be a number'],
    [{ rond: 2 }, 'state.rond is not a field'],
    [{ hands: [[1], [2], 3] }, 'state.hands[2] must be a list'],
    [{ points: [0, 0, null] }, 'state.points[2] must be a number'],
    [{ deck: [9, 9, 9, 9, 9] }, 'there are 54 cards, not 20'],
    [{ diver: undefined }, 'state.diver must be a number'],
  ])('is refused when it does not fit: %j', (change, why) => {
    const table = new OysterTable().layAll()
    const before = table.print
    expect(refused(() => table.lay(change as object))).toEqual({ code: 'position', why })
    expect(refused(() => table.match.lay({ round: 2 }, {})).why).toBe('state.phase is missing')
    expect([table.print, table.match.log.length]).toEqual([before, 3])
  })

  test('is refused once the match is over', () => {
    const table = atSplash()
    table.lay({ round: 2 })
    table.act('ben', 'pass')
    expect(refused(() => table.lay({ round: 1 })).code).toBe('over')
  })

  test('is refused by line in a record that was changed', () => {
    const table = atSplash()
    table.lay({ round: 2 })
    const text = writeRecord(oysters, table.setup, table.match)
    const fault = (from: string | RegExp, to: string): string => {
      try {
        readRecord(text.replace(from, to), findBox)
      } catch (error) {
        if (error instanceof RecordFault) return `${error.line}: ${error.message}`
        throw error
      }
      return 'accepted'
    }
    expect(fault('all: lay {', 'all: lay {{')).toMatch(/^17: /)
    expect(fault('"stack":{}', '"stack":{"die":3}')).toBe('17: a lay has a state and a stack')
    expect(fault('"state":', '"stat":')).toBe('17: a lay has a state and a stack')
    expect(fault(/"state":{.*},"stack"/, '"state":{},"stack"')).toMatch(/^17: refusal.position/)
    expect(fault('"pearl":1', '"pearl":2')).toMatch(/^17: the state was/)
  })
})

test('what a test lays out is a position for any table: its state, and what is left of its draws', () => {
  const sharks = positionOf(
    layOutSharks({ sharks: { mako: 'b1', tiger: 'd3' }, boat: 'b2', draws: { trash: ['left-up'] } }),
  )
  expect(sharks).toMatchObject({
    game: 'sharks',
    options: { players: 2, sharks: ['mako', 'tiger'] },
    stack: { trash: ['left-up'] },
  })
  const island = positionOf(
    layOutIsland({ phase: 'hunters', draws: { die: 'binoculars harpoon repair buoy' } }),
  )
  expect(island).toMatchObject({ game: 'shark-island', stack: { die: ['buoy'] } })
})
