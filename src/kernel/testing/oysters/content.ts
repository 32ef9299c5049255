import { type Static, Type } from 'typebox'
import { fault, shelf } from '#kernel/content.ts'
import { exact } from '#kernel/content-schema.ts'
import type { Message } from '#kernel/message.ts'
import { VALUES } from './words.ts'

const schema = Type.Object(
  {
    game: Type.Literal('oysters'),
    /** How many cards there are of each value. */
    cards: Type.Array(Type.Integer({ minimum: 0, maximum: 20 }), {
      minItems: VALUES.length,
      maxItems: VALUES.length,
    }),
    shells: Type.Object({ depth: Type.Integer({ minimum: 1 }) }, exact),
  },
  exact,
)

export type OystersContent = Static<typeof schema>

/** Three players lay three cards each and draw twice. */
const FEWEST_CARDS = 15

export const content = shelf<OystersContent>({
  game: 'oysters',
  builtIn: { game: 'oysters', cards: [4, 4, 4, 4, 4], shells: { depth: 3 } },
  schema,
  earlier: [],
  merge: (builtIn, pack) => ({ ...builtIn, ...pack }),
  faults: ({ cards }): Message[] => {
    const sum = cards.reduce((a, b) => a + b, 0)
    return sum >= FEWEST_CARDS ? [] : [fault('cards', 'fault.in-all', { must: FEWEST_CARDS, are: sum })]
  },
})
