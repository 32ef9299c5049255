import { BY, type By, FIELDS, RATES, SEEN, SUMMARY } from '#lab/simulate/heads.ts'
import {
  botNames,
  factsOf,
  goalCells,
  groupsOf,
  kindsOf,
  rateName,
  seenCells,
  sightName,
} from '#lab/simulate/reading.ts'
import type { RateLine, SeenLine, SimulationReport } from '#lab/simulate/report.ts'
import type { Summary } from '#lab/statistics/summary.ts'
import type { Wording } from '#lab/wording.ts'
import { columns } from '../columns.ts'
import { message } from '../messages/message.ts'

/** A simulation's report for a terminal. */
export function reportText(report: SimulationReport, wording: Wording): string {
  const { say } = wording
  const facts = columns(
    factsOf(report, wording).map((row) => [...row]),
    2,
  )
  const parts = [`${say(message('lab.title', { game: wording.game, games: report.games }))}\n${facts}`]
  if (report.games > 0) {
    if (report.goals.length > 0) parts.push(goals(report, wording))
    parts.push(rates('seats', report.seats, wording), rates('roles', report.roles, wording))
    if (botNames(report).length > 1) parts.push(rates('levels', report.levels, wording))
    parts.push(spreads(report, wording))
    for (const kind of kindsOf(report)) parts.push(sights(report, kind, wording))
  }
  return `${parts.join('\n\n')}\n`
}

function goals(report: SimulationReport, wording: Wording): string {
  const heads = [wording.say(message('lab.column.found')), wording.say(message('lab.column.wanted'))]
  const rows = report.goals.map((line) => {
    const [name, ...cells] = goalCells(line, wording)
    return [`  ${name}`, ...cells]
  })
  return columns([[wording.say(message('lab.goals')), ...heads, ''], ...rows])
}

function rates(by: By, lines: readonly RateLine[], wording: Wording): string {
  const { say, number, percent } = wording
  const heads = RATES.map((key) => say(message(key)))
  return columns([
    [say(message(BY[by])), ...heads],
    ...lines.map(({ id, games, wins, rate, points }) => [
      `  ${rateName(by, id, wording)}`,
      number(games, 0),
      number(wins, 1),
      percent(rate.value),
      say(message('lab.range', { low: percent(rate.low), high: percent(rate.high) })),
      points === null ? '–' : number(points.mean, 1),
    ]),
  ])
}

function spreads({ length, points }: SimulationReport, { say, number }: Wording): string {
  const row = (name: string, summary: Summary | null): string[][] =>
    summary === null
      ? []
      : [[`  ${name}`, ...FIELDS.map((field) => number(summary[field], field === 'mean' ? 1 : 0))]]
  return columns([
    [say(message('lab.length')), ...FIELDS.map((field) => say(message(SUMMARY[field])))],
    ...row(say(message('lab.decisions')), length.decisions.summary),
    ...row(say(message('lab.rounds')), length.rounds.summary),
    ...Object.entries(length.phases).flatMap(([phase, { summary }]) =>
      row(say(message('lab.rounds-of', { phase })), summary),
    ),
    ...row(say(message('lab.points-of')), points.summary),
  ])
}

/** All sights of a kind, group by group, each group with its mean. */
function sights(report: SimulationReport, kind: string, wording: Wording): string {
  const groups = groupsOf(report, kind)
  const scores = groups.some(({ members }) => members.some(({ pointsEach }) => pointsEach !== null))
  const heads = scores ? SEEN : SEEN.slice(0, 3)
  const row = (name: string, line: SeenLine): string[] =>
    [name, ...seenCells(line, wording)].slice(0, heads.length + 1)
  const rows = groups.flatMap(({ line, members }) => [
    ...(line === null ? [] : [row(`  ${wording.name('seat', line.group)}`, line)]),
    ...members.map((each) => row(`${line === null ? '  ' : '    '}${sightName(each, wording)}`, each)),
  ])
  return columns([[wording.kind(kind), ...heads.map((key) => wording.say(message(key)))], ...rows])
}
