import type { Room } from './room.ts'

/** The table is no longer the one that people were ready for: they say so again, and are told why. */
export function undoReady(room: Room, at: number): void {
  for (const person of room.ready.keys()) room.unready.set(person, at)
  room.ready.clear()
}
