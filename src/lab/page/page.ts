import { message } from '../messages/message.ts'
import { factsOf, goalCells, kindsOf } from '../simulate/reading.ts'
import type { SimulationReport } from '../simulate/report.ts'
import type { Wording } from '../wording.ts'
import { html, Markup } from './markup.ts'
import { rateSection } from './rates.ts'
import { sightSection } from './sights.ts'
import { spreadSection } from './spreads.ts'
import { STYLE } from './style.ts'

/** The first characters of every page of ours, by which it may be overwritten. */
export const PAGE_MARK = '<!doctype html><!-- dorsal simulate -->'

/** The report of a simulation as one self-contained HTML page. */
export function pageOf(report: SimulationReport, wording: Wording): string {
  const { say } = wording
  const title = say(message('lab.title', { game: wording.game, games: report.games }))
  const facts = factsOf(report, wording).map(
    ([name, value]) => html`<li><b>${name}</b> <span>${value}</span></li>`,
  )
  const page = html`
<html lang="${wording.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<ul class="facts">${facts}</ul>
${stopped(report, wording)}
</header>
<main>
${report.games === 0 ? '' : sections(report, wording)}
</main>
<footer><p>${say(message('lab.note'))}</p></footer>
</body>
</html>
`
  return PAGE_MARK + page.text
}

function stopped({ interrupted, games, asked }: SimulationReport, { say }: Wording): Markup {
  return interrupted
    ? html`<p class="stopped">${say(message('lab.interrupted', { games, asked }))}</p>`
    : html``
}

function sections(report: SimulationReport, wording: Wording): Markup[] {
  return [
    goalSection(report, wording),
    rateSection(report, wording),
    spreadSection(report, wording),
    ...kindsOf(report).map((kind) => sightSection(report, kind, wording)),
  ]
}

function goalSection({ goals }: SimulationReport, wording: Wording): Markup {
  if (goals.length === 0) return html``
  const lines = goals.map((line) => {
    const [name, ...cells] = goalCells(line, wording)
    return html`<li><b>${name}</b> <span>${cells.join(' · ')}</span></li>`
  })
  return html`<section><h2>${wording.say(message('lab.goals'))}</h2><ul class="facts">${lines}</ul></section>`
}
