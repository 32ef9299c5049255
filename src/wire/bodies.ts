import { Type } from 'typebox'
import { closed, code, level, seat, text, type Wire, whom } from './fields.ts'

/** `personName` decides what is a name; this only bounds its length. */
export const NameBody = Type.Object({ name: text(200) }, closed)
/** With `alone`, the device that is moved to is the only one from then on. */
export const MoveBody = Type.Object({ code, alone: Type.Optional(Type.Boolean()) }, closed)
/** A required field, so that no other request can be mistaken for this one. */
export const ForgetBody = Type.Object({ forever: Type.Literal(true) }, closed)
export const BlockBody = Type.Object({ match: text(64), whom }, closed)
export const ReportBody = Type.Object(
  { whom, why: Type.Enum(['talk', 'name', 'play']), text: Type.Optional(text(500, 0)) },
  closed,
)
/** For requests whose path says everything. */
export const NoBody = Type.Object({}, closed)
export const InvitationBody = Type.Object({ seat }, closed)
export const SitBody = Type.Object({ seat, code: Type.Optional(code) }, closed)

/** Seats, one after the other with commas; or, after the end, `all` or `watcher`. */
export const EyesQuery = Type.Object(
  { eyes: Type.Optional(text(200)), lang: Type.Optional(text(20)) },
  closed,
)

const seatPlan = Type.Union([Type.Literal('me'), Type.Literal('open'), Type.Object({ bot: level }, closed)])
export type SeatPlan = Wire<typeof seatPlan>

/** The game checks its own options and content. */
export const MatchBody = Type.Object(
  {
    game: text(40),
    options: Type.Optional(Type.Unknown()),
    pack: Type.Optional(Type.Unknown()),
    listed: Type.Optional(Type.Boolean()),
    seats: Type.Optional(Type.Record(seat, seatPlan, { ...closed, maxProperties: 16 })),
  },
  closed,
)
export type NewMatch = Wire<typeof MatchBody>

export const PackBody = Type.Object({ game: text(40), pack: Type.Unknown() }, closed)
