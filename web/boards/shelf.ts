/** The games there are on the page: a line for each. */
export { page as jaws } from './jaws/page.ts'
export { page as sharkIsland } from './shark-island/page.ts'
export { page as sharks } from './sharks/page.ts'
