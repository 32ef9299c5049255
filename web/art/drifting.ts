/** Units of the drawing to either side, in steps that nobody sees, and the milliseconds between two of them. */
const FAR = 6
const STEP = 0.5
const PAUSE = 2000

/**
 * Lets water drift. An animation in steps would look the same, but a browser works it out for every frame, and a drawing
 * without a graphics card is drawn anew with each step: one in two seconds is all that a table at rest needs to do.
 */
export function drifting(water: SVGElement): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let steps = 0
  const timer = setInterval(() => {
    if (document.hidden) return
    steps++
    const along = (steps * STEP) % (2 * FAR)
    water.style.transform = `translateX(${along <= FAR ? along : 2 * FAR - along}px)`
  }, PAUSE)
  return () => clearInterval(timer)
}
