import type { Catalogue } from '../../../kernel/message.ts'
import { act1Fr } from './act-1.fr.ts'
import { act2Fr } from './act-2.fr.ts'
import { faultsFr } from './faults.fr.ts'

export const fr: Catalogue = {
  'jaws.name': 'JAWS',
  'jaws.pitch':
    'L’un chasse sans être vu, trois le traquent : autour de l’île, puis sur le pont d’un bateau qui rétrécit.',
  'seat.shark': 'Requin',
  'seat.quint': 'Quint',
  'seat.brody': 'Brody',
  'seat.hooper': 'Hooper',
  ...act1Fr,
  ...act2Fr,
  ...faultsFr,
}
