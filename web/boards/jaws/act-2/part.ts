/** What Act 2 is played with. */
export { openAct2 } from '#games/jaws/act-2/page.ts'
export { act2 } from './act.ts'
