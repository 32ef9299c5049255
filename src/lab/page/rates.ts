import { message } from '../messages/message.ts'
import { BY, type By, RATES } from '../simulate/heads.ts'
import { botNames, rateName } from '../simulate/reading.ts'
import type { RateLine, SimulationReport } from '../simulate/report.ts'
import type { Wording } from '../wording.ts'
import { dotPlot } from './dots.ts'
import { type FigureRow, figureTable } from './figure-table.ts'
import { html, type Markup } from './markup.ts'

/** Win rates by role, seat and level, as dots and as figures. */
export function rateSection(report: SimulationReport, wording: Wording): Markup {
  const { say } = wording
  const kinds: readonly By[] = botNames(report).length > 1 ? ['roles', 'seats', 'levels'] : ['roles', 'seats']
  const rows = kinds.flatMap((by): FigureRow[] => [
    { cells: [say(message(BY[by])), ...RATES.map(() => '')], heads: true },
    ...report[by].map((line) => ({ cells: cells(by, line, wording) })),
  ])
  const heads = RATES.map((key) => say(message(key)))
  return html`<section><h2>${say(message('lab.rates'))}</h2>
<div class="charts">${kinds.map((by) => plot(by, report[by], wording))}</div>
${figureTable(say(message('lab.figures')), ['', ...heads], rows)}</section>`
}

function plot(by: By, lines: readonly RateLine[], wording: Wording): Markup {
  const { say, percent, number } = wording
  const games = lines.reduce((sum, line) => sum + line.games, 0)
  const even = lines.reduce((sum, line) => sum + line.wins, 0) / games
  return dotPlot({
    title: say(message(BY[by])),
    dots: lines.map(({ id, rate }) => {
      const name = rateName(by, id, wording)
      const [value, low, high] = [rate.value, rate.low, rate.high].map(percent)
      return { name, rate, said: say(message('lab.chart.rate', { name, value, low, high })) }
    }),
    even: { value: even, name: say(message('lab.chart.even')) },
    label: (share) => say(message('lab.chart.percent', { percent: number(100 * share, 0) })),
  })
}

function cells(by: By, { id, games, wins, rate, points }: RateLine, wording: Wording): string[] {
  const { say, percent, number } = wording
  return [
    rateName(by, id, wording),
    number(games, 0),
    number(wins, 1),
    percent(rate.value),
    say(message('lab.range', { low: percent(rate.low), high: percent(rate.high) })),
    points === null ? '–' : number(points.mean, 1),
  ]
}
