/** What the shark has before it in Act 1: its panel, and where it has been. */
export { default as SharkPanel } from '../SharkPanel.svelte'
export { default as Tracker } from '../Tracker.svelte'
