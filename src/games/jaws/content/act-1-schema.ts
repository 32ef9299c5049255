import { Type } from 'typebox'
import { by, exact, id, source, text } from '#kernel/content-schema.ts'
import { DEVICES } from '../act-1/devices.ts'
import { BEACHES, SPACES, WATER } from '../act-1/island.ts'
import { count } from './parts.ts'

const space = Type.Enum(SPACES)
const water = Type.Enum(WATER)
const swimmers = Type.String({ pattern: '^([NSEW]+( [NSEW]+)*)?$', maxLength: 40 })

/** Roads and channels: from each space, the spaces next to it. */
const graph = (from: readonly string[], to: typeof space | typeof water) =>
  Type.Object(
    {
      spaces: Type.Object(
        Object.fromEntries(from.map((each) => [each, Type.Array(to, { maxItems: SPACES.length })])),
        exact,
      ),
      source,
    },
    exact,
  )

/** What an event does besides bringing swimmers. */
const effect = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, exact),
  Type.Object({ kind: Type.Literal('boats-in-danger') }, exact),
  Type.Object(
    { kind: Type.Literal('extra-action'), for: Type.Enum(['any', 'quint', 'brody', 'hooper']) },
    exact,
  ),
  Type.Object({ kind: Type.Literal('docks-shut') }, exact),
  Type.Object({ kind: Type.Literal('docks-free') }, exact),
  Type.Object({ kind: Type.Literal('clear-beach') }, exact),
  Type.Object({ kind: Type.Literal('wrong-shark') }, exact),
  Type.Object({ kind: Type.Literal('all-open') }, exact),
  Type.Object({ kind: Type.Literal('birthday') }, exact),
  Type.Object({ kind: Type.Literal('crowd'), upTo: count(0, 9), swimmers }, exact),
  Type.Object({ kind: Type.Literal('gather') }, exact),
  Type.Object({ kind: Type.Literal('fly') }, exact),
  Type.Object({ kind: Type.Literal('out-of-use'), device: Type.Enum(DEVICES) }, exact),
])

/** The sections of a pack that Act 1 is played with. */
export const act1Sections = {
  water: graph(WATER, water),
  land: graph([...BEACHES, '5', '6', '7', '8', 'shop'], space),
  docks: Type.Object({ west: water, east: water, source }, exact),
  offices: Type.Object({ police: space, mayor: space, source }, exact),
  start: Type.Object({ quint: water, brody: space, hooper: water, source }, exact),
  barrels: Type.Object({ orca: count(0, 8), shop: count(0, 8), source }, exact),
  swimmers: Type.Object({ ordinary: count(4, 15), source }, exact),
  events: Type.Array(Type.Object({ id, name: text(40), swimmers, effect, source }, exact), {
    minItems: 1,
    maxItems: 24,
  }),
  track: Type.Array(
    Type.Object({ eaten: count(0, 9), gear: count(0, 16), abilities: count(0, 16), source }, exact),
    { minItems: 10, maxItems: 10, ...by('eaten') },
  ),
}
