import type { Options } from '#kernel/game.ts'
import type { DuelReport } from '#lab/ladder/duel.ts'
import type { LadderReport } from '#lab/ladder/ladder.ts'
import type { Wording } from '#lab/wording.ts'
import { columns } from '../columns.ts'
import { message } from '../messages/message.ts'

const DUEL = ['lab.ladder.table', 'lab.ladder.upper', 'lab.ladder.lower', 'lab.ladder.verdict'] as const
const GAINS = ['lab.ladder.wins', 'lab.ladder.before', 'lab.ladder.gain'] as const

const VERDICT = {
  difference: 'lab.ladder.difference',
  slight: 'lab.ladder.slight',
  'no-difference': 'lab.ladder.no-difference',
  'no-time': 'lab.ladder.no-time',
  'no-games': 'lab.ladder.no-games',
  'no-room': 'lab.ladder.no-room',
} as const

export function ladderText(report: LadderReport, wording: Wording): string {
  const { say } = wording
  const title = say(message('lab.ladder.title', { game: wording.game }))
  const parts = [`${title} (${say(message('lab.seed'))}: ${report.seed})`]
  if (report.duels.some(({ score }) => score !== null)) parts.push(columns(duelRows(report, wording), 4))
  if (report.duels.some(({ sides }) => sides.length > 0))
    parts.push(say(message('lab.ladder.by-side')), columns(sideRows(report, wording), 5))
  return `${parts.join('\n\n')}\n`
}

function duelRows({ duels }: LadderReport, wording: Wording): string[][] {
  const { say, number, percent } = wording
  const heads = [
    ...heading(say),
    say(message('lab.ladder.score')),
    say(message('lab.column.interval')),
    say(message('lab.ladder.pairs')),
  ]
  const rows = duels.map((duel) => {
    const { verdict, score, pairs } = duel
    const found =
      pairs === 0 || score === null
        ? ['–', '–']
        : [
            percent(score.value),
            say(message('lab.range', { low: percent(score.low), high: percent(score.high) })),
          ]
    return [
      ...levelsOf(duel, wording),
      verdict === null ? '–' : say(message(VERDICT[verdict])),
      ...found,
      number(pairs, 0),
    ]
  })
  return [heads, ...rows]
}

/** What each level wins on each side against the lower one, and what the upper one gains there. */
function sideRows({ duels }: LadderReport, wording: Wording): string[][] {
  const { say, number, percent } = wording
  const heads = [...heading(say), ...GAINS.map((key) => say(message(key)))]
  heads.splice(3, 0, say(message('lab.ladder.side')))
  heads.push(say(message('lab.column.interval')), say(message('lab.ladder.pairs')))
  const rows = duels.flatMap((duel) =>
    duel.sides.map(({ side, verdict, wins, before, gain, pairs }) => {
      const points = (share: number): string => number(100 * share, 1)
      const found =
        pairs === 0
          ? ['–', '–', '–', '–']
          : [
              percent(wins.value),
              percent(before.value),
              points(gain.value),
              say(message('lab.range', { low: points(gain.low), high: points(gain.high) })),
            ]
      return [
        ...levelsOf(duel, wording),
        say(message('lab.ladder.side-of', { side })),
        say(message(VERDICT[verdict])),
        ...found,
        number(pairs, 0),
      ]
    }),
  )
  return [heads, ...rows]
}

function heading(say: Wording['say']): string[] {
  return DUEL.map((key) => say(message(key)))
}

function levelsOf({ table, upper, lower }: DuelReport, wording: Wording): string[] {
  return [tableName(table, wording), upper, lower]
}

export function tableName({ players, mode }: Options, { say }: Wording): string {
  if (typeof mode === 'string') return mode
  return typeof players === 'number'
    ? say(message('lab.ladder.players', { players }))
    : say(message('lab.ladder.usual'))
}
