import { name } from '#games/sharks/messages/name.ts'
import type { GamePage } from '../board.ts'

export const page: GamePage = {
  id: 'sharks',
  name,
  players: [2, 4],
  minutes: [30, 30],
  load: async () => (await import('./kit.ts')).kit,
  seating: async () => (await import('./seating.ts')).seating,
  lessons: async () => (await import('./lesson-list.ts')).lessons,
}
