import { findBox } from '#games/index.ts'
import { FastChance } from '#kernel/chance/fast.ts'
import type { Game } from '#kernel/game.ts'
import type { Seat, SeatSet } from '#kernel/seats.ts'
import type { Task } from './contestant.ts'

export function openGame({ game, options }: Task): Game {
  const box = findBox(game)
  if (box === undefined) throw new Error(`there is no game ${game}`)
  return box.open(box.options(options), box.shelf.builtIn)
}

/** Where several may act at once, the lowest seat goes first. */
export function lowestSeat(seats: SeatSet): Seat {
  return 31 - Math.clz32(seats & -seats)
}

/** Decisions into the middle of a game, where the positions for search, copies and views are taken. */
const MIDDLE = 60

/** The same position for everyone: after so many random decisions, the next one that is a real choice. */
export function midGame(game: Game): { readonly state: unknown; readonly seat: Seat } {
  const legal = new Uint16Array(game.vocabulary.size)
  const chance = new FastChance('mid-game')
  let state = game.setup(chance)
  for (let decisions = 0; ; decisions++) {
    if (game.toAct(state) === 0) {
      state = game.setup(chance)
      decisions = 0
    }
    const seat = lowestSeat(game.toAct(state))
    const count = game.legal(state, seat, legal)
    if (decisions >= MIDDLE && count > 1) return { state, seat }
    game.apply(state, seat, legal[chance.upTo(count)], chance)
  }
}
