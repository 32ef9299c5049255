/** The door through which the page reaches the rules of Act 1 to play them. */
export { openAct1 } from './index.ts'
