import { name } from '#games/minnows/messages/name.ts'
import type { GamePage } from '../board.ts'

export const page: GamePage = {
  id: 'minnows',
  name,
  players: [2, 3],
  minutes: [5, 5],
  load: async () => (await import('./kit.ts')).kit,
  seating: async () => (await import('./seating.ts')).seating,
}
