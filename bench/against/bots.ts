import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { think } from '#bots/index.ts'
import type { Box } from '#kernel/game.ts'

/** What another checkout must have for its bots to play: how they think, and the games as they know them. */
export interface Bots {
  readonly think: typeof think
  readonly findBox: (game: string) => Box | undefined
}

export async function loadBots(folder: string): Promise<Bots> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, 'src', file)).href)
  const bots = (await load('bots/index.ts')) as Pick<Bots, 'think'>
  const games = (await load('games/index.ts')) as Pick<Bots, 'findBox'>
  return { think: bots.think, findBox: games.findBox }
}
