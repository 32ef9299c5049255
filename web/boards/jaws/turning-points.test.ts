import { expect, it } from 'vitest'
import { jaws } from '#games/jaws/index.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { Feed, type Update } from '#kernel/match/feed.ts'
import { WATCHER } from '#kernel/seats.ts'
import { figuresOf } from './turning-points.ts'

function story(seed: string): Update[] {
  const { match, player } = beginPlay(jaws, { mode: 'full' }, seed)
  const feed = new Feed(match, WATCHER)
  const told = [feed.open()]
  while (match.outcome === null) {
    const seat = player.seat(match.game.toAct(match.state))
    const events = match.submit(seat, [player.action(match.legal(seat))])
    const update = feed.next(events, match.log.at(-1))
    if (update !== null) told.push(update)
  }
  return told
}

interface Told {
  eaten: number
  barrels: number
  tiles: number
}

/** What each round brought, from its events alone: those after a round is called belong to it. */
function byRound(updates: readonly Update[]): Map<string, Told> {
  const rounds = new Map<string, Told>()
  let now: Told = { eaten: 0, barrels: 0, tiles: 0 }
  for (const { key, params } of updates.flatMap(({ events }) => events)) {
    if (key === 'jaws.round' || key === 'jaws.orca.round') {
      now = { ...now }
      rounds.set(`${key === 'jaws.round' ? 1 : 2} ${params.round}`, now)
    }
    if (key === 'jaws.track') now.eaten = Number(params.eaten)
    if (key === 'jaws.hit') now.barrels++
    if (key === 'jaws.orca.boat-destroyed') now.tiles++
  }
  return rounds
}

it('counts every bite, barrel and tile in the round in which it happened, second helpings and dominoes too', () => {
  const abilities = new Set<unknown>()
  for (let game = 0; game < 10; game++) {
    const updates = story(`turning ${game}`)
    for (const { key, params } of updates.flatMap(({ events }) => events))
      if (key === 'jaws.orca.ability') abilities.add(params.ability)
    const told = byRound(updates)
    const { points } = figuresOf(updates as never)
    expect(points.map(({ act, round }) => `${act} ${round}`)).toEqual([...told.keys()])
    for (const { act, round, eaten, barrels, tiles } of points)
      expect({ eaten, barrels, tiles }, `turning ${game}, act ${act}, round ${round}`).toEqual(
        told.get(`${act} ${round}`),
      )
  }
  expect(abilities).toContain('second-helping')
  expect(abilities).toContain('domino-effect')
})
