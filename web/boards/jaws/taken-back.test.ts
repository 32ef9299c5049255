import { expect, it } from 'vitest'
import { jaws } from '#games/jaws/index.ts'
import type { GameEvent } from '#kernel/event.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { Feed, type Update } from '#kernel/match/feed.ts'
import { seatSet } from '#kernel/seats.ts'
import { trackerOf } from './act-1/tracker.ts'
import { figuresOf } from './turning-points.ts'

/** A hunt that is played by hand; `undo` takes the seat's last submission back. */
function hunt(viewer: number) {
  const { match } = beginPlay(jaws, { mode: 'act-1' }, 'taken back')
  const feed = new Feed(match, viewer)
  const story: Update[] = [feed.open()]
  const seen = (events: GameEvent[]): void => {
    const update = feed.next(events, match.log.at(-1))
    if (update !== null) story.push(update)
  }
  const legal = (seat: number): string[] => match.legal(seat).map((each) => match.game.vocabulary.text(each))
  const play = (seat: number, ...actions: string[]): void => {
    for (const text of actions) seen(match.submit(seat, [match.game.vocabulary.parse(text)]))
  }
  return { match, story, legal, play, undo: (seat: number): void => seen(match.undo(seat)) }
}

it('the shark’s pad holds the way it went, not the one it took back', () => {
  const { story, play, undo } = hunt(seatSet(0))
  play(0, 'start 7', 'swim 3', 'swim 1')
  undo(0)
  undo(0)
  play(0, 'swim W', 'done')
  expect(trackerOf(story as never)).toMatchObject([{ round: 1, from: '7', path: ['W'] }])
})

it('a swimmer who was put back is counted once', () => {
  const { match, story, legal, play, undo } = hunt(seatSet(1, 2, 3))
  play(0, 'start 7', 'done')
  play(1, 'turn brody')
  const there = ['N', 'E', 'S'].find((beach) => {
    if (!legal(2).includes(`move ${beach}`)) return false
    play(2, `move ${beach}`)
    if (legal(2).includes('rescue')) return true
    undo(2)
    return false
  })
  expect(there, match.game.id).not.toBe(undefined)
  play(2, 'rescue')
  undo(2)
  play(2, 'rescue')
  expect(figuresOf(story as never).rescued).toBe(1)
})
