import type { HousePack } from '#kernel/game.ts'
import springTide from './spring-tide.json' with { type: 'json' }

/** What the house has besides the content of the box. */
export const housePacks: readonly HousePack[] = [{ id: 'spring-tide', pack: springTide }]
