import { availableParallelism } from 'node:os'
import type { Options, WholeBox } from '#kernel/game.ts'
import { isLevel, LEVELS } from '#kernel/levels.ts'
import { climb, type LadderProgress } from '#lab/ladder/ladder.ts'
import type { LadderPlan } from '#lab/ladder/plan.ts'
import { ladderTables, sidesOf } from '#lab/roles.ts'
import { ThinkingPool } from '#thinking/pool.ts'
import { type Arguments, type Flags, readArguments } from '../arguments.ts'
import { type Command, DONE, INTERRUPTED } from '../command.ts'
import { interruptible } from '../interruption.ts'
import { message } from '../messages/message.ts'
import { misuse } from '../misuse.ts'
import { jsonOptions } from '../options.ts'
import { clock, Progress } from '../progress.ts'
import { freshSeed, withPlayers } from '../simulate/plan.ts'
import { needBox } from '../sitting.ts'
import { wordingFor } from '../wording.ts'
import { ladderText, tableName } from './text.ts'

const FLAGS: Flags = {
  levels: { type: 'string' },
  players: { type: 'string' },
  options: { type: 'string' },
  minutes: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  side: { type: 'string' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
}

const USUAL_MINUTES = 10
const USUAL_GAMES = 1000

export const ladder: Command = async ({ args, language, say, output, errors }) => {
  const given = readArguments(args, { flags: FLAGS, words: [1, 1] })
  const plan = planFrom(given)
  const { box, minutes } = plan
  const wording = wordingFor(box, box.shelf.builtIn, language)
  const progress = new Progress(errors)
  const show = ({ duel, duels, upper, lower, table, pairs }: LadderProgress): void =>
    progress.show((duel - 1) / duels, () => {
      const left = clock(Math.max(0, minutes * 60 - progress.seconds))
      const at = { duel, duels, upper, lower, pairs, left }
      return wording.say(message('lab.progress.ladder', { ...at, table: tableName(table, wording) }))
    })
  const pool = new ThinkingPool(given.count('threads', 1) ?? availableParallelism())
  const report = await interruptible((signal) => climb(plan, pool, signal, show)).finally(() => {
    progress.end()
    return pool.close()
  })
  if (report.interrupted) errors.write(`${say(message('lab.stopped'))}\n`)
  output.write(given.has('json') ? `${JSON.stringify(report, null, 2)}\n` : ladderText(report, wording))
  return report.interrupted ? INTERRUPTED : DONE
}

function planFrom(given: Arguments): LadderPlan {
  const box = needBox(given.words[0])
  return {
    box,
    levels: levelsFrom(given),
    tables: tablesFrom(box, given),
    minutes: given.amount('minutes') ?? USUAL_MINUTES,
    games: given.count('games', 2) ?? USUAL_GAMES,
    seed: given.text('seed') ?? freshSeed(),
    side: sideFrom(box, given),
  }
}

function levelsFrom(given: Arguments): readonly string[] {
  const levels = given.list('levels') ?? LEVELS
  const unknown = levels.find((level) => !isLevel(level))
  if (unknown !== undefined) throw misuse('level', { level: unknown, levels: LEVELS })
  if (levels.length < 2) throw misuse('ladder-levels')
  return levels
}

function sideFrom(box: WholeBox, given: Arguments): string | null {
  const side = given.text('side')
  const sides = sidesOf(box)
  if (side === undefined) return null
  if (sides.length === 0) throw misuse('sides-alike')
  if (!sides.includes(side)) throw misuse('side', { side, sides })
  return side
}

function tablesFrom(box: WholeBox, given: Arguments): readonly Options[] {
  const counts = given.list('players')
  const options = given.text('options')
  if (counts === undefined)
    return options === undefined ? ladderTables(box) : [withPlayers(box, jsonOptions(options), undefined)]
  return counts.map((text) => {
    if (!/^\d{1,3}$/.test(text)) throw misuse('not-a-number', { flag: 'players', value: text })
    return withPlayers(box, jsonOptions(options ?? '{}'), Number(text))
  })
}
