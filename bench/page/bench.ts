import { loadavg } from 'node:os'
import type { Bench } from '../arguments.ts'
import { House } from './house.ts'
import { fetchLighthouse, type Load, look } from './lighthouse.ts'
import { moving, resting } from './moving.ts'
import { type Measured, report, WHOLE } from './report.ts'

/** How often each thing is measured; with less time than a whole look takes, once. */
const LOADS = 5
const LOOKS = 3
const REST = 20
const GOAL = 92
const GOAL_OF_HOME = 95
/** The game of the set-up and the replay. */
const FIRST = 'jaws'

type Part = (
  house: House,
  isWhole: boolean,
  seconds: number,
  progress: (line: string) => void,
) => Promise<Partial<Measured>>

const PARTS: { readonly [name: string]: Part } = { loads: loaded, moving: moved, rest: rested }

/** What the page asks of a slow phone: until it is there, while it moves, and while nothing happens. */
export const page: Bench = async (seconds, progress, { only }) => {
  const isWhole = seconds >= WHOLE
  const chosen = Object.entries(PARTS).filter(([name]) => only === undefined || only === name)
  if (chosen.length === 0) throw new Error(`page has no "${only}": ${Object.keys(PARTS).join(', ')}`)
  const before = loadavg()[0]
  let measured: Measured = { loads: [], moving: [], resting: [] }
  for (const [name, measure] of chosen) {
    // A replay needs a match that is over: there nobody watches the bots.
    const house = await House.open(name === 'loads' ? 'at once' : 'usual')
    try {
      measured = { ...measured, ...(await measure(house, isWhole, Math.min(WHOLE, seconds), progress)) }
    } finally {
      await house.close()
    }
  }
  const { text, isReached } = report(measured)
  const load = `load ${before.toFixed(1)} to ${loadavg()[0].toFixed(1)}`
  return { text: `${load}\n\n${text}`, data: measured, isReached }
}

async function loaded(...[house, isWhole, , progress]: Parameters<Part>): Promise<Partial<Measured>> {
  await fetchLighthouse(progress)
  const over = await house.watched(FIRST)
  const pages = [
    { page: 'home', goal: GOAL_OF_HOME, path: '/' },
    { page: `set-up of ${FIRST}`, goal: GOAL, path: `/new/${FIRST}` },
  ]
  for (const { id } of house.games)
    pages.push({ page: `table of ${id}`, goal: GOAL, path: `/match/${await house.laid(id)}` })
  progress('a match of bots is played to its end, for the replay')
  await house.ended(over)
  pages.push({ page: `replay of ${FIRST}`, goal: GOAL, path: `/replay/${over}` })
  const loads: { page: string; goal: number; all: Load[] }[] = []
  for (const { page, goal, path } of pages) {
    const all: Load[] = []
    for (let time = 0; time < (isWhole ? LOADS : 1); time++) {
      all.push(await look(house.base + path, house.port))
      progress(`${page}: ${all[time].score}`)
    }
    loads.push({ page, goal, all })
  }
  return { loads }
}

async function moved(...[house, isWhole, seconds, progress]: Parameters<Part>): Promise<Partial<Measured>> {
  const all = await eachGame(house, isWhole, async (game) => {
    const seen = await moving(house, game, seconds)
    progress(`${game}: ${seen.tasks} tasks, ${seen.frames.toFixed(0)} frames a second`)
    return seen
  })
  return { moving: all }
}

async function rested(...[house, isWhole, seconds, progress]: Parameters<Part>): Promise<Partial<Measured>> {
  const all = await eachGame(house, isWhole, async (game) => {
    const share = await resting(house, game, Math.min(REST, seconds))
    progress(`${game} at rest: ${(share * 100).toFixed(1)}% of a core`)
    return share
  })
  return { resting: all }
}

async function eachGame<T>(
  house: House,
  isWhole: boolean,
  measure: (game: string) => Promise<T>,
): Promise<{ game: string; all: T[] }[]> {
  const games = house.games.map(({ id }) => ({ game: id, all: [] as T[] }))
  for (let time = 0; time < (isWhole ? LOOKS : 1); time++)
    for (const { game, all } of games) all.push(await measure(game))
  return games
}
