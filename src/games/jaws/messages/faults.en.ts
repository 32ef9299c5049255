import type { Says } from '#kernel/catalogue.ts'

/** What does not fit in a content pack. */
export const faultsEn = {
  'jaws.fault.itself': '{field}: is not next to itself',
  'jaws.fault.one-way': '{field}: {to} must lead back',
  'jaws.fault.two-docks': '{field}: must be two spaces',
  'jaws.fault.land': '{field}: must have land',
  'jaws.fault.hits': '{field}: must show a hit somewhere',
  'jaws.fault.destroy': '{field}: must be more than damages it',
  'jaws.fault.zone': '{field}: must have a card for zone {zone}',
  'jaws.fault.weapon': '{field}: must have a melee weapon that is never discarded',
} as const

faultsEn satisfies Says<typeof faultsEn>

/** These, and what any content pack can get wrong. */
export type FaultKey = keyof typeof faultsEn | `fault.${string}`
