import { type Static, Type } from 'typebox'
import { exact, id, source, sources, TOLD, text, titles } from '#kernel/content-schema.ts'
import {
  CALENDAR_CARDS,
  FALSE_FINS,
  HEALTH_TRACK,
  HUNTER_DECK,
  HUNTERS,
  ICONS,
  ISLAND_TILES,
  LARGEST_MODIFIER,
  MOST_TERROR,
  SHARK_DECK,
  SMALLEST_MODIFIER,
} from '../components.ts'
import { COUNTED, GAINS, PLAIN, SHIFTS, WINDOWS } from './kinds.ts'

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
    source: sources('skill', 'attributes'),
    deck: Type.Array(hunterCard, { minItems: 1, maxItems: HUNTER_DECK }),
  },
  exact,
)

const calendarEffect = Type.Object({ for: Type.Enum(['hunters', 'shark', 'all']), effect }, exact)
const calendarCard = Type.Object(
  {
    id,
    name: text(40),
    copies: Type.Integer({ minimum: 1, maximum: CALENDAR_CARDS }),
    /** Of the headline: whom it favours. */
    colour: Type.Enum(['green', 'red', 'yellow'], TOLD),
    modifier: Type.Integer({ minimum: SMALLEST_MODIFIER, maximum: LARGEST_MODIFIER }),
    events: Type.Array(calendarEffect, { minItems: 1, maxItems: 2 }),
    source: sources('modifier', 'event'),
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
    backs: Type.Array(terror, { minItems: 1, maxItems: ISLAND_TILES }),
    source: sources('terror', 'fins', 'sightings', 'backs'),
  },
  exact,
)

export const schema = Type.Object(
  {
    game: Type.Literal('shark-island'),
    ...titles,
    shark: Type.Object(
      {
        name: text(40),
        fight: Type.Integer({ minimum: 0, maximum: 4 }),
        /** Health at the start with two, three and four Hunters. */
        health: Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()]),
        /** Red numbers besides the start. */
        red: Type.Array(Type.Integer({ minimum: 1, maximum: HEALTH_TRACK }), { maxItems: 6 }),
        source: sources('fight', 'health', 'red'),
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
    calendar: Type.Array(calendarCard, { minItems: 1, maxItems: CALENDAR_CARDS }),
    tiles: Type.Array(tile, { minItems: 1, maxItems: ISLAND_TILES }),
  },
  exact,
)

export type IslandContent = Static<typeof schema>
export type EffectData = Static<typeof effect>
export type SkillData = Static<typeof skill>
export type HunterCard = Static<typeof hunterCard>
export type SharkCard = Static<typeof sharkCard>
export type CalendarCard = Static<typeof calendarCard>
