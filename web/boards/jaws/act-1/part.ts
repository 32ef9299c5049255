/** What Act 1 is shown with. */
export { describe } from '#games/jaws/act-1/page.ts'
export { act1 } from './act.ts'
export { after } from './happening.ts'
