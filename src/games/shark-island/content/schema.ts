import { type Static, Type } from 'typebox'
import { SOURCES } from '../../../kernel/content.ts'
import {
  FALSE_FINS,
  HUNTER_DECK,
  HUNTERS,
  ICONS,
  LARGEST_MODIFIER,
  MOST_TERROR,
  SHARK_DECK,
  SMALLEST_MODIFIER,
} from '../components.ts'
import { COUNTED, GAINS, PLAIN, SHIFTS, WINDOWS } from './kinds.ts'

const exact = { additionalProperties: false }
const source = Type.Enum(SOURCES)
const text = (longest: number) =>
  Type.Object(
    {
      en: Type.String({ minLength: 1, maxLength: longest }),
      fr: Type.String({ minLength: 1, maxLength: longest }),
    },
    exact,
  )
const id = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 })
const few = Type.Integer({ minimum: 1, maximum: 3 })
const falseFin = Type.Enum(FALSE_FINS)

const finds = Type.Object(
  { kind: Type.Literal('finds'), fin: falseFin, gain: Type.Enum(GAINS), count: few },
  exact,
)

const effect = Type.Union([
  Type.Object({ kind: Type.Enum(COUNTED), count: few }, exact),
  Type.Object({ kind: Type.Enum(SHIFTS), by: Type.Enum([-1, 1]) }, exact),
  Type.Object({ kind: Type.Enum(PLAIN) }, exact),
  finds,
])

const card = (most: number) => ({
  id,
  name: text(40),
  copies: Type.Integer({ minimum: 1, maximum: most }),
  when: Type.Enum(WINDOWS),
  effects: Type.Array(effect, { minItems: 1, maxItems: 3 }),
  source,
})
const hunterCard = Type.Object(
  {
    ...card(HUNTER_DECK),
    icon: Type.Enum(['anchor', 'life-preserver']),
    /** Shark coins handed over when it is played. */
    coins: Type.Optional(few),
  },
  exact,
)
const sharkCard = Type.Object(
  {
    ...card(SHARK_DECK),
    /** Another card is discarded to play it. */
    cost: Type.Optional(Type.Literal('card')),
  },
  exact,
)

/** A Hunter's Skill: something found, or a craft that can fly to the Shark. */
const skill = Type.Union([
  finds,
  Type.Object({ kind: Type.Literal('flies') }, exact),
  Type.Object({ kind: Type.Literal('craft') }, exact),
])

const hunter = Type.Object(
  {
    id: Type.Enum(HUNTERS),
    name: text(40),
    profession: text(40),
    search: Type.Integer({ minimum: 1, maximum: 3 }),
    fight: Type.Integer({ minimum: 0, maximum: 4 }),
    /** Damage after which the craft is sunk. */
    craft: Type.Integer({ minimum: 2, maximum: 4 }),
    skill,
    source: Type.Object({ skill: source, attributes: source }, exact),
    deck: Type.Array(hunterCard, { minItems: 1, maxItems: HUNTER_DECK }),
  },
  exact,
)

const calendarEffect = Type.Object({ for: Type.Enum(['hunters', 'shark', 'all']), effect }, exact)
const calendarCard = Type.Object(
  {
    id,
    name: text(40),
    copies: Type.Integer({ minimum: 1, maximum: 17 }),
    colour: Type.Enum(['green', 'red', 'yellow']),
    modifier: Type.Integer({ minimum: SMALLEST_MODIFIER, maximum: LARGEST_MODIFIER }),
    events: Type.Array(calendarEffect, { minItems: 1, maxItems: 2 }),
    source: Type.Object({ modifier: source, event: source }, exact),
  },
  exact,
)

const terror = Type.Integer({ minimum: 1, maximum: MOST_TERROR })
const tile = Type.Object(
  {
    id,
    name: text(40),
    terror: Type.Tuple([terror, terror]),
    fins: Type.Integer({ minimum: 1, maximum: 4 }),
    sightings: Type.Integer({ minimum: 1, maximum: 4 }),
    /** The Terror on the back of each copy. */
    backs: Type.Array(terror, { minItems: 1, maxItems: 24 }),
    source: Type.Object({ terror: source, fins: source, sightings: source, backs: source }, exact),
  },
  exact,
)

export const schema = Type.Object(
  {
    game: Type.Literal('shark-island'),
    name: text(80),
    shark: Type.Object(
      {
        name: text(40),
        fight: Type.Integer({ minimum: 0, maximum: 4 }),
        /** Health at the start with two, three and four Hunters. */
        health: Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()]),
        /** Red numbers besides the start. */
        red: Type.Array(Type.Integer({ minimum: 1, maximum: 13 }), { maxItems: 6 }),
        source: Type.Object({ fight: source, health: source, red: source }, exact),
        deck: Type.Array(sharkCard, { minItems: 1, maxItems: SHARK_DECK }),
      },
      exact,
    ),
    dice: Type.Object({ faces: Type.Array(Type.Enum(ICONS), { minItems: 6, maxItems: 6 }), source }, exact),
    fins: Type.Object(
      {
        /** The two False Fins the Shark always has. */
        base: Type.Tuple([falseFin, falseFin]),
        /** How many of each kind there are, with those two. */
        kinds: Type.Object(
          {
            dolphin: Type.Integer({ minimum: 0 }),
            shoal: Type.Integer({ minimum: 0 }),
            prank: Type.Integer({ minimum: 0 }),
            seal: Type.Integer({ minimum: 0 }),
          },
          exact,
        ),
        source,
      },
      exact,
    ),
    hunters: Type.Object(
      { tempest: hunter, harlan: hunter, hudlo: hunter, anya: hunter, sheriff: hunter, pilot: hunter },
      exact,
    ),
    calendar: Type.Array(calendarCard, { minItems: 1, maxItems: 17 }),
    tiles: Type.Array(tile, { minItems: 1, maxItems: 24 }),
  },
  exact,
)

export type IslandContent = Static<typeof schema>
export type EffectData = Static<typeof effect>
export type SkillData = Static<typeof skill>
export type HunterCard = Static<typeof hunterCard>
export type SharkCard = Static<typeof sharkCard>
export type CalendarCard = Static<typeof calendarCard>
