/** How many games a law plays in `npm test`, and how many with LAWS=few. */
export interface Games {
  readonly usual: number
  readonly few: number
}

const { LAWS = '', DORSAL_TEST_SEED = '' } = process.env
if (!['', 'few'].includes(LAWS)) throw new Error(`LAWS is "${LAWS}": it can be "few", or nothing`)

/** The same in every run; DORSAL_TEST_SEED makes it another one. */
export function testSeed(what: string): string {
  return DORSAL_TEST_SEED === '' ? what : `${what} ${DORSAL_TEST_SEED}`
}

export function gamesToPlay({ usual, few }: Games): number {
  return LAWS === 'few' ? few : usual
}

/**
 * Plays so many games, each from a seed of its own and with its number, so that kinds of games can take turns.
 * Gives the sum of what the games counted; a failure names the seed it came with.
 */
export async function playGames(
  what: string,
  games: Games,
  play: (seed: string, number: number) => number | Promise<number>,
): Promise<number> {
  const base = testSeed(what)
  const count = gamesToPlay(games)
  let sum = 0
  for (let number = 0; number < count; number++) {
    const seed = `${base} ${number}`
    try {
      sum += await play(seed, number)
    } catch (error) {
      throw new Error(`failed with the seed "${seed}"`, { cause: error })
    }
  }
  console.log(`${what}: ${count} games, ${sum} checks, seeds "${base} 0" to "${base} ${count - 1}"`)
  return sum
}
