/** The games there are: a line for each. */
export { jaws } from './jaws/index.ts'
export { sharkIsland } from './shark-island/index.ts'
export { sharks } from './sharks/index.ts'
