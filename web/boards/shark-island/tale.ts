import type { IslandEvent } from '#games/shark-island/events.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import type { Moment } from '../board.ts'
import { ours } from './telling.ts'

/** What came of one turn, as a watcher of the whole would tell it. */
export interface TurnTale {
  readonly turn: number
  /** The last moment of it. */
  cursor: number
  day: string | null
  /** Where the Shark was, and whether the Hunters found it there. */
  place: string | null
  found: boolean
  wounds: number
  terror: number
  sunk: string[]
  /** At the end of the turn. */
  health: number
  total: number
}

/** A match turn by turn, out of everything this viewer was shown. */
export function tales(story: readonly Moment<IslandView>[]): TurnTale[] {
  const told: TurnTale[] = []
  for (const { events, view, cursor } of story) {
    for (const event of events.map(ours)) {
      if (event.key === 'shark-island.round') {
        const before = told.at(-1)
        told.push({
          turn: event.params.turn,
          cursor,
          day: null,
          place: null,
          found: false,
          wounds: 0,
          terror: 0,
          sunk: [],
          health: before?.health ?? view.shark.start,
          total: before?.total ?? 0,
        })
      }
      const tale = told.at(-1)
      if (tale !== undefined) tell(tale, event)
    }
    const last = told.at(-1)
    if (last !== undefined && events.every((event) => event.key !== 'shark-island.round'))
      last.cursor = cursor
  }
  return told
}

function tell(tale: TurnTale, { key, params }: IslandEvent): void {
  switch (key) {
    case 'shark-island.day':
      tale.day = params.day
      return
    case 'shark-island.found':
      tale.found = true
      tale.place = params.place
      return
    case 'shark-island.struck':
      tale.place = params.place
      return
    case 'shark-island.wounded':
      tale.wounds += params.count
      tale.health = params.health
      return
    case 'shark-island.healed':
      tale.health = params.health
      return
    case 'shark-island.terror':
      tale.terror++
      tale.total++
      return
    case 'shark-island.sunk':
      tale.sunk.push(params.seat)
  }
}
