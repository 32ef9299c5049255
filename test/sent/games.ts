import { createHash, type Hash } from 'node:crypto'
import { think } from '#bots/index.ts'
import { boxes } from '#games/index.ts'
import type { Box } from '#kernel/game.ts'
import { sha256 } from '#kernel/hash.ts'
import { Feed } from '#kernel/match/feed.ts'
import type { Match } from '#kernel/match/match.ts'
import { writeRecord } from '#kernel/match/record.ts'
import { prepareMatch, startMatch } from '#kernel/match/setup.ts'
import { allSeats, type Seat, seatSet, seatsIn, WATCHER } from '#kernel/seats.ts'
import { CONTENTS, TABLES } from './tables.ts'

/** Games that are counted together: one mode of one game by the rules of one number, its tables in turn. */
export interface Kind {
  readonly name: string
  readonly box: Box
  readonly rules: number
  /** What the seeds are made of: the same for every number. */
  readonly seed: string
  readonly tables: readonly unknown[]
}

/** Every mode of every game, by the rules of every number. */
export const KINDS: readonly Kind[] = boxes.flatMap((box) => {
  const byMode = Map.groupBy(TABLES[box.id] ?? [], ({ mode = '' }) => String(mode))
  return [...byMode].flatMap(([mode, tables]) =>
    box.rulesNumbers.map((rules) => {
      const seed = `${box.id} ${mode}`.trim()
      return { name: `${box.id} ${rules} ${mode}`.trim(), box, rules, seed, tables }
    }),
  )
})

/** Every third game is played by bots that look one step ahead, so that whole games are seen and not only wild ones. */
const LEVELS = ['random', 'random', 'greedy']

/** The hash of everything that every viewer is sent in the first games of a kind, and of their records. */
export function sentIn({ seed: name, box, rules, tables }: Kind, games: number): string {
  const hash = createHash('sha256')
  for (let game = 0; game < games; game++) {
    const seed = `${name} ${game}`
    const prepared = prepareMatch(box, { options: tables[game % tables.length], seed: sha256(seed) })
    const setup = { ...prepared, rules, contentHash: CONTENTS[box.id] }
    const match = startMatch(box, setup)
    play(match, LEVELS[game % LEVELS.length], seed, hash)
    hash.update(writeRecord(box, setup, match))
  }
  return hash.digest('hex')
}

function play(match: Match, level: string, seed: string, hash: Hash): void {
  const { game } = match
  const viewers = [WATCHER, ...game.seats.map((_, seat) => seatSet(seat)), allSeats(game.seats.length)]
  const feeds = viewers.map((viewer) => new Feed(match, viewer))
  for (const feed of feeds) hash.update(JSON.stringify(feed.open()))
  while (match.outcome === null) {
    const [seat] = seatsIn(game.toAct(match.state))
    hash.update(JSON.stringify(saidTo(match, seat)))
    const view = game.view(match.state, seatSet(seat))
    const { action } = think(game, view, seat, { level, seed: `${seed} ${match.length}` })
    const events = match.submit(seat, [action])
    const entry = match.log[match.log.length - 1]
    for (const feed of feeds) hash.update(JSON.stringify(feed.next(events, entry)))
  }
  hash.update(JSON.stringify(match.outcome))
}

/** What somebody who is asked is told of what they can do, and of one thing that they cannot. */
function saidTo({ game, state, log }: Match, seat: Seat): unknown {
  const view = game.view(state, seatSet(seat))
  const into = new Uint16Array(game.vocabulary.size)
  const legal = into.subarray(0, game.legal(state, seat, into))
  const other = (log.length * 7919) % game.vocabulary.size
  return [[...legal].map((action) => game.describe(view, action)), game.explain(view, seat, other)]
}
