import { FastChance } from '../chance/fast.ts'
import type { GameEvent } from '../event.ts'
import type { Box } from '../game.ts'
import { RandomPlayer } from '../laws/random-player.ts'

const LONGEST = 4000

export interface Heard {
  /** The position at the end of a random game, as its text. */
  readonly heard: string
  /** The same game played with nobody listening, as bots play it. */
  readonly unheard: string
  readonly events: readonly GameEvent[]
}

/** One random game, played twice with the same draws: once listened to, once not. */
export function playHeardAndUnheard(box: Box, options: unknown, seed: string): Heard {
  const game = box.open(box.options(options), box.shelf.builtIn)
  const player = new RandomPlayer(game, seed)
  const [one, other] = [new FastChance(seed), new FastChance(seed)]
  const events: GameEvent[] = []
  const emit = (event: GameEvent): void => {
    events.push(event)
  }
  const heard = game.setup(one, emit)
  const unheard = game.setup(other)
  const legal = new Uint16Array(game.vocabulary.size)
  for (let step = 0; step < LONGEST && game.toAct(heard) !== 0; step++) {
    const seat = player.seat(game.toAct(heard))
    const action = player.action(Array.from(legal.subarray(0, game.legal(heard, seat, legal))))
    game.apply(heard, seat, action, one, emit)
    game.apply(unheard, seat, action, other)
  }
  return { heard: JSON.stringify(heard), unheard: JSON.stringify(unheard), events }
}

/** What happened, one line each: the key without the game's name, then the values. */
export function linesOf(events: readonly GameEvent[]): string[] {
  return events.map(({ key, params }) => [key.replace(/^[\w-]+\./, ''), ...Object.values(params)].join(' '))
}
