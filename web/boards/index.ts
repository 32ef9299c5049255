import type { GameKit, GamePage } from './board.ts'

/** The shelf, in the order of the posters. */
export const PAGES: readonly GamePage[] = [
  {
    id: 'jaws',
    players: [2, 4],
    minutes: [60, 90],
    load: async () => (await import('./jaws/kit.ts')).kit as unknown as GameKit,
    seating: async () => (await import('./jaws/seating.ts')).seating,
    lessons: async () => (await import('./jaws/lesson-list.ts')).lessons,
  },
  {
    id: 'shark-island',
    players: [2, 5],
    minutes: [90, 90],
    load: async () => (await import('./shark-island/kit.ts')).kit as unknown as GameKit,
    seating: async () => (await import('./shark-island/seating.ts')).seating,
    lessons: async () => (await import('./shark-island/lesson-list.ts')).lessons,
  },
  {
    id: 'sharks',
    players: [2, 4],
    minutes: [30, 30],
    load: async () => (await import('./sharks/kit.ts')).kit as unknown as GameKit,
    seating: async () => (await import('./sharks/seating.ts')).seating,
    lessons: async () => (await import('./sharks/lesson-list.ts')).lessons,
  },
]

export function pageOf(game: string): GamePage | undefined {
  return PAGES.find(({ id }) => id === game)
}
