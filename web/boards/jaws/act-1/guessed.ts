/** What the chart is drawn with once somebody wants to know where the shark can be. */
export { default as Pennant } from '../art/Pennant.svelte'
export { default as ChartHeat } from './ChartHeat.svelte'
