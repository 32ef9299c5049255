import { botNames, rateName } from '../simulate/reading.ts'
import type { RateLine, SimulationReport } from '../simulate/report.ts'
import type { Wording } from '../wording.ts'
import { dotPlot } from './dots.ts'
import { type FigureRow, figureTable } from './figure-table.ts'
import { html, type Markup } from './markup.ts'

type By = 'roles' | 'seats' | 'levels'

const COLUMNS = ['games', 'wins', 'rate', 'interval', 'points'] as const

/** Win rates by role, seat and level, as dots and as figures. */
export function rateSection(report: SimulationReport, wording: Wording): Markup {
  const { say } = wording
  const kinds: readonly By[] = botNames(report).length > 1 ? ['roles', 'seats', 'levels'] : ['roles', 'seats']
  const rows = kinds.flatMap((by): FigureRow[] => [
    { cells: [say(`lab.${by}`), ...COLUMNS.map(() => '')], heads: true },
    ...report[by].map((line) => ({ cells: cells(by, line, wording) })),
  ])
  const heads = COLUMNS.map((name) => say(`lab.column.${name}`))
  return html`<section><h2>${say('lab.rates')}</h2>
<div class="charts">${kinds.map((by) => plot(by, report[by], wording))}</div>
${figureTable(say('lab.figures'), ['', ...heads], rows)}</section>`
}

function plot(by: By, lines: readonly RateLine[], wording: Wording): Markup {
  const { say, percent, number } = wording
  const games = lines.reduce((sum, line) => sum + line.games, 0)
  const even = lines.reduce((sum, line) => sum + line.wins, 0) / games
  return dotPlot({
    title: say(`lab.${by}`),
    dots: lines.map(({ id, rate }) => {
      const name = rateName(by, id, wording)
      const [value, low, high] = [rate.value, rate.low, rate.high].map(percent)
      return { name, rate, said: say('lab.chart.rate', { name, value, low, high }) }
    }),
    even: { value: even, name: say('lab.chart.even') },
    label: (share) => say('lab.chart.percent', { percent: number(100 * share, 0) }),
  })
}

function cells(by: By, { id, games, wins, rate, points }: RateLine, wording: Wording): string[] {
  const { say, percent, number } = wording
  return [
    rateName(by, id, wording),
    number(games, 0),
    number(wins, 1),
    percent(rate.value),
    say('lab.range', { low: percent(rate.low), high: percent(rate.high) }),
    points === null ? '–' : number(points.mean, 1),
  ]
}
