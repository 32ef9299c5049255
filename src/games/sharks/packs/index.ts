import type { HousePack } from '#kernel/game.ts'
import springTide from './spring-tide.json' with { type: 'json' }

/** The packs that come with the game, besides what is in the box. */
export const housePacks: readonly HousePack[] = [{ id: 'spring-tide', pack: springTide }]
