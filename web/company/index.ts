/** What a table with others at it needs besides the table: fetched together, once the table is there. */
export { Company } from './company.svelte.ts'
export { default as Talk } from './Talk.svelte'
