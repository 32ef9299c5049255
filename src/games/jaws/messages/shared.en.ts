/** What both acts share: the game's own name, and its seats. */
export const sharedEn = {
  'jaws.name': 'JAWS',
  'jaws.pitch':
    'One hunts unseen, three hunt it: first round the island, then on the deck of a shrinking boat.',
  'seat.shark': 'Shark',
  'seat.quint': 'Quint',
  'seat.brody': 'Brody',
  'seat.hooper': 'Hooper',
}
