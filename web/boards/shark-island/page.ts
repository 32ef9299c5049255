import { name } from '#games/shark-island/messages/name.ts'
import type { GamePage } from '../board.ts'

export const page: GamePage = {
  id: 'shark-island',
  name,
  players: [2, 5],
  minutes: [90, 90],
  load: async () => (await import('./kit.ts')).kit,
  seating: async () => (await import('./seating.ts')).seating,
  lessons: async () => (await import('./lesson-list.ts')).lessons,
}
