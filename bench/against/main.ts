import { resolve } from 'node:path'
import { findBox } from '#games/index.ts'
import type { Options } from '#kernel/game.ts'
import { QUESTION } from '#lab/ladder/duel.ts'
import { Side } from '#lab/ladder/sides.ts'
import { optionsFor, sidesOf } from '#lab/roles.ts'
import type { Interval } from '#lab/statistics/interval.ts'
import { SequentialTest } from '#lab/statistics/sprt.ts'
import { misused, readArguments } from '../../scripts/arguments.mjs'
import { table } from '../table.ts'
import { loadBots } from './bots.ts'
import { firstShareOf, rulesOfBoth } from './match.ts'

const HELP = `npm run against -- GAME --before FOLDER [--level mate] [--options JSON] [--pairs 400] [--minutes 60] [--seed TEXT]

Are the bots of this checkout as good as those of another one? FOLDER is that other checkout, with its packages installed,
for instance of the last release: git worktree add ../before v0.1.0. Each set-up is played with the sides changed, and where
they are not alike once more with the bots from before on both. It asks what the ladder asks, the other way round: whether
those from before win half of the games or 60% (wrong in one of fifty). Played are the newest rules that both know. One
thread; stop it with Ctrl-C.`

const { values, words, number } = readArguments('against', HELP, {
  words: { least: 1, most: 1 },
  options: {
    before: { type: 'string' },
    level: { type: 'string', default: 'mate' },
    options: { type: 'string', default: '{}' },
    pairs: { type: 'string', default: '400' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'against' },
  },
})
const box = findBox(words[0]) ?? misused('against', `there is no game "${words[0]}"`)
if (values.before === undefined) misused('against', '--before is missing')

const { level, seed } = values
const given = JSON.parse(values.options) as Options
const now = await loadBots(resolve(import.meta.dirname, '../..'))
const before = await loadBots(resolve(values.before))
const rules = rulesOfBoth(box, before)
const names = sidesOf(box)
const sides = names.map((name) => new Side(name))
const weaker = new SequentialTest(QUESTION)
const end = Date.now() + number('minutes') * 60_000

let isStopped = false
process.on('SIGINT', () => {
  isStopped = true
})
for (let pair = 0; pair < number('pairs') && Date.now() < end && !isStopped; pair++) {
  const plan = { box, rules, options: optionsFor(box, given, pair), level, seed: `${seed}/${pair}` }
  const first = firstShareOf(plan, now, before)
  const second = firstShareOf(plan, before, now)
  weaker.add(1 - (first + 1 - second) / 2)
  if (names.length > 0) {
    const none = firstShareOf(plan, before, before)
    sides[0].add(first, none)
    sides[1].add(1 - second, 1 - none)
  }
  process.stderr.write(`\r${pair + 1} pairs, ${percent(1 - weaker.score().value)}`)
  // So that Ctrl-C is heard.
  await new Promise(setImmediate)
}

const VERDICTS = { difference: 'weaker', 'no-difference': 'not weaker' } as const
const score = weaker.score()
const verdict = weaker.verdict === null ? 'undecided' : VERDICTS[weaker.verdict]
process.stderr.write('\n')
console.log(
  table([
    ['Bots of now against those from before', 'Verdict', 'Score', '95% interval', 'Pairs'],
    [
      `${box.id} ${level}, rules number ${rules}`,
      verdict,
      percent(1 - score.value),
      `${percent(1 - score.high)} to ${percent(1 - score.low)}`,
      String(weaker.pairs),
    ],
  ]),
)
if (sides.length > 0)
  console.log(
    `\n${table([
      ['Side', 'Now wins there', 'Before', 'Gain, games of 100', '95% interval'],
      ...sides
        .map((side) => side.report())
        .map(({ side, wins, before, gain }) => [
          side,
          percent(wins.value),
          percent(before.value),
          points(gain.value),
          range(gain),
        ]),
    ])}`,
  )

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

function points(share: number): string {
  return (100 * share).toFixed(1)
}

function range({ low, high }: Interval): string {
  return `${points(low)} to ${points(high)}`
}
