/** What Act 2 begins with: the crew deal out their gear. */
export { default as Share } from '../Share.svelte'
