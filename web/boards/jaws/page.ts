import { name } from '#games/jaws/messages/name.ts'
import type { GamePage } from '../board.ts'

export const page: GamePage = {
  id: 'jaws',
  name,
  players: [2, 4],
  minutes: [60, 90],
  load: async () => (await import('./kit.ts')).kit,
  seating: async () => (await import('./seating.ts')).seating,
  lessons: async () => (await import('./lesson-list.ts')).lessons,
}
