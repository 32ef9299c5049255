/** The smallest text, in CSS pixels as it is drawn: `--size-least` for what is drawn to another scale. */
const LEAST = 12

/** How tall text must be in the units of a drawing that is so many units across, and so many pixels. */
export function leastIn(units: number, pixels: number): number {
  return pixels > 0 ? (LEAST * units) / pixels : 0
}
