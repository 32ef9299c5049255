import type { CreatureType, TileKind } from '#games/sharks/components.ts'
import type { SharksKey } from './words.ts'

/** What happens on a tile. */
export const ABOUT_TILE = {
  'reef-small': 'sharks.about.reef-small',
  'reef-medium': 'sharks.about.reef-medium',
  'reef-large': 'sharks.about.reef-large',
  'creatures-small': 'sharks.about.creatures-small',
  'creatures-medium': 'sharks.about.creatures-medium',
  'creatures-large': 'sharks.about.creatures-large',
  tide: 'sharks.about.tide',
  relief: 'sharks.about.relief',
  oil: 'sharks.about.oil',
} as const satisfies { readonly [id in TileKind]: SharksKey }

/** What the creatures of a type are. */
export const ABOUT_CREATURE = {
  bony: 'sharks.page.about.creature.bony',
  cartilaginous: 'sharks.page.about.creature.cartilaginous',
  cephalopod: 'sharks.page.about.creature.cephalopod',
  crustacean: 'sharks.page.about.creature.crustacean',
  mammal: 'sharks.page.about.creature.mammal',
  pelagic: 'sharks.page.about.creature.pelagic',
} as const satisfies { readonly [id in CreatureType]: SharksKey }
