import type { Interval } from '../statistics/interval.ts'
import { html, type Markup } from './markup.ts'
import { LEFT, ROW, scale, shortened, ticks, WIDTH } from './scale.ts'

interface Dot {
  readonly name: string
  readonly rate: Interval
  /** The tooltip. */
  readonly said: string
}

export interface DotPlot {
  readonly title: string
  readonly dots: readonly Dot[]
  /** The value of every dot if there were no difference. */
  readonly even: { readonly value: number; readonly name: string }
  readonly label: (value: number) => string
}

/** Shares as dots with whiskers. */
export function dotPlot({ title, dots, even, label }: DotPlot): Markup {
  const most = Math.min(1, Math.max(...dots.map(({ rate }) => rate.high), even.value * 1.2))
  const x = scale(most)
  const bottom = 22 + dots.length * ROW
  const rows = dots.map(({ name, rate, said }, row) => {
    const y = 22 + row * ROW + ROW / 2
    return html`<g><title>${said}</title>
<text x="${LEFT - 8}" y="${y + 4}" text-anchor="end">${shortened(name)}</text>
<line class="whisker" x1="${x(rate.low)}" x2="${x(Math.min(most, rate.high))}" y1="${y}" y2="${y}"/>
<circle class="dot" cx="${x(rate.value)}" cy="${y}" r="5"/></g>`
  })
  return html`<figure><h3>${title}</h3><svg viewBox="0 0 ${WIDTH} ${bottom + 22}" role="img" aria-label="${title}">
${ticks(most, bottom, label)}
<line class="even" x1="${x(even.value)}" x2="${x(even.value)}" y1="16" y2="${bottom}"/>
<text class="even-name" x="${x(even.value)}" y="12" text-anchor="middle">${even.name}</text>
${rows}
</svg></figure>`
}
