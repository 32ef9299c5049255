/** What Act 1 is played with. */
export { openAct1 } from '#games/jaws/act-1/page.ts'
export { act1 } from './act.ts'
export { after } from './happening.ts'
