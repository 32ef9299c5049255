import { act1En } from './act-1.en.ts'
import { act2En } from './act-2.en.ts'
import { faultsEn } from './faults.en.ts'
import { name } from './name.ts'

export const en = {
  'jaws.name': name.en,
  'jaws.pitch':
    'One hunts unseen, the others hunt it: first round the island, then on the deck of a shrinking boat.',
  'seat.shark': 'Shark',
  'seat.quint': 'Quint',
  'seat.brody': 'Brody',
  'seat.hooper': 'Hooper',
  ...act1En,
  ...act2En,
  ...faultsEn,
}
