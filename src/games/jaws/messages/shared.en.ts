import { name } from './name.ts'

/** What both acts share: the game's own name, and its seats. */
export const sharedEn = {
  'jaws.name': name.en,
  'jaws.pitch':
    'One hunts unseen, the others hunt it: first round the island, then on the deck of a shrinking boat.',
  'seat.shark': 'Shark',
  'seat.quint': 'Quint',
  'seat.brody': 'Brody',
  'seat.hooper': 'Hooper',
}
