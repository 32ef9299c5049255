import { cpus, loadavg } from 'node:os'
import type { Bench } from '../arguments.ts'
import { botsAt } from './bots.ts'
import { contest } from './contest.ts'
import { figuresOf, goalsOf } from './figures.ts'
import { firstLooks } from './first-look.ts'
import { memoryOf } from './memory.ts'
import { dataOf, textOf } from './report.ts'

const ROUNDS = 5
const SERVERS = 3
const MATCHES = 100
const BOT_TABLES = 50
const LOADED = 10_000
const MOVES_OF_LOADED = 2
const LOOKS = 100

/** Seconds it takes for all matches to be laid; with less time fewer are. */
const WHOLE = 60
/** Of the time: what the servers play, and the bots. The rest goes into starting, and laying the matches. */
const PLAYING = 0.45
const THINKING = 0.12

/** Our server beside boardgame.io's and a bare relay, in one run. */
export const server: Bench = async (seconds, progress) => {
  const part = Math.min(1, seconds / WHOLE)
  const matches = Math.ceil(MATCHES * part)
  const before = loadavg()[0]
  const ms = (seconds * 1000 * PLAYING) / SERVERS / (ROUNDS + 1)
  const played = await contest(matches, ROUNDS, ms, progress)
  progress('bots')
  const bots = await botsAt(Math.ceil(BOT_TABLES * part), seconds * 1000 * THINKING)
  progress('memory')
  const memory = await memoryOf(Math.ceil(LOADED * part), MOVES_OF_LOADED)
  progress('first looks')
  const looks = await firstLooks(Math.ceil(LOOKS * part))
  const run = {
    node: process.version,
    cores: cpus().length,
    load: [before, loadavg()[0]],
    seconds,
    rounds: ROUNDS,
    matches,
    update: played.update,
    figures: figuresOf(played),
    goals: goalsOf(played, memory, bots, looks),
    memory,
    bots,
    looks,
  }
  return { text: textOf(run), data: dataOf(run) }
}
