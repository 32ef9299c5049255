/** What Act 2 is played with. */
export { openAct2 } from '#games/jaws/act-2/page.ts'
export { default as Board } from './Board.svelte'
