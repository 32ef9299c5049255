import type { HousePack } from '#kernel/game.ts'
import stormWeek from './storm-week.json' with { type: 'json' }

/** The packs that come with the game, besides what is in the box. */
export const housePacks: readonly HousePack[] = [{ id: 'storm-week', pack: stormWeek }]
