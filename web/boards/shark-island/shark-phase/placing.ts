import type { FinId } from '#games/shark-island/components.ts'
import { FINS } from '#games/shark-island/page.ts'
import type { SharkFinsView } from '#games/shark-island/view.ts'

/** How many fins of each kind lie on each tile, in a plan that nobody else sees yet. */
export type Arrangement = readonly { readonly [fin in FinId]: number }[]

const NO_FINS = Object.fromEntries(FINS.map((fin) => [fin, 0])) as Arrangement[number]

export function nothingOn(tiles: number): Arrangement {
  return Array.from({ length: tiles }, () => NO_FINS)
}

/** What is still in the Shark's hand. */
export function unplaced(fins: SharkFinsView, plan: Arrangement): { readonly [fin in FinId]: number } {
  return Object.fromEntries(
    FINS.map((fin) => [fin, fins.toPlace[fin] - plan.reduce((sum, tile) => sum + tile[fin], 0)]),
  ) as { [fin in FinId]: number }
}

export function countOn(tile: Arrangement[number]): number {
  return FINS.reduce((sum, fin) => sum + tile[fin], 0)
}

/** One fin from a tile, or from the hand (null), to another or back. */
export function moved(plan: Arrangement, fin: FinId, from: number | null, to: number | null): Arrangement {
  return plan.map((tile, at) => {
    const change = (at === to ? 1 : 0) - (at === from ? 1 : 0)
    return change === 0 ? tile : { ...tile, [fin]: tile[fin] + change }
  })
}

/**
 * What is in the hand goes round the tiles, always where the fewest lie. Which fin goes where is left to chance, so that
 * nobody who knows this can tell where the Shark is.
 */
export function dealtEvenly(fins: SharkFinsView, plan: Arrangement, random: () => number): Arrangement {
  const fixed = fins.tiles.map(countOn)
  const left = unplaced(fins, plan)
  const order = FINS.flatMap((fin) => Array.from({ length: left[fin] }, () => ({ fin, turn: random() })))
  order.sort((one, other) => one.turn - other.turn)
  let dealt = plan
  for (const { fin } of order) {
    const counts = dealt.map((tile, at) => countOn(tile) + fixed[at])
    const fewest = Math.min(...counts)
    const least = counts.flatMap((count, at) => (count === fewest ? [at] : []))
    dealt = moved(dealt, fin, null, least[Math.floor(random() * least.length)])
  }
  return dealt
}

/** The plan as actions: kind by kind, each from the first tile to the last, as the rules want to hear it. */
export function actionsOf(plan: Arrangement): string[] {
  return FINS.flatMap((fin) =>
    plan.flatMap((tile, at) => Array.from({ length: tile[fin] }, () => `put ${at + 1}`)),
  )
}

/** The plan that a list of such actions describes. */
export function planOf(actions: readonly string[], { toPlace }: SharkFinsView, tiles: number): Arrangement {
  const puts = actions.filter((action) => action.startsWith('put '))
  let plan = nothingOn(tiles)
  for (const fin of FINS)
    for (const action of puts.splice(0, toPlace[fin]))
      plan = moved(plan, fin, null, Number(action.slice(4)) - 1)
  return plan
}
