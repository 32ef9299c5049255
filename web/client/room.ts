import type { PersonRoomView, RoomView } from '../../src/table/room-view.ts'

/** A room as it is sent: what a person is shown of it, and who is here. */
export interface Room extends Omit<RoomView, 'people'> {
  readonly people: readonly RoomPerson[]
}

/** A room without what was said in it, as this page asks for it. */
export type QuietRoom = Omit<Room, 'talk' | 'told'>

/** What comes over a socket says also when it was sent. */
export type SentRoom = QuietRoom & { readonly now: number }

interface RoomPerson extends PersonRoomView {
  /** Since when this person is gone; null for one who is here. */
  readonly gone: number | null
  /** From when on anyone at the table may have a bot mind this person's seats. */
  readonly mindFrom: number | null
}
