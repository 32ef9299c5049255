import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BoardgameIoPair } from './clients/boardgame-io.ts'
import { DorsalPair } from './clients/dorsal.ts'
import { RelayPair } from './clients/relay.ts'
import { Crowd, type Slot } from './crowd.ts'
import { ServerChild } from './server-child.ts'

export const SERVERS = ['Dorsal', 'boardgame.io', 'relay'] as const
export type ServerName = (typeof SERVERS)[number]

export interface Contest {
  readonly slots: { readonly [name in ServerName]: readonly Slot[] }
  /** Bytes of the update the relay sends. */
  readonly update: number
}

/** A real `dorsal serve` on a folder of its own. */
export function startDorsal(folder: string, environment: { readonly [name: string]: string } = {}) {
  return ServerChild.start({
    file: '../../src/cli/main.ts',
    args: ['serve'],
    environment: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LIMITS_TIMES: '10000', ...environment },
  })
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'dorsal-bench-'))
}

/** Rounds until the code of a server is compiled for what it does most: a server that people play on is warm. */
const WARMING = 4

/** The servers take turns, all of them in each round; the first round warms them up and does not count. */
export async function contest(
  matches: number,
  rounds: number,
  ms: number,
  progress: (line: string) => void,
): Promise<Contest> {
  const folder = newFolder()
  const crowds: Crowd[] = []
  const slots: { readonly [name in ServerName]: Slot[] } = { Dorsal: [], 'boardgame.io': [], relay: [] }
  const join = async (crowd: Crowd): Promise<void> => {
    crowds.push(crowd)
    await crowd.play(WARMING * ms)
  }
  try {
    progress('warming up')
    const ours = await startDorsal(folder)
    const pairs: DorsalPair[] = []
    await join(
      new Crowd(ours, matches, (index) => {
        pairs[index] = new DorsalPair(ours.base)
        return pairs[index]
      }),
    )
    const update = typical(pairs.map(({ lastUpdate }) => lastUpdate))
    const theirs = await ServerChild.start({ file: './servers/boardgame-io.ts' })
    await join(new Crowd(theirs, matches, (index) => new BoardgameIoPair(theirs.base, index)))
    const relay = await ServerChild.start({ file: './servers/relay.ts' })
    await join(new Crowd(relay, matches, (index) => new RelayPair(relay.base, index, update)))
    for (let round = 1; round <= rounds; round++) {
      progress(`round ${round} of ${rounds}`)
      for (const [index, name] of SERVERS.entries()) slots[name].push(await crowds[index].play(ms))
    }
    return { slots, update: update.length }
  } finally {
    for (const crowd of crowds) {
      crowd.close()
      await crowd.server.stop()
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The one of middle length. */
function typical(updates: readonly string[]): string {
  return updates.toSorted((a, b) => a.length - b.length)[updates.length >> 1]
}
