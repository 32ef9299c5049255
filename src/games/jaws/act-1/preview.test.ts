import { describe, expect, it } from 'vitest'
import { told } from '../../../kernel/event.ts'
import { beginPlay } from '../../../kernel/laws/play.ts'
import { LANGUAGES } from '../../../kernel/message.ts'
import { seatSet, WATCHER } from '../../../kernel/seats.ts'
import { content } from '../content/index.ts'
import { jaws } from '../index.ts'
import { jawsOptions } from '../options.ts'
import { CREW, SHARK } from '../seats.ts'
import { settingOf } from '../setting.ts'
import type { JawsState } from '../state.ts'
import { DONE } from '../vocabulary.ts'
import { LAUNCH_CLUE, LOOK_CLUE, SOUNDING_CLUE } from './clues.ts'
import { BEACHES, WATER } from './island.ts'
import {
  announcementOf,
  clueHistory,
  effectText,
  oddsOf,
  reachOf,
  searchOdds,
  tokenOdds,
  wayOf,
} from './preview.ts'
import { AT_SHARK } from './state.ts'
import { type Act1View, view as viewAct1 } from './view.ts'

const options = jawsOptions({ mode: 'act-1' })
const setting = settingOf(options, content.builtIn)
const place = (space: string): number => (WATER as readonly string[]).indexOf(space)
const sounding = (space: string, answer: number): number =>
  SOUNDING_CLUE | (place(space) << 2) | (answer << 6)
const seen = (clues: readonly number[]): Pick<Act1View, 'clues'> => ({ clues })

/** Random matches of Act 1; `look` is called before every action. */
function watch(games: number, look: (state: JawsState, action: number, seed: string) => void): void {
  for (let game = 0; game < games; game++) {
    const seed = `preview ${game}`
    const { match, player } = beginPlay(jaws, { mode: 'act-1' }, seed)
    for (let count = 0; count < 2000 && match.outcome === null; count++) {
      const seat = player.seat(match.game.toAct(match.state))
      const action = player.action(match.legal(seat))
      look(match.state as JawsState, action, seed)
      match.submit(seat, [action])
    }
  }
}

describe('what the shark is told that the crew will hear', () => {
  it('is exactly what they are told, word for word, and what they can then work out', () => {
    let turns = 0
    watch(6, (state, action, seed) => {
      const s = state.act1
      if (s === null || s.step !== AT_SHARK || action !== DONE) return
      const before = viewAct1(setting, s, seatSet(SHARK))
      const { told: foretold, odds } = announcementOf(setting, before)
      const events: Parameters<typeof told>[0][number][] = []
      const game = jaws.open({ ...options }, content.builtIn)
      const copy = game.clone(state) as JawsState
      game.apply(copy, SHARK, DONE, { pick: () => 0, take: () => 0 } as never, (event) => events.push(event))
      expect(foretold, seed).toEqual(told(events, CREW))
      if (copy.act1 !== null)
        expect(odds, seed).toEqual(oddsOf(setting, viewAct1(setting, copy.act1, WATCHER)))
      turns++
    })
    expect(turns).toBeGreaterThan(20)
  })

  it('does not touch the view it is worked out of', () => {
    watch(1, (state, action) => {
      const s = state.act1
      if (s === null || s.step !== AT_SHARK || action !== DONE) return
      const before = viewAct1(setting, s, seatSet(SHARK))
      const copy = structuredClone(before)
      announcementOf(setting, before)
      expect(before).toEqual(copy)
    })
  })
})

describe('where the shark can be', () => {
  it('is anywhere before anything was told, each space alike', () => {
    const odds = oddsOf(setting, seen([]))
    expect(Object.keys(odds).sort()).toEqual([...WATER].sort())
    for (const p of Object.values(odds)) expect(p).toBeCloseTo(1 / WATER.length)
  })

  it('adds up to one, and the shark is always where it can be', () => {
    watch(3, (state, _action, seed) => {
      const s = state.act1
      if (s === null || s.at[SHARK] < 0) return
      const odds = oddsOf(setting, viewAct1(setting, s, WATCHER))
      expect(Object.values(odds).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1)
      // While it plans, the crew still think it where it set out from.
      if (s.step !== AT_SHARK) expect(odds[WATER[s.at[SHARK]]], seed).toBeGreaterThan(0)
    })
  })

  // Rulebook, worked examples: finder in 1 "nearby": 3, 5, N or 2; finder in 7 "neither": not in 3, W, 7, S.
  it('follows the rulebook’s examples of the fish finder', () => {
    expect(Object.keys(oddsOf(setting, seen([sounding('1', 1)]))).sort()).toEqual(['2', '3', '5', 'N'])
    const neither = oddsOf(setting, seen([sounding('7', 0)]))
    for (const space of ['3', 'W', '7', 'S']) expect(neither[space]).toBeUndefined()
    expect(Object.keys(neither)).toHaveLength(WATER.length - 4)
  })

  it('is told clue by clue, with what each of them ruled out', () => {
    const look = LOOK_CLUE | (place('E') << 2)
    const launch = LAUNCH_CLUE | (place('S') << 2)
    const history = clueHistory(setting, seen([look, launch, sounding('1', 2)]))
    expect(
      history.map(({ kind, space, answer, ruledOut }) => [kind, space, answer, ruledOut.length]),
    ).toEqual([
      ['look', 'E', 'no', 1],
      ['launch', 'S', 'no', 1],
      ['finder', '1', 'yes', 9],
    ])
  })
})

describe('what a device would tell', () => {
  it('is as likely as the spaces it looks at', () => {
    const none = seen([])
    expect(searchOdds(setting, none, 'look', 'N')).toEqual({ here: expect.closeTo(1 / 12), nearby: 0 })
    const finder = searchOdds(setting, none, 'finder', '1')
    expect(finder.here).toBeCloseTo(1 / 12)
    expect(finder.nearby).toBeCloseTo(4 / 12)
    expect(searchOdds(setting, none, 'launch', 'S').here).toBeCloseTo(1 / 12)
  })

  it('knows that all tokens are left at first, and none is in play', () => {
    for (const { left, inPlay } of tokenOdds(setting, seen([]))) {
      expect(left).toBeCloseTo(1)
      expect(inPlay).toBe(0)
    }
  })
})

describe('ways and reach', () => {
  const start = beginPlay(jaws, { mode: 'act-1' }, 'reach').match.state as JawsState
  const view = viewAct1(setting, start.act1 as NonNullable<JawsState['act1']>, WATCHER)

  it('counts actions: a space each for Quint and Brody, two for Hooper’s boat', () => {
    expect(reachOf(setting, view, 'quint')).toMatchObject({ '4': 1, S: 1, E: 1, '7': 2, '5': 4 })
    expect(reachOf(setting, view, 'quint').shop).toBeUndefined()
    expect(reachOf(setting, view, 'brody')).toMatchObject({ shop: 1, N: 1, '5': 2 })
    expect(reachOf(setting, view, 'hooper')).toMatchObject({ '1': 1, '2': 1, '7': 1, '8': 2 })
  })

  it('gives a shortest way, by water, by land and by speedboat', () => {
    expect(wayOf(setting, 'N', '4', 'water')).toHaveLength(3)
    expect(wayOf(setting, 'N', 'S', 'land')).toEqual(['6', 'S'])
    expect(wayOf(setting, '5', '8', 'speedboat')).toHaveLength(2)
    expect(wayOf(setting, 'shop', '1', 'water')).toBeNull()
    expect(wayOf(setting, 'N', 'N', 'water')).toEqual([])
  })
})

it('every event says what it does, in both languages', () => {
  for (const { id } of content.builtIn.events) {
    const text = effectText(content.builtIn, id)
    for (const language of LANGUAGES) expect(jaws.messages[language][text?.key ?? ''], id).toMatch(/\S/)
  }
  expect(effectText(content.builtIn, 'nothing')).toBeNull()
  expect(BEACHES).toHaveLength(4)
})
