import type { Histogram } from '../statistics/histogram.ts'
import { html, type Markup } from './markup.ts'
import { RIGHT, WIDTH } from './scale.ts'

export interface HistogramPlot {
  readonly title: string
  readonly histogram: Histogram
  readonly median: { readonly value: number; readonly name: string }
  readonly said: (from: number, to: number, count: number) => string
  readonly label: (value: number) => string
}

const LEFT = 12
const TOP = 20
const BOTTOM = 150

/** Vertical bars, one for each bin. */
export function histogramPlot({ title, histogram, median, said, label }: HistogramPlot): Markup {
  const { from, width, counts } = histogram
  const most = Math.max(...counts)
  const bin = (RIGHT - LEFT) / counts.length
  const bars = counts.map((count, index) => {
    const height = ((BOTTOM - TOP) * count) / most
    const start = from + index * width
    return html`<rect class="bar" x="${LEFT + index * bin + 1}" y="${BOTTOM - height}" width="${Math.max(1, bin - 2)}" height="${height}"><title>${said(start, start + width - 1, count)}</title></rect>`
  })
  const every = Math.ceil(counts.length / 6)
  const names = counts.flatMap((_, index) =>
    index % every === 0
      ? [
          html`<text class="dim" x="${LEFT + index * bin}" y="${BOTTOM + 15}">${label(from + index * width)}</text>`,
        ]
      : [],
  )
  const middle = LEFT + ((median.value - from + 0.5) / width) * bin
  return html`<figure><h3>${title}</h3><svg viewBox="0 0 ${WIDTH} ${BOTTOM + 22}" role="img" aria-label="${title}">
${bars}
<line class="rule" x1="${LEFT}" x2="${RIGHT}" y1="${BOTTOM}" y2="${BOTTOM}"/>${names}
<line class="even" x1="${middle}" x2="${middle}" y1="${TOP - 4}" y2="${BOTTOM}"/>
<text class="even-name" x="${Math.min(middle, RIGHT - 50)}" y="12" text-anchor="middle">${median.name}</text>
</svg></figure>`
}
