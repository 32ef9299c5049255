/** The rules of Act 1, and what somebody of the crew takes a turn with, which is made of what they allow. */
export { openAct1 } from '#games/jaws/act-1/rules.ts'
export { playedJaws, playJaws } from '#games/jaws/rules.ts'
export { default as ActionPanel } from './ActionPanel.svelte'
