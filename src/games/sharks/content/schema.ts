import { type Static, Type } from 'typebox'
import { by, exact, id, source, sources, TOLD, text, titles, toldText } from '#kernel/content-schema.ts'
import { BACKS, DECK, SHARKS, SIZES, TILES, TYPES } from '../components.ts'

/** As a trash token shows them. */
const ARROWS = ['up', 'right', 'down', 'left'] as const
const count = Type.Integer({ minimum: 0, maximum: 72 })
const points = Type.Integer({ minimum: 1, maximum: 20 })
const type = Type.Enum(TYPES)
const size = Type.Enum(SIZES)
const match = Type.Object(
  { type: Type.Optional(type), size: Type.Optional(size) },
  { ...exact, minProperties: 1 },
)

/** What a score card counts in a stomach. */
const pattern = Type.Union([
  Type.Object(
    { kind: Type.Literal('each'), type: Type.Optional(type), size: Type.Optional(size), points },
    exact,
  ),
  Type.Object({ kind: Type.Literal('pair'), of: Type.Tuple([match, match]), points }, exact),
  Type.Object({ kind: Type.Literal('sizes'), type: Type.Optional(type), points }, exact),
  Type.Object({ kind: Type.Literal('most'), by: Type.Enum(['type', 'size']), points }, exact),
  Type.Object({ kind: Type.Literal('variety'), of: Type.Enum(['type', 'size']), points }, exact),
])

const design = Type.Object(
  {
    id,
    name: text(40),
    copies: Type.Integer({ minimum: 1, maximum: DECK }),
    scores: pattern,
    fact: Type.Integer({ minimum: 1, maximum: 24, ...TOLD }),
    source,
  },
  exact,
)

const shark = Type.Object(
  {
    id: Type.Enum(SHARKS),
    name: text(40),
    facts: Type.Array(toldText(240), { minItems: 1, maxItems: 24 }),
    deck: Type.Array(design, { minItems: 1, maxItems: DECK }),
  },
  exact,
)

export const schema = Type.Object(
  {
    game: Type.Literal('sharks'),
    ...titles,
    tiles: Type.Array(
      Type.Object(
        {
          kind: Type.Enum(TILES),
          core: count,
          more: count,
          source: Type.Union([source, sources('core', 'more')]),
        },
        exact,
      ),
      { minItems: TILES.length, maxItems: TILES.length, ...by('kind') },
    ),
    creatures: Type.Array(Type.Object({ type, size, count, source }, exact), {
      maxItems: 18,
      ...by('size', 'type'),
    }),
    trash: Type.Array(
      Type.Object(
        { directions: Type.Array(Type.Enum(ARROWS), { maxItems: ARROWS.length }), count, source },
        exact,
      ),
      { minItems: BACKS.length, maxItems: BACKS.length, ...by('directions') },
    ),
    sharks: Type.Object(
      {
        bull: shark,
        thresher: shark,
        hammerhead: shark,
        'great-white': shark,
        mako: shark,
        tiger: shark,
      },
      exact,
    ),
  },
  exact,
)

export type SharksContent = Static<typeof schema>
export type Pattern = Static<typeof pattern>
export type Match = Static<typeof match>
export type Design = Static<typeof design>
