import type { Act2Key, GearCard } from './props.ts'

/** What kind of gear a card is. */
export const KIND = {
  melee: 'jaws.act2.kind.melee',
  firearm: 'jaws.act2.kind.firearm',
  attachable: 'jaws.act2.kind.attachable',
  chum: 'jaws.act2.kind.chum',
  ammo: 'jaws.act2.kind.ammo',
  cage: 'jaws.act2.kind.cage',
} as const satisfies { readonly [kind in GearCard['kind']]: Act2Key }
