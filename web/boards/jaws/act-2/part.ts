/** What Act 2 is shown with. */
export { describe } from '#games/jaws/act-2/page.ts'
export { passageOf } from '../passage.ts'
export { act2 } from './act.ts'
