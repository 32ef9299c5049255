/** Every number of players and of Hunters, and every Hunter. */
export const TABLES: readonly unknown[] = [
  { players: 3 },
  { players: 5, hunters: ['hudlo', 'anya', 'pilot', 'tempest'] },
  { players: 4, hunters: ['sheriff', 'pilot', 'hudlo'] },
  { players: 2, hunters: ['harlan', 'anya'] },
  { players: 2, hunters: ['tempest', 'harlan', 'sheriff', 'pilot'], first: 'pilot' },
]

export const PACKS: readonly unknown[] = []

/** Random Sharks win long before the seventeenth day: the Calendar Phase's own tests go there. */
export const BEYOND: readonly string[] = ['shark-island.calendar-reshuffled']
