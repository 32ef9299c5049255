import { message } from '../messages/message.ts'
import { FIELDS, SUMMARY } from '../simulate/heads.ts'
import type { SimulationReport, Spread } from '../simulate/report.ts'
import type { Summary } from '../statistics/summary.ts'
import type { Wording } from '../wording.ts'
import { type FigureRow, figureTable } from './figure-table.ts'
import { histogramPlot } from './histogram-plot.ts'
import { html, type Markup } from './markup.ts'

/** How long games were and what they brought, as plots; the points of each role as figures. */
export function spreadSection({ length, points, roles }: SimulationReport, wording: Wording): Markup {
  const { say, number } = wording
  const spreads: readonly [name: string, spread: Spread][] = [
    [say(message('lab.decisions')), length.decisions],
    [say(message('lab.rounds')), length.rounds],
    [say(message('lab.points-of')), points],
  ]
  const row = (name: string, summary: Summary | null): FigureRow[] =>
    summary === null
      ? []
      : [{ cells: [name, ...FIELDS.map((field) => number(summary[field], field === 'mean' ? 1 : 0))] }]
  const rows = [
    ...spreads.flatMap(([name, { summary }]) => row(name, summary)),
    ...roles.flatMap(({ id, points: own }) => row(wording.name('seat', id), own)),
  ]
  const heads = FIELDS.map((field) => say(message(SUMMARY[field])))
  const plots = spreads.map(([name, spread]) => plot(name, spread, wording))
  return html`<section><h2>${say(message('lab.spreads'))}</h2><div class="charts">${plots}</div>
${figureTable(say(message('lab.figures')), ['', ...heads], rows)}</section>`
}

function plot(title: string, { summary, histogram }: Spread, { say, number }: Wording): Markup {
  if (summary === null || histogram === null) return html``
  const median = `${say(message('lab.column.p50'))} ${number(summary.p50, 0)}`
  return histogramPlot({
    title,
    histogram,
    median: { value: summary.p50, name: median },
    said: (from, to, count) => say(message('lab.chart.bin', { from, to, count })),
    label: (value) => number(value, 0),
  })
}
