import { type Static, Type } from 'typebox'
import { by, exact, id, source, sources, text, toldText } from '#kernel/content-schema.ts'
import { ABILITIES, DICE, GEAR_CARDS, RESURFACE_CARDS, ZONES } from '../act-2/components.ts'
import { CREW_IDS } from '../seats.ts'
import { count } from './parts.ts'

const zone = count(1, ZONES)
const dice = count(1, DICE)

/** Where a card comes from: what it does and how many there are, when the two differ. */
const cardSource = Type.Union([source, sources('rules', 'copies')])

/** What every gear card has; `owner` is whose card it is, and nobody's for one that is dealt. */
const card = {
  id,
  name: text(40),
  text: toldText(200),
  owner: Type.Optional(Type.Enum(CREW_IDS)),
  copies: count(1, 16),
  source: cardSource,
}

/** When a weapon that was used leaves the game: never, at once, or unless its owner discards Ammo instead. */
const discard = Type.Enum(['never', 'used', 'ammo'])

const gear = Type.Union([
  Type.Object({ ...card, kind: Type.Literal('melee'), dice, plus: count(0, 3), discard }, exact),
  Type.Object(
    /** `moves`: the target may be moved to an adjacent water once the shark has surfaced. */
    { ...card, kind: Type.Literal('firearm'), dice, plus: count(0, 3), discard, moves: Type.Boolean() },
    exact,
  ),
  Type.Object(
    {
      ...card,
      kind: Type.Literal('attachable'),
      /** Taken from the shark while the weapon sticks: evade, dice of its attack, bonus attacks, abilities. */
      hinders: Type.Object(
        {
          evade: Type.Optional(count(1, 3)),
          dice: Type.Optional(count(1, 2)),
          bonus: Type.Optional(Type.Literal(true)),
          abilities: Type.Optional(Type.Literal(true)),
        },
        { ...exact, minProperties: 1 },
      ),
      /** Wounds that shaking it off costs the shark. */
      barbs: count(0, 3),
    },
    exact,
  ),
  Type.Object({ ...card, kind: Type.Enum(['chum', 'ammo', 'cage']) }, exact),
])

/** The sections of a pack that Act 2 is played with. */
export const act2Sections = {
  /** How many cards each side gets when Act 2 is played alone. */
  alone: Type.Object({ gear: count(0, 16), abilities: count(0, 16), source }, exact),
  wounds: Type.Object(
    { shark: count(1, 60), quint: count(1, 20), brody: count(1, 20), hooper: count(1, 20), source },
    exact,
  ),
  /** The hits on the six faces of a die. */
  die: Type.Object({ faces: Type.Array(count(0, 2), { minItems: 6, maxItems: 6 }), source }, exact),
  /** Hits that damage and destroy an intact tile, and that destroy a damaged one. */
  tiles: Type.Array(
    Type.Object({ zone, damage: count(1, 9), destroy: count(2, 9), damaged: count(1, 9), source }, exact),
    { minItems: ZONES, maxItems: ZONES, ...by('zone') },
  ),
  resurface: Type.Array(
    Type.Object({ id, zone, evade: count(0, 4), dice, shakesOff: Type.Boolean(), source }, exact),
    { minItems: RESURFACE_CARDS, maxItems: RESURFACE_CARDS },
  ),
  abilities: Type.Array(
    Type.Object(
      { id: Type.Enum(ABILITIES), name: text(40), text: toldText(160), copies: count(0, 16), source },
      exact,
    ),
    { minItems: ABILITIES.length, maxItems: ABILITIES.length },
  ),
  gear: Type.Array(gear, { minItems: 1, maxItems: GEAR_CARDS }),
}

export type Gear = Static<typeof gear>
