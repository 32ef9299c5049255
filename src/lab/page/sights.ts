import { message } from '../messages/message.ts'
import { SEEN } from '../simulate/heads.ts'
import { groupsOf, type SightGroup, seenCells, sightName } from '../simulate/reading.ts'
import type { SeenLine, SimulationReport } from '../simulate/report.ts'
import type { Wording } from '../wording.ts'
import { type Bar, barPlot } from './bars.ts'
import { type FigureRow, figureTable } from './figure-table.ts'
import { html, type Markup } from './markup.ts'

/** What was seen of a kind: mean points where it brings points, group by group, and else how often it was seen. */
export function sightSection(report: SimulationReport, kind: string, wording: Wording): Markup {
  const { say } = wording
  const groups = groupsOf(report, kind)
  const members = groups.flatMap((group) => group.members)
  const scores = groups.some(({ line }) => line !== null && line.pointsEach !== null)
  const worth = (line: SeenLine): number => (scores ? (line.pointsEach?.value ?? 0) : line.timesAGame)
  const most =
    1.05 * Math.max(...members.map((line) => (scores ? (line.pointsEach?.high ?? 0) : worth(line))))
  const title = say(message(scores ? 'lab.means' : 'lab.use'))
  const plots = groups.flatMap(inParts).map(({ line, members: own }) =>
    barPlot({
      title: line === null ? title : wording.name('seat', line.group),
      bars: own.map((each) => bar(each, worth(each), scores, wording)),
      most,
      label: (value) => wording.number(value, most < 4 ? 1 : 0),
      ...(line?.pointsEach ? { mean: meanOf(line.pointsEach.value, wording) } : {}),
    }),
  )
  const caption = scores ? html`<p>${title}</p>` : html``
  const heads = SEEN.map((key) => say(message(key)))
  return html`<section><h2>${wording.kind(kind)}</h2>${caption}<div class="charts">${plots}</div>
${figureTable(say(message('lab.figures')), ['', ...heads], rows(groups, wording))}</section>`
}

const MOST_BARS = 16

/** A long list is drawn as several plots side by side. */
function inParts({ line, members }: SightGroup): SightGroup[] {
  const parts = Math.ceil(members.length / MOST_BARS)
  const length = Math.ceil(members.length / parts)
  return Array.from({ length: parts }, (_, part) => ({
    line,
    members: members.slice(part * length, (part + 1) * length),
  }))
}

function meanOf(value: number, { say, number }: Wording): { value: number; name: string } {
  return { value, name: `${say(message('lab.column.mean'))} ${number(value, 2)}` }
}

function bar(line: SeenLine, value: number, scores: boolean, wording: Wording): Bar {
  const name = sightName(line, wording)
  return {
    name,
    value,
    interval: scores ? line.pointsEach : null,
    said: `${name}: ${wording.number(value, 2)}`,
  }
}

function rows(groups: readonly SightGroup[], wording: Wording): FigureRow[] {
  return groups.flatMap(({ line, members }) => [
    ...(line === null
      ? []
      : [{ cells: [wording.name('seat', line.group), ...seenCells(line, wording)], heads: true }]),
    ...members.map((each) => ({ cells: [sightName(each, wording), ...seenCells(each, wording)] })),
  ])
}
