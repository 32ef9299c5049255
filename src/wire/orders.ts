import { type TSchema, Type } from 'typebox'
import { LONGEST_NOTE, MOST_NOTES } from '#table/pad.ts'
import { QUICK_WORDS, type QuickWord } from '#table/quick-words.ts'
import { closed, code, count, level, number, seat, tag, text, type Wire, whom } from './fields.ts'

const channel = Type.Union([Type.Literal('table'), Type.Literal('team')])
const quickWord = Type.Enum(Object.keys(QUICK_WORDS) as QuickWord[])

/** A person's id for each seat, or null for a bot. */
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
  ready: order('ready', { on: Type.Boolean(), number, arranged: count }),
  list: order('list', { on: Type.Boolean() }),
  options: order('options', { options: Type.Unknown() }),
  act: order('act', {
    seat,
    actions: Type.Array(text(200), { minItems: 1, maxItems: 64 }),
    answering: Type.Optional(text(100)),
  }),
  undo: order('undo', { seat }),
  offer: order('offer', { offer, number }),
  answer: order('answer', { agree: Type.Boolean(), number, to: count }),
  concede: order('concede', {}),
  back: order('back', { seat }),
  stay: order('stay', { seat }),
  /** Free text, or one of the fixed phrases that are translated. */
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

export type OrderName = keyof typeof ORDERS
export type Order<Name extends OrderName = OrderName> = { [Each in Name]: Wire<(typeof ORDERS)[Each]> }[Name]

type WithoutId<Each> = Each extends Order ? Omit<Each, 'id'> : never

/** An order before it has an id. */
export type NewOrder<Name extends OrderName = OrderName> = WithoutId<Order<Name>>
