import type { IslandView } from '../../../src/games/shark-island/view.ts'
import type { Moment } from '../board.ts'
import { nameOf } from './happening.ts'

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
    for (const event of events) {
      const { params } = event
      const name = nameOf(event)
      if (name === 'round') {
        const before = told.at(-1)
        told.push({
          turn: Number(params.turn),
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
      if (tale !== undefined) tell(tale, name, params)
    }
    const last = told.at(-1)
    if (last !== undefined && events.every((event) => nameOf(event) !== 'round')) last.cursor = cursor
  }
  return told
}

function tell(tale: TurnTale, name: string, params: { readonly [name: string]: unknown }): void {
  switch (name) {
    case 'day':
      tale.day = String(params.day)
      return
    case 'found':
      tale.found = true
      tale.place = String(params.place)
      return
    case 'struck':
      tale.place = String(params.place)
      return
    case 'wounded':
      tale.wounds += Number(params.count)
      tale.health = Number(params.health)
      return
    case 'healed':
      tale.health = Number(params.health)
      return
    case 'terror':
      tale.terror++
      tale.total++
      return
    case 'sunk':
      tale.sunk.push(String(params.seat))
  }
}
