import { boxes } from '#games/index.ts'
import type { GameEvent } from '#kernel/event.ts'
import type { Box, Game } from '#kernel/game.ts'
import { commitment } from '#kernel/match/setup.ts'
import type { Message } from '#kernel/message.ts'
import { type SeatSet, seatsIn } from '#kernel/seats.ts'
import type { Sitting } from '../sitting.ts'

/** An event as the protocol sends it: with the ids of seats instead of bits. */

export interface ToldEvent extends Message {
  /** Left out when everyone is told. */
  readonly audience?: { readonly only?: readonly string[]; readonly except?: readonly string[] }
}

export interface Standing {
  readonly toAct: readonly string[]
  readonly outcome: OutcomeAnswer | null
}

interface OutcomeAnswer {
  readonly winners: readonly string[]
  readonly scores: { readonly [seat: string]: number }
  readonly tieBreak: Message | null
  readonly why: Message
}

export function gamesAnswer() {
  return boxes.map((box) => ({
    id: box.id,
    rules: box.rules,
    options: box.options({}),
    seats: seatIds(openWith(box)),
    content: box.shelf.hash(box.shelf.builtIn),
  }))
}

function openWith(box: Box): Game {
  return box.open(box.options({}), box.shelf.builtIn)
}

function seatIds({ seats }: Game, set?: SeatSet): string[] {
  return set === undefined ? seats.map(({ id }) => id) : seatsIn(set).map((seat) => seats[seat].id)
}

export function standing({ match }: Sitting): Standing {
  const { game, outcome } = match
  return {
    toAct: seatIds(game, game.toAct(match.state)),
    outcome: outcome && {
      winners: seatIds(game, outcome.winners),
      scores: Object.fromEntries(outcome.scores.map((points, seat) => [game.seats[seat].id, points])),
      tieBreak: outcome.tieBreak,
      why: outcome.why,
    },
  }
}

/** What the protocol tells of a match when one is begun or loaded. */
export function introduction(sitting: Sitting) {
  const { setup, match } = sitting
  return {
    ...standing(sitting),
    commitment: commitment(setup),
    game: setup.game,
    seats: seatIds(match.game),
    options: setup.options,
  }
}

export function toldEvents(game: Game, events: readonly GameEvent[]): ToldEvent[] {
  return events.map(({ key, params, audience: { only, except } }) => {
    if (only === undefined && except === undefined) return { key, params }
    const audience = {
      ...(only === undefined ? {} : { only: seatIds(game, only) }),
      ...(except === undefined ? {} : { except: seatIds(game, except) }),
    }
    return { key, params, audience }
  })
}
