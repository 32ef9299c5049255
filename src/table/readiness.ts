import type { Room } from './room.ts'

/** The table changed: people who were ready have to say so again, and are told why. */
export function undoReady(room: Room, at: number): void {
  for (const person of room.ready.keys()) room.unready.set(person, at)
  room.ready.clear()
  room.arranged++
}
