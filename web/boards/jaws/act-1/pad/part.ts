/** What the shark has before it once it has been anywhere. */
export { default as Tracker } from '../Tracker.svelte'
