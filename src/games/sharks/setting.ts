import type { Draw } from '#kernel/chance/chance.ts'
import type { Seat } from '#kernel/seats.ts'
import { ABILITIES } from './abilities.ts'
import { BACKS, type SHARKS, SIZES, STOMACH, TILES, TYPES } from './components.ts'
import type { SharksContent } from './content/schema.ts'
import { history } from './history.ts'
import { CELL_NAMES, type Ocean, oceanFor } from './ocean.ts'
import type { SharksOptions } from './options.ts'
import { type Score, scoreOf } from './scoring.ts'

/** What does not change in a match: who sits where, on which ocean, with which cards. */
export interface Setting {
  readonly content: SharksContent
  readonly options: SharksOptions
  /** The number of the rules it is played by. */
  readonly rules: number
  readonly ocean: Ocean
  /** How many things a stomach holds. */
  readonly stomach: number
  readonly seats: readonly SeatSetting[]
  readonly draws: SharksDraws
}

interface SeatSetting {
  readonly id: (typeof SHARKS)[number]
  readonly moves: number
  readonly leaps: readonly (readonly number[])[]
  readonly leapsAgain: boolean
  readonly throughSharks: boolean
  readonly throughBoat: boolean
  /** Quarter turns clockwise from the common view to the way this player sees the ocean. */
  readonly turned: number
  readonly copies: readonly number[]
  readonly designs: readonly string[]
  readonly scores: readonly Score[]
}

interface SharksDraws {
  readonly first: Draw
  /** Which of the additional tiles are in the ocean, and what lies or comes where. */
  readonly more: Draw
  readonly tile: Draw
  readonly boat: Draw
  /** A token out of each bag. */
  readonly bags: readonly Draw[]
  readonly trash: Draw
  /** A card from each seat's deck. */
  readonly cards: readonly Draw[]
}

export function settingOf(options: SharksOptions, content: SharksContent, rules = history.newest): Setting {
  const ocean = oceanFor(options.players)
  const seats = options.sharks.map((id, seat): SeatSetting => {
    const ability = ABILITIES[id]
    const { deck } = content.sharks[id]
    return {
      id,
      moves: ability.moves,
      leaps: ability.leaps(ocean),
      leapsAgain: ability.leapsAgain,
      throughSharks: ability.throughSharks,
      throughBoat: ability.throughBoat,
      turned: turnedAt(seat, options),
      copies: deck.map((design) => design.copies),
      designs: deck.map((design) => design.id),
      scores: deck.map((design) => scoreOf(design.scores)),
    }
  })
  return { content, options, rules, ocean, stomach: STOMACH, seats, draws: drawsOf(seats) }
}

/** Two players sit opposite each other, more of them a quarter of the table apart. */
function turnedAt(seat: Seat, { players, boat }: SharksOptions): number {
  if (boat === 'common-view') return 0
  return players === 2 ? seat * 2 : seat
}

function drawsOf(seats: readonly SeatSetting[]): SharksDraws {
  return {
    first: { label: 'first', stream: 'public', outcomes: seats.map((seat) => seat.id) },
    more: { label: 'more', stream: 'public', outcomes: TILES },
    tile: { label: 'tile', stream: 'public', outcomes: TILES },
    boat: { label: 'boat', stream: 'public', outcomes: CELL_NAMES },
    bags: SIZES.map((size) => ({ label: size, stream: 'public', outcomes: TYPES })),
    trash: { label: 'trash', stream: 'public', outcomes: BACKS },
    cards: seats.map((seat) => ({ label: `card-${seat.id}`, stream: 'hidden', outcomes: seat.designs })),
  }
}
