/** What the shark has before it in Act 1. */
export { default as SharkPanel } from '../SharkPanel.svelte'
