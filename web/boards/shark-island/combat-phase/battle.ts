import type { CardId } from '#games/shark-island/components.ts'
import type { IslandEvent } from '#games/shark-island/events.ts'
import type { IslandView } from '#games/shark-island/view.ts'
import type { Moment } from '../../board.ts'
import { ours } from '../telling.ts'
import { judged, type Verdicts } from './verdicts.ts'

/** How somebody came out of a combat that is over. */
export interface Fought {
  readonly seat: string
  readonly active: boolean
  cards: readonly CardId[]
  total: number
  damage: number
  sunk: boolean
}

export interface Battle {
  readonly turn: number
  readonly place: string
  readonly fought: readonly Fought[]
  verdicts: Verdicts
  wounds: number
  doubleShark: boolean
}

/** The last combat that these eyes saw to its end, out of everything they were shown. */
export function lastBattle(story: readonly Moment<IslandView>[]): Battle | null {
  let battle: Battle | null = null
  let turn = 1
  let place = ''
  let isOver = false
  for (const { events, view } of story)
    for (const event of events.map(ours)) {
      const { key, params } = event
      if (key === 'shark-island.round') turn = params.turn
      if (key === 'shark-island.found' || key === 'shark-island.struck') place = params.place
      if (key === 'shark-island.combat') {
        battle = begun(view, turn, place, params.seats)
        isOver = false
      } else if (key === 'shark-island.terrorized' || key === 'shark-island.round') isOver = true
      else if (battle !== null && !isOver) tell(battle, event)
    }
  return battle?.fought.every(({ cards }) => cards.length > 0) ? battle : null
}

function begun(view: IslandView, turn: number, place: string, active: readonly string[]): Battle {
  const fought = view.combat.lines.map(
    ({ seat }): Fought => ({
      seat,
      active: active.includes(seat),
      cards: [],
      total: 0,
      damage: 0,
      sunk: false,
    }),
  )
  return { turn, place, fought, verdicts: {}, wounds: 0, doubleShark: false }
}

function tell(battle: Battle, event: IslandEvent): void {
  const { key, params } = event
  battle.verdicts = judged(battle.verdicts, event)
  const one = 'seat' in params ? battle.fought.find(({ seat }) => seat === params.seat) : undefined
  switch (key) {
    case 'shark-island.total':
      if (one) {
        one.cards = params.cards
        one.total = params.total
      }
      return
    case 'shark-island.damaged':
      if (one) one.damage += params.count
      return
    case 'shark-island.sunk':
      if (one) one.sunk = true
      return
    case 'shark-island.wounded':
      battle.wounds += params.count
      return
    case 'shark-island.double-shark':
      battle.doubleShark = true
  }
}
