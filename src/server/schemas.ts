import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { LEVELS } from '../bots/index.ts'
import { Refusal } from '../kernel/refusal.ts'
import { LONGEST_NOTE, MOST_NOTES } from '../table/pad.ts'
import { QUICK_WORDS, type QuickWord } from '../table/quick-words.ts'

/** Everything that comes from outside, in one place. The games check their own options and content. */
const closed = { additionalProperties: false } as const
const text = (most: number, least = 1) => Type.String({ minLength: least, maxLength: most })

const seat = text(40)
const level = Type.Union(LEVELS.map((each) => Type.Literal(each)))
const code = text(64)
/** What a browser adds to the draws: 256 bits. */
const number = Type.Optional(Type.String({ minLength: 64, maxLength: 64, pattern: '^[0-9a-f]{64}$' }))
const tag = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\x21-\\x7e]+$' })

/** What a name may be is said by `personName`; here only how much of it is looked at. */
export const NameBody = Type.Object({ name: text(200) }, closed)
/** With `alone`, the device that is moved to is the only one from then on. */
export const MoveBody = Type.Object({ code, alone: Type.Optional(Type.Boolean()) }, closed)
/** So that no request can be taken for this one by mistake. */
export const ForgetBody = Type.Object({ forever: Type.Literal(true) }, closed)
const whom = text(64)
export const BlockBody = Type.Object({ match: text(64), whom }, closed)
export const ReportBody = Type.Object(
  { whom, why: Type.Enum(['talk', 'name', 'play']), text: Type.Optional(text(500, 0)) },
  closed,
)
/** For what needs no more said than where it is sent. */
export const NoBody = Type.Object({}, closed)
export const InvitationBody = Type.Object({ seat }, closed)
export const SitBody = Type.Object({ seat, code: Type.Optional(code) }, closed)

/** Seats, one after the other with commas; or, after the end, `all` or `watcher`. */
export const EyesQuery = Type.Object(
  { eyes: Type.Optional(text(200)), lang: Type.Optional(text(20)) },
  closed,
)

const seatPlan = Type.Union([Type.Literal('me'), Type.Literal('open'), Type.Object({ bot: level }, closed)])

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

export const PackBody = Type.Object({ game: text(40), pack: Type.Unknown() }, closed)

const Hello = Type.Object(
  {
    hello: Type.Object(
      {
        cursor: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
        seats: Type.Optional(Type.Array(seat, { maxItems: 16 })),
        eyes: Type.Optional(Type.Array(seat, { maxItems: 16 })),
        patches: Type.Optional(Type.Boolean()),
        talk: Type.Optional(Type.Boolean()),
        heard: Type.Optional(Type.Integer({ minimum: 0 })),
        code: Type.Optional(code),
      },
      closed,
    ),
  },
  closed,
)

const channel = Type.Union([Type.Literal('table'), Type.Literal('team')])
const quickWord = Type.Enum(Object.keys(QUICK_WORDS) as QuickWord[])

/** By seat a person, or null for a bot. */
const seating = Type.Record(text(40), Type.Union([text(64), Type.Null()]), { ...closed, maxProperties: 16 })
const offer = Type.Object(
  {
    what: Type.Enum(['takeback', 'end', 'rematch']),
    seating: Type.Optional(Type.Union([Type.Literal('same'), Type.Literal('swap'), seating])),
  },
  closed,
)

const order = <Name extends string, Fields extends { [field: string]: TSchema }>(
  what: Name,
  fields: Fields,
) => Type.Object({ id: tag, do: Type.Literal(what), ...fields }, closed)

/** What can be asked for on a socket, by the name of the command. */
export const ORDERS = {
  sit: order('sit', { seat, code: Type.Optional(code) }),
  leave: order('leave', { seat }),
  bot: order('bot', { seat, level }),
  reopen: order('reopen', { seat }),
  ready: order('ready', { on: Type.Boolean(), number }),
  list: order('list', { on: Type.Boolean() }),
  options: order('options', { options: Type.Unknown() }),
  act: order('act', {
    seat,
    actions: Type.Array(text(200), { minItems: 1, maxItems: 64 }),
    answering: Type.Optional(text(100)),
  }),
  undo: order('undo', { seat }),
  offer: order('offer', { offer, number }),
  answer: order('answer', { agree: Type.Boolean(), number }),
  concede: order('concede', {}),
  back: order('back', { seat }),
  stay: order('stay', { seat }),
  /** In one's own words, or in one of those that all know. */
  say: Type.Union([order('say', { channel, text: text(500) }), order('say', { channel, word: quickWord })]),
  note: order('note', {
    seat,
    notes: Type.Record(Type.String({ pattern: '^[\\x20-\\x7e]{1,40}$' }), text(LONGEST_NOTE, 0), {
      ...closed,
      minProperties: 1,
      maxProperties: MOST_NOTES,
    }),
  }),
  mute: order('mute', { whom, on: Type.Boolean() }),
} as const

type OrderName = keyof typeof ORDERS
export type Order = { [Name in OrderName]: Static<(typeof ORDERS)[Name]> }[OrderName]

/** Gives the value as what the schema says it is, or refuses it by the name of the field. */
export function checker<Schema extends TSchema>(schema: Schema): (value: unknown) => Static<Schema> {
  const compiled = Compile(schema)
  return (value) => {
    if (compiled.Check(value)) return value as Static<Schema>
    const [error] = compiled.Errors(value)
    const field = error.instancePath.slice(1).replaceAll('/', '.').slice(0, 60)
    const expected = error.keyword === 'boolean' ? 'is not a field of this' : error.message
    throw new Refusal('bad-request', { field: field === '' ? 'body' : field, expected })
  }
}

const ORDER_CHECKERS = new Map<string, (value: unknown) => unknown>(
  Object.entries(ORDERS).map(([each, schema]) => [each, checker(schema as TSchema)]),
)

export const asHello = checker(Hello)

export function asOrder(value: { readonly [field: string]: unknown }): Order {
  const check = typeof value.do === 'string' ? ORDER_CHECKERS.get(value.do) : undefined
  if (check === undefined)
    throw new Refusal('bad-request', { field: 'do', expected: `one of ${Object.keys(ORDERS).join(', ')}` })
  return check(value) as Order
}
