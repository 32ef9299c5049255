import { describe, expect, it } from 'vitest'
import type { Act1Event } from '#games/jaws/act-1/events.ts'
import type { Act1View } from '#games/jaws/act-1/view.ts'
import { jaws } from '#games/jaws/index.ts'
import type { JawsView } from '#games/jaws/view.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { Feed, type Update } from '#kernel/match/feed.ts'
import { allSeats, seatSet, WATCHER } from '#kernel/seats.ts'
import type { View } from '#kernel/view.ts'
import { eventsOf } from '../events.ts'
import { announcementsIn, unreadIn } from './announcements.ts'
import { after } from './happening.ts'
import { trackerOf } from './tracker.ts'

const viewOf = (update: Update): JawsView => update.view as View<JawsView>

/** Random matches of Act 1, as one viewer is shown them. */
function stories(viewer: number, games: number): { readonly seed: string; readonly story: Update[] }[] {
  return Array.from({ length: games }, (_, game) => {
    const seed = `happening ${game}`
    const { match, player } = beginPlay(jaws, { mode: 'act-1' }, seed)
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
function picture({ round, beaches, barrels, crew, eaten, shark }: Act1View) {
  return {
    round,
    beaches,
    barrels,
    eaten,
    shark: shark?.at,
    crew: crew.map(({ seat, at, barrels: load, overboard }) => ({ seat, at, load, overboard })),
  }
}

describe('the pictures between two views of Act 1', () => {
  it.each([
    ['a watcher', WATCHER],
    ['the shark', seatSet(0)],
    ['the crew', seatSet(1, 2, 3)],
  ])('end in the second view, for %s', (_who, viewer) => {
    for (const { seed, story } of stories(viewer, 4))
      for (const [index, update] of story.entries()) {
        const now = viewOf(update).act1
        const before = index === 0 ? null : viewOf(story[index - 1]).act1
        if (now === null || before === null) continue
        const shown = eventsOf(update.events).reduce(
          (seen, event) => after(seen, event as Act1Event, now),
          before,
        )
        expect(picture(shown), `${seed}: ${update.events.map(({ key }) => key)}`).toEqual(picture(now))
      }
  })
})

describe('what is announced', () => {
  it('is every turn of the shark and every answer, and nothing else', () => {
    for (const { seed, story } of stories(WATCHER, 4)) {
      const told = story.flatMap(({ events }) => announcementsIn(events))
      const events = story.flatMap((update) => update.events)
      const count = (pattern: RegExp): number => events.filter(({ key }) => pattern.test(key)).length
      const turns = count(/^jaws\.(no-)?token$/)
      expect(told.filter(({ kind }) => kind === 'turn')).toHaveLength(turns)
      expect(
        told.filter(({ kind }) => kind === 'search'),
        seed,
      ).toHaveLength(count(/^jaws\.((not-)?seen|hit|missed|finder-.*)$/))
      expect(told.filter(({ kind }) => kind === 'over')).toHaveLength(1)
    }
  })

  it('waits to be read through its round, a find until the shark has moved on, also for those who come later', () => {
    for (const { seed, story } of stories(seatSet(1, 2, 3), 4))
      for (const [index, update] of story.entries()) {
        const now = story.slice(0, index + 1)
        const { cursor } = update
        const round = viewOf(update).act1?.round
        const ofRound = now.filter((each) => viewOf(each).act1?.round === round)
        const told = ofRound.flatMap(({ events }) => announcementsIn(events))
        const before = now.filter((each) => viewOf(each).act1?.round === (round ?? 0) - 1)
        const finds = before
          .flatMap(({ events }) => announcementsIn(events))
          .filter(({ kind, grave }) => kind === 'search' && grave)
        expect(unreadIn(now as never, 0), seed).toEqual((told.length === 0 ? finds : told).slice(-3))
        expect(unreadIn(now as never, cursor), seed).toEqual([])
        expect(unreadIn(now as never, cursor - 1), seed).toEqual(announcementsIn(update.events).slice(-3))
      }
  })
})

describe('the shark’s pad', () => {
  it('ends every round where the shark is, for the shark and for those who see everything', () => {
    for (const viewer of [seatSet(0), allSeats(4)])
      for (const { seed, story } of stories(viewer, 4))
        for (const [index, update] of story.entries()) {
          const act1 = viewOf(update).act1
          if (act1 === null || act1.shark === null || act1.round === 0 || index % 7 !== 0) continue
          const pad = trackerOf(story.slice(0, index + 1) as never)
          const last = pad.at(-1)
          expect(last?.round, seed).toBe(act1.round)
          expect(last?.path.at(-1) ?? last?.from, seed).toBe(act1.shark.at)
        }
  })

  it('stays empty for everyone else', () => {
    for (const { story } of stories(seatSet(1, 2, 3), 2)) expect(trackerOf(story as never)).toEqual([])
  })
})
