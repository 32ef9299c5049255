import type { Chance, Draw } from '#kernel/chance/chance.ts'
import { total } from '#kernel/counts.ts'
import { FALSE_FIN, FINS, FOG, RAMMED, SHARK_FIN } from '../components.ts'
import { sharkWeight } from '../knowledge/haunts.ts'
import type { Setting } from '../setting.ts'
import { AT, type IslandState, NONE } from '../state.ts'

const BASE: Draw = { label: 'base', stream: 'hidden', outcomes: ['none', 'one', 'other', 'both'] }
const SLOT: Draw = { label: 'slot', stream: 'hidden', outcomes: FINS }
const TILE: Draw = { label: 'where', stream: 'hidden', outcomes: FINS }

/** Weights for a draw are whole numbers: so many parts of the largest. */
const FINE = 1_000_000

/**
 * Fins as somebody who does not see them must think of them. `gained` False Fins came out of the pool this turn.
 * Which of the fins lying open are among them follows from how likely each is; the rest is dealt at random, and the
 * Shark lies where such a Shark would be.
 */
export function imagineFins(setting: Setting, s: IslandState, gained: number, chance: Chance): void {
  const hidden = setting.base.slice()
  const pool = setting.pool.slice()
  const shown = openOfBase(setting, s, gained, chance)
  let left = gained
  for (let kind = FALSE_FIN; kind < FINS.length; kind++) {
    hidden[kind] -= shown[kind]
    const fromPool = open(s, kind) - shown[kind]
    pool[kind - FALSE_FIN] -= fromPool
    left -= fromPool
  }
  hidden[SHARK_FIN] = s.found === NONE ? 1 : 0
  if (s.hazards) {
    hidden[FOG] = 1 - open(s, FOG)
    hidden[RAMMED] = 1 - open(s, RAMMED)
  }
  for (let unseen = total(pool); left > 0; left--) {
    const kind = chance.take(setting.draws.falseFin, pool, unseen--)
    pool[kind]--
    hidden[FALSE_FIN + kind]++
  }
  s.pool = pool
  if (total(s.downs) === 0 || s.step === AT.place) {
    s.fins = hidden
    return
  }
  s.fins = FINS.map(() => 0)
  deal(setting, s, hidden, chance)
}

/** How many of each kind lying open are the Shark's own two fins: each way as likely as fins in any order make it. */
function openOfBase(setting: Setting, s: IslandState, gained: number, chance: Chance): number[] {
  const own = setting.base.flatMap((count, kind) =>
    kind < FALSE_FIN ? [] : new Array<number>(count).fill(kind),
  )
  const ways = BASE.outcomes.map((_, mask) => own.filter((_, index) => (mask >> index) & 1))
  const weights = ways.map((shown) => weightOf(setting, s, gained, shown))
  const most = Math.max(...weights)
  const parts = weights.map((weight) => (weight > 0 ? Math.max(1, Math.round((weight / most) * FINE)) : 0))
  const counts = FINS.map(() => 0)
  for (const kind of ways[chance.take(BASE, parts, total(parts))]) counts[kind]++
  return counts
}

function weightOf(setting: Setting, s: IslandState, gained: number, shown: readonly number[]): number {
  let weight = 1
  let fromPool = 0
  for (let kind = FALSE_FIN; kind < FINS.length; kind++) {
    const drawn = open(s, kind) - shown.filter((each) => each === kind).length
    if (drawn < 0) return 0
    weight *= choose(setting.pool[kind - FALSE_FIN], drawn)
    fromPool += drawn
  }
  if (fromPool > gained) return 0
  return (weight * choose(gained, fromPool)) / choose(total(setting.pool), fromPool)
}

function choose(n: number, k: number): number {
  if (k > n) return 0
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

function open(s: IslandState, kind: number): number {
  let count = 0
  for (let tile = 0; tile < s.row.length; tile++) count += s.up[tile][kind]
  return count
}

/** Fills the places under the tiles: the Shark first, then everything else at random. */
function deal(setting: Setting, s: IslandState, hidden: number[], chance: Chance): void {
  const room = s.downs.slice()
  if (hidden[SHARK_FIN] > 0) {
    const weights = s.row.map((_, tile) =>
      room[tile] === 0 ? 0 : Math.max(1, Math.round(1000 * sharkWeight(setting, s, tile))),
    )
    const tile = chance.take(TILE, weights, total(weights))
    s.down[tile][SHARK_FIN] = 1
    room[tile]--
    hidden[SHARK_FIN] = 0
  }
  let left = total(hidden)
  for (let tile = 0; tile < s.row.length; tile++)
    for (; room[tile] > 0; room[tile]--) {
      const kind = chance.take(SLOT, hidden, left--)
      hidden[kind]--
      s.down[tile][kind]++
    }
}
