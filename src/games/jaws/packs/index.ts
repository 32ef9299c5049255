import type { HousePack } from '#kernel/game.ts'
import highSeason from './high-season.json' with { type: 'json' }

/** What the house has besides the content of the box. */
export const housePacks: readonly HousePack[] = [{ id: 'high-season', pack: highSeason }]
