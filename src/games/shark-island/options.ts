import { Type } from 'typebox'
import { mustDiffer, optionsReader } from '#kernel/options.ts'
import { Refusal } from '#kernel/refusal.ts'
import { HUNTERS, HUNTERS_IN_PLAY, type HunterId } from './components.ts'

export type IslandOptions = {
  /**
   * Rulebook, "Establish Player Roles": people at the table, the Shark with them; two of them means that one runs all the
   * Hunters.
   */
  readonly players: number
  /** Two to four Hunters in seat order, clockwise from the Shark's left. */
  readonly hunters: readonly HunterId[]
  /** Who holds the First Player token on the first turn. */
  readonly first: 'random' | HunterId
}

const hunter = Type.Enum(HUNTERS)

export const optionsSchema = Type.Object(
  {
    players: Type.Optional(Type.Integer({ minimum: 2, maximum: 5 })),
    hunters: Type.Optional(Type.Array(hunter, { maxItems: HUNTERS_IN_PLAY.most })),
    first: Type.Optional(Type.Enum(['random', ...HUNTERS])),
  },
  { additionalProperties: false },
)

const read = optionsReader(optionsSchema)

/** Who sails when nobody says otherwise. */
const USUAL: readonly HunterId[] = ['tempest', 'harlan', 'sheriff', 'anya', 'hudlo', 'pilot']

/** Everyone but the Shark runs a Hunter; a single Hunter player runs two or more. */
export function islandOptions(given: unknown): IslandOptions {
  const { players, hunters: chosen = [], first = 'random' } = read(given)
  mustDiffer('hunters', chosen)
  const people = players ?? Math.max(3, chosen.length + 1)
  const most = people === 2 ? HUNTERS_IN_PLAY.most : people - 1
  if (chosen.length > most) throw new Refusal('option', { field: 'hunters', expected: `at most ${most}` })
  const count = people === 2 ? Math.max(HUNTERS_IN_PLAY.least, chosen.length) : people - 1
  const hunters = [...chosen, ...USUAL.filter((id) => !chosen.includes(id))].slice(0, count)
  if (first !== 'random' && !hunters.includes(first))
    throw new Refusal('option', { field: 'first', expected: hunters.join(', ') })
  return { players: people, hunters, first }
}
