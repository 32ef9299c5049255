import { Type } from 'typebox'
import { SeededChance } from '../chance/seeded.ts'
import { seatsAsked } from '../decision.ts'
import type { Box, Game, Options } from '../game.ts'
import { sha256 } from '../hash.ts'
import { Match } from '../match/match.ts'
import { Refusal } from '../refusal.ts'
import { allSeats, seatsIn, WATCHER } from '../seats.ts'
import { RandomPlayer } from './random-player.ts'

/** Games to play with and without an option before it is called idle. */
const GAMES = 6

/**
 * Options that change nothing of a game: what happens, what is allowed and what is seen are the same with and without, at every
 * table that has them. Most likely no rule reads them.
 */
export function idleOptions(box: Box): string[] {
  const { id, optionsSchema, shelf } = box
  if (!Type.IsObject(optionsSchema)) return [`the options of ${id} are not an object`]
  const open = (options: Options): Game => box.open(options, shelf.builtIn)
  return Object.keys(optionsSchema.properties).filter((field) => {
    const pairs = withAndWithout(box, field)
    const seed = `${id} without ${field}`
    return pairs.length > 0 && !pairs.some(([one, other]) => playOtherwise(open(one), open(other), seed))
  })
}

/** Tables at which an option is not as usual, each with the same table where it is. */
function withAndWithout(box: Box, field: string): (readonly [Options, Options])[] {
  return box.tables.flatMap((table) => {
    const { [field]: _chosen, ...usual } = table as { readonly [field: string]: unknown }
    const [one, other] = [box.options(table), optionsOf(box, usual)]
    return other === null || JSON.stringify(one) === JSON.stringify(other) ? [] : [[one, other]]
  })
}

/** Null where the table does not work without the option: the seat that begins must be at it. */
function optionsOf(box: Box, given: unknown): Options | null {
  try {
    return box.options(given)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Whether anything at all differs when both are played by the same seeds. */
export function playOtherwise(one: Game, other: Game, seed: string): boolean {
  for (let game = 0; game < GAMES; game++) {
    const theirs = toldOf(other, `${seed} ${game}`)
    for (const told of toldOf(one, `${seed} ${game}`)) if (theirs.next().value !== told) return true
    if (theirs.next().done !== true) return true
  }
  return false
}

/** A game of chance, step by step: what happens, who may do what, and how it stands for all together and for a watcher. */
function* toldOf(game: Game, seed: string): Generator<string> {
  const match = new Match(game, new SeededChance(sha256(seed)))
  const player = new RandomPlayer(game, seed)
  const viewers = [WATCHER, allSeats(game.seats.length)]
  let events = match.opening
  for (;;) {
    const asked = seatsAsked(game.decisions(match.state))
    const legal = seatsIn(asked).map((seat) => match.legal(seat))
    yield JSON.stringify([events, legal, viewers.map((viewer) => game.view(match.state, viewer))])
    if (match.outcome !== null) return
    const seat = player.seat(asked)
    events = match.submit(seat, [player.action(match.legal(seat))])
  }
}
