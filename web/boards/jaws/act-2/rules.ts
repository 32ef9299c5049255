/** The rules of Act 2. */
export { openAct2 } from '#games/jaws/act-2/rules.ts'
export { playedJaws } from '#games/jaws/rules.ts'
