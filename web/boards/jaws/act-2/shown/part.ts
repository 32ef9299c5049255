/** What Act 2 has besides its board while something happens, and after dice were rolled. */
export { default as Banner } from '../Banner.svelte'
export { default as Sparks } from '../Sparks.svelte'
export { default as Tray } from '../Tray.svelte'
