import { boxes } from '#games/index.ts'
import type { Box } from '#kernel/game.ts'
import { comparePair, ToldApart } from './pair.ts'
import { TwinWorld } from './world.ts'

/** Deals that bring no pair, after which there will be none. */
const PATIENCE = 20

/** Pairs of matches over real sockets that differ only in what a viewer may not know: what they are sent is the same. */
export async function run({
  pairs,
  seed,
}: {
  readonly pairs: number
  readonly seed: string
}): Promise<boolean> {
  const worlds = [await TwinWorld.open(), await TwinWorld.open()] as const
  try {
    for (const box of boxes) if (!(await compareGame(worlds, box, pairs, seed))) return false
    return true
  } finally {
    for (const world of worlds) await world.close()
  }
}

async function compareGame(
  worlds: readonly [TwinWorld, TwinWorld],
  box: Box,
  pairs: number,
  seed: string,
): Promise<boolean> {
  const sum = { pairs: 0, steps: 0, messages: 0 }
  let deals = 0
  for (let inVain = 0; sum.pairs < pairs && inVain < PATIENCE; deals++) {
    const name = `${seed} ${box.id} ${deals}`
    const options = box.tables[deals % box.tables.length] as object
    const compared = await comparePair(worlds, box, options, name).catch((error: unknown) => {
      if (!(error instanceof ToldApart)) throw error
      console.log(`${name} (${JSON.stringify(options)})\n${error.message}`)
      return 'apart' as const
    })
    if (compared === 'apart') return false
    inVain = compared === null ? inVain + 1 : 0
    if (compared === null) continue
    sum.pairs++
    sum.steps += compared.steps
    sum.messages += compared.messages
    if (sum.pairs % 20 === 0) console.log(`${box.id}: ${sum.pairs} pairs so far`)
  }
  console.log(
    `${box.id}: ${sum.pairs} pairs of ${deals} deals, ${sum.steps} steps, ${sum.messages} messages alike`,
  )
  return sum.pairs === pairs
}
