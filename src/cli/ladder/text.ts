import type { Options } from '../../kernel/game.ts'
import type { LadderReport } from '../../lab/ladder/ladder.ts'
import type { Wording } from '../../lab/wording.ts'
import { columns } from '../columns.ts'

export function ladderText(report: LadderReport, wording: Wording): string {
  const { say, number, percent } = wording
  const heads = ['table', 'upper', 'lower', 'verdict', 'score', 'pairs'].map((name) =>
    say(`lab.ladder.${name}`),
  )
  heads.splice(5, 0, say('lab.column.interval'))
  const rows = report.duels.map(({ table, upper, lower, verdict, score, pairs }) => [
    tableName(table, wording),
    upper,
    lower,
    say(`lab.ladder.${verdict}`),
    pairs === 0 ? '–' : percent(score.value),
    pairs === 0 ? '–' : say('lab.range', { low: percent(score.low), high: percent(score.high) }),
    number(pairs, 0),
  ])
  const title = say('lab.ladder.title', { game: say(`${report.game}.name`) })
  return `${title} (${say('lab.seed')}: ${report.seed})\n\n${columns([heads, ...rows], 4)}\n`
}

export function tableName({ players, mode }: Options, { say }: Wording): string {
  if (typeof mode === 'string') return mode
  return typeof players === 'number' ? say('lab.ladder.players', { players }) : say('lab.ladder.usual')
}
