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

/** A simulation's report for a terminal. */
export function reportText(report: SimulationReport, wording: Wording): string {
  const { say } = wording
  const facts = columns(
    factsOf(report, wording).map((row) => [...row]),
    2,
  )
  const parts = [`${say('lab.title', { game: say(`${report.game}.name`), games: report.games })}\n${facts}`]
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
  const heads = ['found', 'wanted'].map((name) => wording.say(`lab.column.${name}`))
  const rows = report.goals.map((line) => {
    const [name, ...cells] = goalCells(line, wording)
    return [`  ${name}`, ...cells]
  })
  return columns([[wording.say('lab.goals'), ...heads, ''], ...rows])
}

function rates(by: 'seats' | 'roles' | 'levels', lines: readonly RateLine[], wording: Wording): string {
  const { say, number, percent } = wording
  const heads = ['games', 'wins', 'rate', 'interval', 'points'].map((name) => say(`lab.column.${name}`))
  return columns([
    [say(`lab.${by}`), ...heads],
    ...lines.map(({ id, games, wins, rate, points }) => [
      `  ${rateName(by, id, wording)}`,
      number(games, 0),
      number(wins, 1),
      percent(rate.value),
      say('lab.range', { low: percent(rate.low), high: percent(rate.high) }),
      points === null ? '–' : number(points.mean, 1),
    ]),
  ])
}

const SUMMARY = ['mean', 'p10', 'p50', 'p90', 'least', 'most'] as const

function spreads({ length, points }: SimulationReport, { say, number }: Wording): string {
  const row = (name: string, summary: Summary | null): string[][] =>
    summary === null
      ? []
      : [[`  ${name}`, ...SUMMARY.map((field) => number(summary[field], field === 'mean' ? 1 : 0))]]
  return columns([
    [say('lab.length'), ...SUMMARY.map((field) => say(`lab.column.${field}`))],
    ...row(say('lab.decisions'), length.decisions.summary),
    ...row(say('lab.rounds'), length.rounds.summary),
    ...Object.entries(length.phases).flatMap(([phase, { summary }]) =>
      row(say('lab.rounds-of', { phase: say(`lab.phase.${phase}`) }), summary),
    ),
    ...row(say('lab.points-of'), points.summary),
  ])
}

/** All sights of a kind, group by group, each group with its mean. */
function sights(report: SimulationReport, kind: string, wording: Wording): string {
  const groups = groupsOf(report, kind)
  const scores = groups.some(({ members }) => members.some(({ pointsEach }) => pointsEach !== null))
  const heads = scores ? ['seen', 'possible', 'times', 'each', 'interval'] : ['seen', 'possible', 'times']
  const row = (name: string, line: SeenLine): string[] =>
    [name, ...seenCells(line, wording)].slice(0, heads.length + 1)
  const rows = groups.flatMap(({ line, members }) => [
    ...(line === null ? [] : [row(`  ${wording.name('seat', line.group)}`, line)]),
    ...members.map((each) => row(`${line === null ? '  ' : '    '}${sightName(each, wording)}`, each)),
  ])
  return columns([[wording.kind(kind), ...heads.map((name) => wording.say(`lab.column.${name}`))], ...rows])
}
