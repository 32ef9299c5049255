import { Type } from 'typebox'
import { mustDiffer, optionsReader } from '#kernel/options.ts'
import { Refusal } from '#kernel/refusal.ts'
import { PLAYERS, SHARKS, type SharkId } from './components.ts'

export type SharksOptions = {
  readonly players: number
  /** The sharks in seat order, clockwise; the seats are named after them. */
  readonly sharks: readonly SharkId[]
  readonly hands: 'secret' | 'open'
  /** Whether the boat's directions are as each player sees the ocean, or as one common view has them. */
  readonly boat: 'own-view' | 'common-view'
  readonly first: 'random' | SharkId
}

const shark = Type.Enum(SHARKS)

export const optionsSchema = Type.Object(
  {
    players: Type.Optional(Type.Integer({ minimum: PLAYERS.least, maximum: PLAYERS.most })),
    sharks: Type.Optional(Type.Array(shark, { maxItems: PLAYERS.most })),
    hands: Type.Optional(Type.Enum(['secret', 'open'])),
    boat: Type.Optional(Type.Enum(['own-view', 'common-view'])),
    first: Type.Optional(Type.Enum(['random', ...SHARKS])),
  },
  { additionalProperties: false },
)

const read = optionsReader(optionsSchema)

/** Who sits down when nobody says otherwise. */
const USUAL: readonly SharkId[] = ['great-white', 'mako', 'tiger', 'hammerhead', 'bull', 'thresher']

export function sharksOptions(given: unknown): SharksOptions {
  const { players, sharks: chosen = [], hands = 'secret', boat = 'own-view', first = 'random' } = read(given)
  mustDiffer('sharks', chosen)
  const count = players ?? Math.max(PLAYERS.least, chosen.length)
  if (chosen.length > count) throw new Refusal('option', { field: 'sharks', expected: `at most ${count}` })
  const sharks = [...chosen, ...USUAL.filter((id) => !chosen.includes(id))].slice(0, count)
  if (first !== 'random' && !sharks.includes(first))
    throw new Refusal('option', { field: 'first', expected: sharks.join(', ') })
  return { players: count, sharks, hands, boat, first }
}
