import type { PersonRoomView, QuietRoomView, RoomView } from '#table/room-view.ts'

/** A room as it is sent: what a person is shown of it, and who is here. */
type WithPresence<Shown extends QuietRoomView> = Omit<Shown, 'people'> & {
  readonly people: readonly RoomPerson[]
}

export type Room = WithPresence<RoomView>
/** A room without what was said in it. */
export type QuietRoom = WithPresence<QuietRoomView>

interface RoomPerson extends PersonRoomView {
  /** Since when this person is gone; null for one who is here. */
  readonly gone: number | null
  /** From when on anyone at the table may have a bot mind this person's seats. */
  readonly mindFrom: number | null
}
