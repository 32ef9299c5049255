/** What Act 2 has besides its board: while something happens, after dice were rolled, and as the crew deal out their gear. */
export { default as Banner } from '../Banner.svelte'
export { default as Share } from '../Share.svelte'
export { default as Sparks } from '../Sparks.svelte'
export { default as Tray } from '../Tray.svelte'
