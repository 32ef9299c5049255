import { describe, expect, it } from 'vitest'
import type { Act2Event } from '#games/jaws/act-2/events.ts'
import type { Act2View } from '#games/jaws/act-2/view.ts'
import { jaws } from '#games/jaws/index.ts'
import type { JawsView } from '#games/jaws/view.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { Feed, type Update } from '#kernel/match/feed.ts'
import { seatSet, WATCHER } from '#kernel/seats.ts'
import type { View } from '#kernel/view.ts'
import { telling } from '../telling.ts'
import { after as picturedAfter } from './happening.ts'

const viewOf = (update: Update): Act2View => (update.view as View<JawsView>).act2 as Act2View

const eventsOf = (update: Update): readonly Act2Event[] => update.events as readonly Act2Event[]

/** Random fights, as one viewer is shown them. */
function stories(viewer: number, games: number): { readonly seed: string; readonly story: Update[] }[] {
  return Array.from({ length: games }, (_, game) => {
    const seed = `orca ${game}`
    const { match, player } = beginPlay(jaws, { mode: 'act-2' }, seed)
    const feed = new Feed(match, viewer)
    const story = [feed.open()]
    while (match.outcome === null) {
      const seat = player.seat(match.game.toAct(match.state))
      const events = match.submit(seat, [player.action(match.legal(seat))])
      const update = feed.next(events, match.log.at(-1))
      if (update !== null) story.push(update)
    }
    return { seed, story }
  })
}

/** What a board draws of a view that events tell of; targets that missed go back without a word. */
function picture({ tiles, crew, shark, cards, round }: Act2View) {
  return {
    round,
    tiles: tiles.map(({ side }) => side),
    cards,
    crew: crew.map(({ at, wounds, caged }) => ({ at, wounds, caged })),
    shark: { wounds: shark.wounds, at: shark.at, attached: [...shark.attached].sort(), shown: shark.shown },
  }
}

describe('the pictures between two views of Act 2', () => {
  it.each([
    ['a watcher', WATCHER],
    ['the shark', seatSet(0)],
    ['the crew', seatSet(1, 2, 3)],
  ])('end in the second view, for %s', (_who, viewer) => {
    for (const { seed, story } of stories(viewer, 6))
      for (const [index, update] of story.entries()) {
        if (index === 0) continue
        const before = viewOf(story[index - 1])
        const end = viewOf(update)
        const shown = picture(
          eventsOf(update).reduce((view, event) => picturedAfter(view, event, end), before),
        )
        const now = picture(end)
        const heard = `${seed}: ${update.events.map(({ key }) => key)}`
        expect(shown, heard).toEqual(now)
      }
  })

  it('never touch the view they come from', () => {
    const [{ story }] = stories(WATCHER, 1)
    for (const [index, update] of story.entries()) {
      if (index === 0) continue
      const before = viewOf(story[index - 1])
      const copy = structuredClone(before)
      eventsOf(update).reduce((view, event) => picturedAfter(view, event, viewOf(update)), before)
      expect(before).toEqual(copy)
    }
  })
})

it('takes a while to show dice, and none to say that somebody stays', () => {
  expect(telling.lastsOf({ key: 'jaws.orca.rolled', params: {} })).toBeGreaterThanOrEqual(700)
  expect(telling.lastsOf({ key: 'jaws.orca.stayed', params: {} })).toBe(0)
})
