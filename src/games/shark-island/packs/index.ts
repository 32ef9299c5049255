import type { HousePack } from '#kernel/game.ts'
import stormWeek from './storm-week.json' with { type: 'json' }

/** What the house has besides the content of the box. */
export const housePacks: readonly HousePack[] = [{ id: 'storm-week', pack: stormWeek }]
