import { html, type Markup } from './markup.ts'

/** Plots are drawn this wide and stretched to the page: narrow, so that their words can be read on a phone. */
export const WIDTH = 360
export const LEFT = 150
export const RIGHT = 340
export const ROW = 24

/** Longer names are cut; the tooltip has them in full. */
const LONGEST_NAME = 20

export function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

/** From 0 to `most`, from left to right. */
export function scale(most: number): (value: number) => number {
  return (value) => LEFT + ((RIGHT - LEFT) * value) / (most || 1)
}

/** Round values up to `most`, five of them or so. */
function roundSteps(most: number): number[] {
  const rough = most / 5
  const unit = 10 ** Math.floor(Math.log10(rough || 1))
  const step = unit * ([1, 2, 5, 10].find((each) => each * unit >= rough) ?? 10)
  const count = Math.floor(most / step + 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Fine lines at round values, named below. */
export function ticks(most: number, bottom: number, label: (value: number) => string): Markup[] {
  const x = scale(most)
  return roundSteps(most).map(
    (value) => html`<line class="rule" x1="${x(value)}" x2="${x(value)}" y1="18" y2="${bottom}"/>
<text class="dim" x="${x(value)}" y="${bottom + 15}" text-anchor="middle">${label(value)}</text>`,
  )
}
