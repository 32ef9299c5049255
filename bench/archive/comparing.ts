import { begin, COSTS, moving } from './costs.ts'
import type { Ground } from './grounds.ts'
import type { Played } from './played.ts'

export interface Row {
  readonly name: string
  readonly empty: Cost
  readonly full: Cost
  /** Of what the ground is compared by. */
  readonly ratio: number
}

/** Milliseconds of one time that it is asked for. */
interface Cost {
  /** Of processor time, of all threads, the median: garbage that others left is in a few of them only. */
  readonly processor: number
  /** By the clock, the median. */
  readonly clock: number
}

/** Rounds that are not counted. */
const WARM = 5

/** In turn, so that whatever else the machine does is in the way of both. */
export async function compare(
  ground: Ground,
  played: readonly Played[],
  live: number,
  seconds: number,
): Promise<Row[]> {
  const opened = [await ground.open('empty'), await ground.open('full')] as const
  const over = played.slice(0, live)
  for (const { id, game, entries, listing, content } of over)
    await opened[0].store.createMatch({ id, game, created: 0, entries, listing, content })
  const begun = played.filter(isOfPeople).slice(-live)
  const sides = [await begin(opened[0], begun, over, 'empty'), await begin(opened[1], begun, over, 'full')]
  const movers = sides.map(moving)
  const moves = live * Math.min(...sides[0].live.map(({ acts }) => acts.length))
  const asked: (readonly [string, (side: number, round: number) => Promise<void>, number])[] = [
    ...Object.entries(COSTS).map(
      ([name, cost]) => [name, (side: number, round: number) => cost(sides[side], round), Infinity] as const,
    ),
    ['a move', (side, round) => movers[side](round), moves],
  ]
  const rows: Row[] = []
  for (const [name, ask, most] of asked) {
    const costs = await inTurn(ask, most, (seconds * 1_000) / asked.length)
    const [empty, full] = costs.map((cost) => cost[ground.comparedBy])
    rows.push({ name, empty: costs[0], full: costs[1], ratio: full / empty })
  }
  for (const { store } of opened) await store.close()
  return rows
}

async function inTurn(
  ask: (side: number, round: number) => Promise<void>,
  most: number,
  ms: number,
): Promise<readonly Cost[]> {
  const sides = [new Meter(), new Meter()]
  const end = performance.now() + ms
  for (let round = 0; round < most && (performance.now() < end || round < 4 * WARM); round++)
    // Who begins changes: what the first one warms the second one finds warm.
    for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const work = () => ask(side, round)
      if (round < WARM) await work()
      else await sides[side].measure(work)
    }
  return sides.map((meter) => meter.cost)
}

class Meter {
  readonly #times: number[] = []
  readonly #processor: number[] = []

  async measure(work: () => Promise<void>): Promise<void> {
    const before = process.cpuUsage()
    const start = performance.now()
    await work()
    this.#times.push(performance.now() - start)
    const { user, system } = process.cpuUsage(before)
    this.#processor.push((user + system) / 1e3)
  }

  get cost(): Cost {
    return { processor: middle(this.#processor), clock: middle(this.#times) }
  }
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
}

/** Whose moves can be made again by whoever made them. */
function isOfPeople({ entries }: Played): boolean {
  return entries.every((text) => !text.includes('"kind":"bot"'))
}
