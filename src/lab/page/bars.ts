import type { Interval } from '../statistics/interval.ts'
import { html, type Markup } from './markup.ts'
import { LEFT, ROW, scale, shortened, ticks, WIDTH } from './scale.ts'

export interface Bar {
  readonly name: string
  readonly value: number
  readonly interval: Interval | null
  readonly said: string
}

export interface BarPlot {
  readonly title: string
  readonly bars: readonly Bar[]
  /** Where the scale ends, so that plots side by side can be compared. */
  readonly most: number
  readonly mean?: { readonly value: number; readonly name: string }
  readonly label: (value: number) => string
}

/** Horizontal bars, with whiskers where there are intervals. */
export function barPlot({ title, bars, most, mean, label }: BarPlot): Markup {
  const x = scale(most)
  const bottom = 22 + bars.length * ROW
  const rows = bars.map(({ name, value, interval, said }, row) => {
    const y = 22 + row * ROW
    const middle = y + ROW / 2
    const whisker =
      interval === null ? '' : lines(x(Math.max(0, interval.low)), x(Math.min(most, interval.high)), middle)
    return html`<g><title>${said}</title>
<text x="${LEFT - 8}" y="${middle + 4}" text-anchor="end">${shortened(name)}</text>
<rect class="bar" x="${LEFT}" y="${y + 4}" width="${x(value) - LEFT}" height="${ROW - 8}" rx="2"/>${whisker}</g>`
  })
  const line =
    mean === undefined
      ? ''
      : html`<line class="even" x1="${x(mean.value)}" x2="${x(mean.value)}" y1="16" y2="${bottom}"/>
<text class="even-name" x="${x(mean.value)}" y="12" text-anchor="middle">${mean.name}</text>`
  return html`<figure><h3>${title}</h3><svg viewBox="0 0 ${WIDTH} ${bottom + 22}" role="img" aria-label="${title}">
${ticks(most, bottom, label)}
${rows}
${line}
</svg></figure>`
}

/** Whiskers with a light outline, so that they are seen on the bar and beside it. */
function lines(from: number, to: number, y: number): Markup {
  return html`<line class="halo" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/>
<line class="over" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/>`
}
