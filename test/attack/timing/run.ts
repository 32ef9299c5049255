import { layOut as layShark } from '#games/jaws/act-1/testing.ts'
import type { Game } from '#kernel/game.ts'
import { apart } from '#kernel/testing/kolmogorov-smirnov.ts'
import { offered } from '#server/testing/offered.ts'
import { type Asked, Stopwatch } from './stopwatch.ts'

/** How many times each answer is measured, and how far apart two samples of that many may be. */
const SAMPLE = 200
const MOST_APART = 0.195
/** At as many tables at once. */
const TABLES = 4

/** Two answers that others are told alike. */
interface Pair {
  readonly what: string
  readonly game: Game
  readonly answers: readonly [Named, Named]
}

interface Named extends Asked {
  readonly name: string
}

/** The time from a bot's question to its answer, for answers that the rules tell alike: one must not be told from the other. */
export async function run(): Promise<boolean> {
  const stopwatch = await Stopwatch.open()
  try {
    let held = true
    for (const pair of [sharkPlans(), combatAnswers()]) held = (await compare(stopwatch, pair)) && held
    return held
  } finally {
    await stopwatch.close()
  }
}

async function compare(stopwatch: Stopwatch, { what, game, answers }: Pair): Promise<boolean> {
  const times: number[][] = answers.map(() => [])
  const seats = game.seats.map(({ id }) => id)
  const sit = async (): Promise<void> => {
    const table = await stopwatch.sitDown(answers[0], seats)
    // In turn, so that whatever else the machine does is the same for both.
    for (let index = 0; index < SAMPLE / TABLES; index++)
      for (const [which, answer] of answers.entries())
        times[which].push(await stopwatch.measure(table, game, answer))
  }
  await Promise.all(Array.from({ length: TABLES }, sit))
  const distance = apart(times[0], times[1])
  console.log(`${what}: D = ${distance.toFixed(3)}, at most ${MOST_APART}`)
  for (const [which, { name }] of answers.entries())
    console.log(`  ${name}: n = ${times[which].length}, median ${median(times[which]).toFixed(0)} ms`)
  return distance <= MOST_APART
}

/** JAWS, Act 1: the shark has not moved, or it has swum four times. */
function sharkPlans(): Pair {
  const { game, match } = layShark({ mode: 'act-1', event: 'wrong-shark', turn: 'shark', shark: '1' })
  const asked = { game: 'jaws', options: game.options, seat: 'shark', state: game.write(match.state) }
  return {
    what: 'shark plans',
    game: game as Game,
    answers: [
      { ...asked, name: 'one action', answer: ['done'] },
      { ...asked, name: 'five actions', answer: ['swim 2', 'swim 1', 'swim 3', 'swim 1', 'done'] },
    ],
  }
}

/** Shark Island: a Hunter who passes because he must, being over 23, or because he wants to. */
function combatAnswers(): Pair {
  const asked = (down: '2' | '10'): Asked => {
    const { game, match } = offered(down)
    return {
      game: 'shark-island',
      options: game.options,
      seat: 'harlan',
      state: game.write(match.state),
      answer: ['pass'],
    }
  }
  return {
    what: 'combat answers',
    game: offered('2').game as Game,
    answers: [
      { ...asked('10'), name: 'without a choice' },
      { ...asked('2'), name: 'with a choice' },
    ],
  }
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]
}
