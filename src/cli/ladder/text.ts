import type { Options } from '#kernel/game.ts'
import type { DuelReport } from '#lab/ladder/duel.ts'
import type { LadderReport } from '#lab/ladder/ladder.ts'
import type { Wording } from '#lab/wording.ts'
import { columns } from '../columns.ts'

export function ladderText(report: LadderReport, wording: Wording): string {
  const { say } = wording
  const title = say('lab.ladder.title', { game: say(`${report.game}.name`) })
  const parts = [`${title} (${say('lab.seed')}: ${report.seed})`]
  if (report.duels.some(({ score }) => score !== null)) parts.push(columns(duelRows(report, wording), 4))
  if (report.duels.some(({ sides }) => sides.length > 0))
    parts.push(say('lab.ladder.by-side'), columns(sideRows(report, wording), 5))
  return `${parts.join('\n\n')}\n`
}

function duelRows({ duels }: LadderReport, wording: Wording): string[][] {
  const { say, number, percent } = wording
  const heads = [
    ...heading(say),
    say('lab.ladder.score'),
    say('lab.column.interval'),
    say('lab.ladder.pairs'),
  ]
  const rows = duels.map((duel) => {
    const { verdict, score, pairs } = duel
    const found =
      pairs === 0 || score === null
        ? ['–', '–']
        : [percent(score.value), say('lab.range', { low: percent(score.low), high: percent(score.high) })]
    return [...levelsOf(duel, wording), say(`lab.ladder.${verdict}`), ...found, number(pairs, 0)]
  })
  return [heads, ...rows]
}

/** What each level wins on each side against the lower one, and what the upper one gains there. */
function sideRows({ duels }: LadderReport, wording: Wording): string[][] {
  const { say, number, percent } = wording
  const heads = [...heading(say), ...['wins', 'before', 'gain'].map((name) => say(`lab.ladder.${name}`))]
  heads.splice(3, 0, say('lab.ladder.side'))
  heads.push(say('lab.column.interval'), say('lab.ladder.pairs'))
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
              say('lab.range', { low: points(gain.low), high: points(gain.high) }),
            ]
      return [
        ...levelsOf(duel, wording),
        say(`lab.side.${side}`),
        say(`lab.ladder.${verdict}`),
        ...found,
        number(pairs, 0),
      ]
    }),
  )
  return [heads, ...rows]
}

function heading(say: Wording['say']): string[] {
  return ['table', 'upper', 'lower', 'verdict'].map((name) => say(`lab.ladder.${name}`))
}

function levelsOf({ table, upper, lower }: DuelReport, wording: Wording): string[] {
  return [tableName(table, wording), upper, lower]
}

export function tableName({ players, mode }: Options, { say }: Wording): string {
  if (typeof mode === 'string') return mode
  return typeof players === 'number' ? say('lab.ladder.players', { players }) : say('lab.ladder.usual')
}
