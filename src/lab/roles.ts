import { HUNTERS } from '#games/shark-island/components.ts'
import { SHARKS } from '#games/sharks/components.ts'
import type { Box, Options } from '#kernel/game.ts'

/** How a game is set up again and again, so that what a role does and what a seat does can be told apart. */
interface Roles {
  /** Options for the given round of measuring, out of those asked for. */
  rotate(box: Box, given: Options, round: number): Options
  /** Tables that levels of bots are compared at. */
  readonly tables: readonly Options[]
  /** What the two sides are called, team by team, where they are not alike. */
  readonly sides: readonly string[]
}

const AS_THEY_ARE: Roles = { rotate: (_box, given) => given, tables: [{}], sides: [] }

const ROLES: { readonly [game: string]: Roles } = {
  jaws: {
    rotate: AS_THEY_ARE.rotate,
    tables: [{ mode: 'act-1' }, { mode: 'act-2' }, { mode: 'full' }],
    sides: ['shark', 'crew'],
  },
  sharks: { rotate: rotateSharks, tables: [{ players: 2 }, { players: 4 }], sides: [] },
  'shark-island': {
    rotate: rotateHunters,
    tables: [{ players: 3 }, { players: 5 }],
    sides: ['shark', 'hunters'],
  },
}

function rolesOf(box: Box): Roles {
  return Object.hasOwn(ROLES, box.id) ? ROLES[box.id] : AS_THEY_ARE
}

/** Whole options for a round: the roles at the table take turns with the seats. */
export function optionsFor(box: Box, given: Options, round: number): Options {
  return box.options(rolesOf(box).rotate(box, given, round))
}

export function ladderTables(box: Box): readonly Options[] {
  return rolesOf(box).tables
}

export function sidesOf(box: Box): readonly string[] {
  return rolesOf(box).sides
}

/** Named sharks move round the table; if none is named, all six take turns and meet in every order. */
function rotateSharks(box: Box, given: Options, round: number): Options {
  const { sharks, players, first } = box.options(given)
  const seats = Number(players)
  const someone = given.sharks !== undefined || first !== 'random'
  return { ...given, sharks: someone ? turned(sharks as string[], round) : oneOfAll(SHARKS, seats, round) }
}

/** Named Hunters move round the table; if none is named, all six take turns and meet in every order. */
function rotateHunters(box: Box, given: Options, round: number): Options {
  const { hunters, first } = box.options(given)
  const named = hunters as string[]
  const someone = given.hunters !== undefined || first !== 'random'
  return { ...given, hunters: someone ? turned(named, round) : oneOfAll(HUNTERS, named.length, round) }
}

function turned<T>(list: readonly T[], round: number): T[] {
  return list.map((_, index) => list[(index + round) % list.length])
}

/** In six rounds each role sits once in each seat; then they meet others. */
function oneOfAll(roles: readonly string[], seats: number, round: number): string[] {
  const orders = distances(seats - 1)
  const order = orders[(Math.floor(round / roles.length) * APART) % orders.length]
  return [0, ...order].map((distance) => roles[(round + distance) % roles.length])
}

/** Shares no factor with the number of orders, 5, 20 or 60: all come up, and neighbours differ. */
const APART = 7

/** All ways to pick so many different ones of six to sit after one, as how far down the list each stands. */
function distances(count: number): number[][] {
  if (count === 0) return [[]]
  return distances(count - 1).flatMap((fewer) =>
    SHARKS.flatMap((_, distance) =>
      distance === 0 || fewer.includes(distance) ? [] : [[...fewer, distance]],
    ),
  )
}
