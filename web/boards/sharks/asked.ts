/** What is said while one thing is chosen out of several: the question, the button, and what the button waits for. */
export const CHOICES = {
  start: {
    title: 'sharks.page.start.title',
    main: 'sharks.page.start.main',
    why: 'sharks.page.start.why',
  },
  take: { title: 'sharks.page.take.title', main: 'sharks.page.take.main', why: 'sharks.page.take.why' },
  draw: { title: 'sharks.page.draw.title', main: 'sharks.page.draw.main', why: 'sharks.page.draw.why' },
  boat: { title: 'sharks.page.boat.title', main: 'sharks.page.boat.main', why: 'sharks.page.boat.why' },
} as const

/** What a tile will do, once one has swum there. */
export const THEN = {
  reef: 'sharks.page.swim.then-reef',
  creatures: 'sharks.page.swim.then-creatures',
  tide: 'sharks.page.swim.then-tide',
  relief: 'sharks.page.swim.then-relief',
  oil: 'sharks.page.swim.then-oil',
} as const
