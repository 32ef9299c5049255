import { describe, expect, it } from 'vitest'
import { sharkIsland } from '#games/shark-island/index.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { Feed, type Update } from '#kernel/match/feed.ts'
import { seatSet, WATCHER } from '#kernel/seats.ts'
import { after as picturedAfter } from './happening.ts'
import { countOn } from './shark-phase/placing.ts'
import { ours } from './telling.ts'

const viewOf = (update: Update): IslandView => update.view as unknown as IslandView

/** Random matches against three Hunters, as one viewer is shown them. */
function stories(viewer: number, games: number): { readonly seed: string; readonly story: Update[] }[] {
  return Array.from({ length: games }, (_, game) => {
    const seed = `happening ${game}`
    const options = { players: 4, hunters: ['tempest', 'harlan', 'pilot'] }
    const { match, player } = beginPlay(sharkIsland, options, seed)
    const feed = new Feed(match, viewer)
    const story = [feed.open()]
    for (let count = 0; count < 3000 && match.outcome === null; count++) {
      const seat = player.seat(match.game.toAct(match.state))
      const events = match.submit(seat, [player.action(match.legal(seat))])
      const update = feed.next(events, match.log.at(-1))
      if (update !== null) story.push(update)
    }
    return { seed, story }
  })
}

/** What a board draws of a view that events tell of. */
function picture({ turn, shark, tiles, hunters, terror }: IslandView) {
  return {
    turn,
    health: shark.health,
    coins: shark.coins,
    // Before they are placed there are none to be seen.
    tiles: tiles.map(({ place, down, up, back }) => ({ place, down: down ?? 0, up, back })),
    hunters: hunters.map(({ seat, at, damage, rerolls, handSize }) => ({
      seat,
      at,
      damage,
      rerolls,
      handSize,
    })),
    terror: { lines: terror.lines, total: terror.total, wild: terror.wild },
  }
}

describe('the pictures between two views of Shark Island', () => {
  it.each([
    ['a watcher', WATCHER],
    ['the Shark', seatSet(0)],
    ['the Hunters', seatSet(1, 2, 3)],
  ])('end in the second view, for %s', (_who, viewer) => {
    for (const { seed, story } of stories(viewer, 6))
      for (const [index, update] of story.entries()) {
        if (index === 0) continue
        const end = viewOf(update)
        const before = viewOf(story[index - 1])
        // A token that waited is placed without a word.
        if (before.terror.waiting !== null) continue
        const shown = update.events.reduce((view, event) => picturedAfter(view, ours(event), end), before)
        expect(picture(shown), `${seed}: ${update.events.map(({ key }) => key)}`).toEqual(picture(end))
        // The dice of the day before are put away with it.
        if (update.events.some((event) => event.key === 'shark-island.round'))
          expect(shown.question).toBe(end.question)
      }
  })

  it('show the Shark a fin that is turned over once, not face down and face up', () => {
    let seen = 0
    for (const { seed, story } of stories(seatSet(0), 6))
      for (const [index, { events }] of story.entries()) {
        if (index === 0) continue
        let view = viewOf(story[index - 1])
        for (const event of events) {
          view = picturedAfter(view, ours(event), viewOf(story[index]))
          if (!['turned', 'struck', 'shown'].some((name) => event.key === `shark-island.${name}`)) continue
          const at = Number(event.params.tile) - 1
          const known = view.shark.fins?.tiles[at]
          expect(known && countOn(known), `${seed}: ${event.key}`).toBe(view.tiles[at].down)
          seen++
        }
      }
    expect(seen).toBeGreaterThan(20)
  })
})
