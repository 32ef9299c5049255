import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { turnUpNext } from './calendar-phase.ts'
import { copiesOf } from './combat-phase/base-line.ts'
import {
  CARDS,
  EVENTS,
  FINS,
  FIRST_REROLLS,
  HUNTER_FIRST_HAND,
  ICONS,
  MOST_TERROR,
  MOST_TILES,
  OF_ONE_EVENT,
  SHARK_FIRST_HAND,
  SHARK_SEAT,
} from './components.ts'
import { happened } from './events.ts'
import type { Setting } from './setting.ts'
import { drawSkill } from './skill-cards/deck.ts'
import { ASHORE, AT, type IslandState, NO_WINNER, NONE, NOT_ASKED, WILD_IN_POOL } from './state.ts'

/**
 * Rulebook, "Game Setup", "Shark Player", "Hunter Players", "Reroll Tokens": cards, coins and tokens to begin with.
 * The Shark chooses its strategy afterwards: `strategy.ts`.
 */
export function setup(setting: Setting, chance: Chance, emit?: Emit): IslandState {
  const s = unpacked(setting)
  drawSkill(setting, s, SHARK_SEAT, SHARK_FIRST_HAND, chance, emit)
  for (let seat = 1; seat < setting.seats.length; seat++)
    drawSkill(setting, s, seat, HUNTER_FIRST_HAND, chance, emit)
  turnUpNext(setting, s, chance, emit)
  s.first = firstPlayer(setting, chance)
  emit?.(happened('shark-island.starts', { seat: setting.seats[s.first].id }))
  return s
}

/** Everything out of the box, nothing drawn yet. */
export function unpacked(setting: Setting): IslandState {
  const { seats, tiles, calendar } = setting
  const each = <T>(make: (seat: number) => T): T[] => seats.map((_, seat) => make(seat))
  const tilesOf = <T>(make: () => T): T[] => Array.from({ length: MOST_TILES }, make)
  return {
    step: AT.strategy,
    who: SHARK_SEAT,
    resume: AT.strategy,
    actor: SHARK_SEAT,
    turn: 1,
    beat: 0,
    winner: NO_WINNER,
    first: 1,
    strategy: NONE,
    health: setting.startHealth,
    coins: setting.hunters,
    hands: each(() => []),
    decks: each((seat) => [...seats[seat].copies]),
    discards: each((seat) => seats[seat].copies.map(() => 0)),
    rerolls: each((seat) => (seat === SHARK_SEAT ? 0 : FIRST_REROLLS)),
    damage: each(() => 0),
    at: each(() => ASHORE),
    lasting: each(() => []),
    calendar: NONE,
    calendarDeck: calendar.map(({ copies }) => copies),
    calendarDiscards: calendar.map(() => 0),
    stack: tiles.map(({ copies }) => copies),
    next: NONE,
    used: tiles.map(() => 0),
    backs: tiles.map(({ backs }) => [...backs]),
    seenBacks: tiles.map(() => new Array(MOST_TERROR + 1).fill(0)),
    row: [],
    rowBacks: [],
    unlike: null,
    turned: NONE,
    pool: [...setting.pool],
    fins: [...setting.base],
    down: tilesOf(() => FINS.map(() => 0)),
    up: tilesOf(() => FINS.map(() => 0)),
    downs: tilesOf(() => 0),
    placed: tilesOf(() => 0),
    sighted: tilesOf(() => 0),
    placing: NONE,
    lastTile: 0,
    hazards: false,
    night: false,
    found: NONE,
    limitShift: 0,
    searchShift: 0,
    blank: false,
    converge: false,
    nth: 0,
    dice: ICONS.map(() => 0),
    actions: 0,
    sightings: 0,
    freeSightings: 0,
    searching: 0,
    binoculars: 0,
    buoys: 0,
    cards: CARDS.map((_, card) => copiesOf(card + 1)),
    lines: each(() => []),
    passed: 0,
    fight: each(() => 0),
    most: each(() => 0),
    dealt: 0,
    damageUp: each(() => 0),
    shield: each(() => 0),
    hide: 0,
    frenzy: 0,
    sunk: false,
    active: 0,
    doubleShark: false,
    driven: false,
    open: false,
    struck: false,
    response: false,
    winners: 0,
    votes: each(() => NOT_ASKED),
    terror: EVENTS.map(() => 0),
    wild: WILD_IN_POOL,
    // Rulebook, "The Terror Tokens": five of each event, and the Wild.
    tokens: [...EVENTS.map(() => OF_ONE_EVENT), 1],
    due: 0,
    token: NONE,
    aiming: NONE,
    paying: NONE,
    player: SHARK_SEAT,
  }
}

/** Rulebook, "First Player": whoever last watched a shark film; a table that does not say who draws for it. */
function firstPlayer({ options, seats, draws }: Setting, chance: Chance): number {
  if (options.first === 'random') return 1 + chance.pick(draws.first)
  return seats.findIndex(({ id }) => id === options.first)
}
