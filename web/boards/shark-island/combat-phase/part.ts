/** What a combat is shown with. */
export { default as Combat } from './Combat.svelte'
export { default as MyLine } from './MyLine.svelte'
export { default as Odds } from './Odds.svelte'
export { oddsFor } from './odds.ts'
