import type { Translates } from '#kernel/catalogue.ts'
import type { faultsEn } from './faults.en.ts'

/** What does not fit in a content pack. */
export const faultsFr = {
  'jaws.fault.itself': '{field} : n’est pas voisin de lui-même',
  'jaws.fault.one-way': '{field} : {to} doit y ramener',
  'jaws.fault.two-docks': '{field} : doivent être deux espaces',
  'jaws.fault.land': '{field} : doit toucher la terre',
  'jaws.fault.hits': '{field} : doit montrer un coup quelque part',
  'jaws.fault.destroy': '{field} : doit dépasser ce qui l’endommage',
  'jaws.fault.zone': '{field} : il manque une carte pour la zone {zone}',
  'jaws.fault.weapon': '{field} : il faut une arme de mêlée qui n’est jamais défaussée',
} as const

faultsFr satisfies Translates<typeof faultsFr, typeof faultsEn>
