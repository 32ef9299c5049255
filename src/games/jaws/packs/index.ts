import type { HousePack } from '#kernel/game.ts'
import highSeason from './high-season.json' with { type: 'json' }

/** The packs that come with the game, besides what is in the box. */
export const housePacks: readonly HousePack[] = [{ id: 'high-season', pack: highSeason }]
