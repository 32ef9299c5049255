import type { IconId, StrategyId, WareId } from '#games/shark-island/components.ts'
import type { IslandKey } from './words.ts'

/** What the game itself says of a strategy, an icon of a die, or a hazard. */
export const ABOUT = {
  resort: 'shark-island.about.resort',
  mayor: 'shark-island.about.mayor',
  press: 'shark-island.about.press',
  'ghost-town': 'shark-island.about.ghost-town',
  binoculars: 'shark-island.about.binoculars',
  harpoon: 'shark-island.about.harpoon',
  repair: 'shark-island.about.repair',
  shark: 'shark-island.about.shark',
  buoy: 'shark-island.about.buoy',
  fog: 'shark-island.about.fog',
  rammed: 'shark-island.about.rammed',
} as const satisfies { readonly [id in StrategyId | IconId | 'fog' | 'rammed']: IslandKey }

/** What a ware is called. */
export const WARE = {
  fin: 'shark-island.page.ware.fin',
  hazards: 'shark-island.page.ware.hazards',
  card: 'shark-island.page.ware.card',
  heal: 'shark-island.page.ware.heal',
  night: 'shark-island.page.ware.night',
} as const satisfies { readonly [id in WareId]: IslandKey }

/** What it is good for. */
export const ABOUT_WARE = {
  fin: 'shark-island.page.about.ware.fin',
  hazards: 'shark-island.page.about.ware.hazards',
  card: 'shark-island.page.about.ware.card',
  heal: 'shark-island.page.about.ware.heal',
  night: 'shark-island.page.about.ware.night',
} as const satisfies { readonly [id in WareId]: IslandKey }
