import type { CardId } from '../../../src/games/shark-island/components.ts'
import type { IslandView } from '../../../src/games/shark-island/view.ts'
import type { Moment } from '../board.ts'
import { nameOf } from './happening.ts'
import type { Verdict } from './scene.svelte.ts'

/** How somebody came out of a combat that is over. */
export interface Fought {
  readonly seat: string
  readonly active: boolean
  cards: readonly CardId[]
  total: number
  verdict: Verdict | null
  damage: number
  sunk: boolean
}

export interface Battle {
  readonly turn: number
  readonly place: string
  readonly fought: readonly Fought[]
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
    for (const event of events) {
      const { params } = event
      const name = nameOf(event)
      if (name === 'round') turn = Number(params.turn)
      if (name === 'found' || name === 'struck') place = String(params.place)
      if (name === 'combat') {
        battle = begun(view, turn, place, params.seats as readonly string[])
        isOver = false
      } else if (name === 'terrorized' || name === 'round') isOver = true
      else if (battle !== null && !isOver) tell(battle, name, params)
    }
  return battle?.fought.every(({ cards }) => cards.length > 0) ? battle : null
}

/** By seat: how those came out of it of whom that is known. */
export function verdictsOf(battle: Battle | null): { readonly [seat: string]: Verdict } {
  const known = (battle?.fought ?? []).flatMap(({ seat, verdict }) =>
    verdict === null ? [] : ([[seat, verdict]] as const),
  )
  return Object.fromEntries(known)
}

function begun(view: IslandView, turn: number, place: string, active: readonly string[]): Battle {
  const fought = view.combat.lines.map(
    ({ seat }): Fought => ({
      seat,
      active: active.includes(seat),
      cards: [],
      total: 0,
      verdict: null,
      damage: 0,
      sunk: false,
    }),
  )
  return { turn, place, fought, wounds: 0, doubleShark: false }
}

function tell(battle: Battle, name: string, params: { readonly [name: string]: unknown }): void {
  const one = battle.fought.find(({ seat }) => seat === params.seat)
  switch (name) {
    case 'total':
      if (one) {
        one.cards = params.cards as readonly CardId[]
        one.total = Number(params.total)
      }
      return
    case 'beat':
    case 'lost':
    case 'paid':
    case 'bonus':
      if (one) one.verdict = name
      return
    case 'damaged':
      if (one) one.damage += Number(params.count)
      return
    case 'sunk':
      if (one) one.sunk = true
      return
    case 'wounded':
      battle.wounds += Number(params.count)
      return
    case 'double-shark':
      battle.doubleShark = true
  }
}
