import type { IslandEvent } from './events.ts'

/** Every number of players and of Hunters, and every Hunter, who each are First Player at one of them. */
export const TABLES: readonly unknown[] = [
  { players: 3 },
  { players: 5, hunters: ['hudlo', 'anya', 'pilot', 'tempest'], first: 'hudlo' },
  { players: 4, hunters: ['sheriff', 'pilot', 'hudlo'], first: 'sheriff' },
  { players: 2, hunters: ['harlan', 'anya'], first: 'anya' },
  { players: 2, hunters: ['tempest', 'harlan', 'sheriff', 'pilot'], first: 'pilot' },
  { players: 3, hunters: ['harlan', 'hudlo'], first: 'harlan' },
  { players: 4, hunters: ['anya', 'tempest', 'sheriff'], first: 'tempest' },
]

export const PACKS: readonly unknown[] = []

/** Random Sharks win long before the seventeenth day: tests of their own go there. */
export const BEYOND: readonly IslandEvent['key'][] = ['shark-island.calendar-reshuffled']
