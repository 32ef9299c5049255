import type { Key } from '#kernel/catalogue.ts'
import { act1Fr } from './act-1.fr.ts'
import { act2Fr } from './act-2.fr.ts'
import type { en } from './en.ts'
import { faultsFr } from './faults.fr.ts'
import { name } from './name.ts'

/** Each part is checked in its own file; here only that none is left out. */
export const fr = {
  'jaws.name': name.fr,
  'jaws.pitch':
    'L’un chasse sans être vu, les autres le traquent : autour de l’île, puis sur le pont d’un bateau qui rétrécit.',
  'seat.shark': 'Requin',
  'seat.quint': 'Quint',
  'seat.brody': 'Brody',
  'seat.hooper': 'Hooper',
  ...act1Fr,
  ...act2Fr,
  ...faultsFr,
} satisfies { readonly [key in Key<typeof en>]: string }
