import { describe, expect, it } from 'vitest'
import { told } from '#kernel/event.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { LANGUAGES } from '#kernel/message.ts'
import { seatSet, WATCHER } from '#kernel/seats.ts'
import { content } from '../content/index.ts'
import { jaws } from '../index.ts'
import { jawsOptions } from '../options.ts'
import { sharkBelief } from '../preview.ts'
import { CREW, SHARK } from '../seats.ts'
import { settingOf } from '../setting.ts'
import type { JawsState } from '../state.ts'
import { DONE } from '../vocabulary.ts'
import { announcementOf, effectText, reachOf, searchOdds, wayOf } from './preview.ts'
import { type Act1State, AT } from './state.ts'
import { type Act1View, view as viewAct1 } from './view.ts'

const options = jawsOptions({ mode: 'act-1' })
const setting = settingOf(options, content.builtIn)
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
      if (state.act !== 1) return
      const { s } = state
      if (s.step !== AT.shark || action !== DONE) return
      const before = viewAct1(setting, s, seatSet(SHARK))
      const { told: foretold, odds } = announcementOf(setting, before)
      const events: Parameters<typeof told>[0][number][] = []
      const game = jaws.open({ ...options }, content.builtIn)
      const copy = game.clone(state) as JawsState
      game.apply(copy, SHARK, DONE, { pick: () => 0, take: () => 0 } as never, (event) => events.push(event))
      expect(foretold, seed).toEqual(told(events, CREW))
      if (copy.act === 1)
        expect(odds, seed).toEqual(sharkBelief(content.builtIn, viewAct1(setting, copy.s, WATCHER)).chances)
      turns++
    })
    expect(turns).toBeGreaterThan(20)
  })

  it('does not touch the view it is worked out of', () => {
    watch(1, (state, action) => {
      if (state.act !== 1) return
      const { s } = state
      if (s.step !== AT.shark || action !== DONE) return
      const before = viewAct1(setting, s, seatSet(SHARK))
      const copy = structuredClone(before)
      announcementOf(setting, before)
      expect(before).toEqual(copy)
    })
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
})

describe('ways and reach', () => {
  const start = beginPlay(jaws, { mode: 'act-1' }, 'reach').match.state as JawsState
  const view = viewAct1(setting, start.s as Act1State, WATCHER)

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
})
