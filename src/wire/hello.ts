import { Type } from 'typebox'
import { closed, code, seat, type Wire } from './fields.ts'

/** The first message on a socket, and any later one that changes how its table is looked at. */
export const HelloMessage = Type.Object(
  {
    hello: Type.Object(
      {
        /** How many updates the client has seen. */
        cursor: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
        /** The seats it saw them with. */
        seats: Type.Optional(Type.Array(seat, { maxItems: 16 })),
        /** Those of one's own seats to look with; all of them, if not said. */
        eyes: Type.Optional(Type.Array(seat, { maxItems: 16 })),
        /** Whether the client accepts patches. */
        patches: Type.Optional(Type.Boolean()),
        /** Whether talk is sent apart from the room, as added lines. */
        talk: Type.Optional(Type.Boolean()),
        /** The time of the last line of talk that the client has. */
        heard: Type.Optional(Type.Integer({ minimum: 0 })),
        /** The code of a link to the table, for somebody who has no seat yet. */
        code: Type.Optional(code),
      },
      closed,
    ),
  },
  closed,
)

export type Hello = Wire<typeof HelloMessage>['hello']
