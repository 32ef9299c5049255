/** The door through which the page reaches the rules of Act 2 to play them. */
export { openAct2 } from './index.ts'
