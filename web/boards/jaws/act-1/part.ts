/** What Act 1 is played with. */
export { openAct1 } from '#games/jaws/act-1/page.ts'
export { default as Board } from './Board.svelte'
export { after } from './happening.ts'
