import type { Translates } from '#kernel/catalogue.ts'
import { name } from './name.ts'
import type { sharedEn } from './shared.en.ts'

/** What both acts share: the game's own name, and its seats. */
export const sharedFr = {
  'jaws.name': name.fr,
  'jaws.pitch':
    'L’un chasse sans être vu, les autres le traquent : autour de l’île, puis sur le pont d’un bateau qui rétrécit.',
  'seat.shark': 'Requin',
  'seat.quint': 'Quint',
  'seat.brody': 'Brody',
  'seat.hooper': 'Hooper',
} as const

sharedFr satisfies Translates<typeof sharedFr, typeof sharedEn>
