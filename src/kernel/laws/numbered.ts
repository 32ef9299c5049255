import type { Box } from '../game.ts'
import { beginPlay, type Play } from './play.ts'

/** What a game of a run is played for: the laws, everything that can happen, or one look at what is imagined. */
export type Purpose = 'game' | 'sight' | 'look'

/** Many games from one seed. */
export interface Run {
  /** The set-ups to play, in turn. */
  readonly options: readonly unknown[]
  readonly seed: string
  /** Content packs that bring out what the usual content hardly ever shows; sights are looked for in them too. */
  readonly packs?: readonly unknown[]
}

/** One game of a run. Its number says at which table and with which content it is played, its seed says the number. */
export function beginNumbered(box: Box, run: Run, purpose: Purpose, number: number): Play {
  const { options, seed, packs = [] } = run
  const contents = purpose === 'sight' ? [undefined, ...packs] : [undefined]
  const pack = contents[Math.floor(number / options.length) % contents.length]
  return beginPlay(box, options[number % options.length], `${seed}/${purpose}/${number}`, pack)
}

export interface Numbered {
  readonly seed: string
  readonly purpose: Purpose
  readonly number: number
}

/** Which game of which run a seed belongs to; null where it is the seed of a whole run. */
export function readNumbered(text: string): Numbered | null {
  const [, seed, purpose, number] = /^(.+)\/(game|sight|look)\/(\d{1,9})$/.exec(text) ?? []
  return seed === undefined ? null : { seed, purpose: purpose as Purpose, number: Number(number) }
}
