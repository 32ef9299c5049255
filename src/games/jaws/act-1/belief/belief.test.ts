import { describe, expect, it } from 'vitest'
import { content } from '#games/jaws/content/index.ts'
import { jaws } from '#games/jaws/index.ts'
import { jawsOptions } from '#games/jaws/options.ts'
import { BRODY, HOOPER, SHARK } from '#games/jaws/seats.ts'
import { settingOf } from '#games/jaws/setting.ts'
import type { JawsState } from '#games/jaws/state.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { writeAbandoned } from '#kernel/match/record.ts'
import { playGames } from '#kernel/testing/seeds.ts'
import { type Act1State, AT, cloneAct1 } from '../state.ts'
import { announcement } from '../steps/announce.ts'
import { afterAnswer, afterEveryTurn, allWorlds, type Worlds, worldKey } from '../testing/brute-force.ts'
import { BINOCULARS, FINDER, LAUNCH } from '../words.ts'
import { beliefOf } from './index.ts'

const options = jawsOptions({ mode: 'act-1' })
const setting = settingOf(options, content.builtIn)
const { water } = setting.act1

function believed(s: Act1State): Worlds {
  const worlds: Worlds = new Map()
  beliefOf(water, s.clues).each((place, tokens, inPlay, weight) =>
    worlds.set(worldKey(place, tokens, inPlay), weight),
  )
  return worlds
}

function expectSame(quick: Worlds, slow: Worlds, where: string): void {
  expect([...quick.keys()].sort(), where).toEqual([...slow.keys()].sort())
  for (const [key, weight] of slow) expect(quick.get(key), `${key} ${where}`).toBeCloseTo(weight, 9)
}

/** What the crew hear of an action, told by the rules themselves and not by the clues they leave. */
function heard(worlds: Worlds, before: Act1State, action: number, after: Act1State): Worlds {
  if (before.step === AT.shark && action === DONE)
    return afterEveryTurn(worlds, setting, cloneAct1(before), announcement(before))
  const space = LAUNCH.thing(action)
  if (space >= 0 && space < water.length) {
    const hit = after.barrels[SHARK] > before.barrels[SHARK]
    return afterAnswer(worlds, (place) => (place === space) === hit, false)
  }
  if (action === BINOCULARS) {
    const seen =
      after.shown === before.at[BRODY] && before.token !== 2 && before.at[SHARK] === before.at[BRODY]
    return afterAnswer(worlds, (place) => (place === before.at[BRODY]) === seen, true)
  }
  if (action !== FINDER) return worlds
  const here = before.at[HOOPER]
  const answer = (place: number): number => (place === here ? 2 : (water[here] ?? []).includes(place) ? 1 : 0)
  const told = answer(before.token === 2 ? -1 : before.at[SHARK])
  return afterAnswer(worlds, (place) => answer(place) === told, true)
}

describe('what the crew can know of the shark', () => {
  it('is exactly what every turn the rules allow leaves possible, and as likely', async () => {
    const rounds = await playGames('beliefs and every possible turn', { usual: 6, few: 1 }, (seed) => {
      const play = beginPlay(jaws, { mode: 'act-1' }, seed)
      const { match, player } = play
      const state = (): Act1State => (match.state as JawsState).s as Act1State
      let worlds = allWorlds()
      let compared = 0
      while (match.outcome === null && state().round < 6) {
        const seat = player.seat(match.game.toAct(match.state))
        const action = player.action(match.legal(seat))
        const before = cloneAct1(state())
        match.submit(seat, [action])
        if (before.step === AT.start) continue
        const next = heard(worlds, before, action, state())
        if (next === worlds) continue
        worlds = next
        compared++
        expectSame(believed(state()), worlds, writeAbandoned(jaws, play.setup, match))
      }
      return compared
    })
    expect(rounds).toBeGreaterThan(4)
  })

  it('is the same whatever was asked before', () => {
    const { match, player } = beginPlay(jaws, { mode: 'act-1' }, 'memory')
    const seen: { clues: number[]; worlds: Worlds }[] = []
    while (match.outcome === null) {
      const seat = player.seat(match.game.toAct(match.state))
      match.submit(seat, [player.action(match.legal(seat))])
      const s = (match.state as JawsState).s as Act1State
      if (player.oneIn(6)) seen.push({ clues: s.clues.slice(), worlds: believed(s) })
    }
    const other = settingOf(options, content.builtIn).act1.water
    for (const { clues, worlds } of seen.reverse()) {
      const fresh: Worlds = new Map()
      beliefOf(other, clues).each((place, tokens, inPlay, weight) =>
        fresh.set(worldKey(place, tokens, inPlay), weight),
      )
      expectSame(fresh, worlds, 'in another order')
    }
  })
})
