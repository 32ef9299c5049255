import { type Static, Type } from 'typebox'
import { exact, text } from '#kernel/content-schema.ts'

const count = Type.Integer({ minimum: 1, maximum: 60 })
const shark = Type.Object({ name: text(40) }, exact)

export const schema = Type.Object(
  {
    game: Type.Literal('minnows'),
    /** How many minnows a shoal has. */
    shoals: Type.Object({ small: count, large: count }, exact),
    bonus: Type.Integer({ minimum: 0, maximum: 20 }),
    sharks: Type.Object({ blue: shark, lemon: shark, nurse: shark }, exact),
  },
  exact,
)

export type MinnowsContent = Static<typeof schema>
