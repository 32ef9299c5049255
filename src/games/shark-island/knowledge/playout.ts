import type { FastChance } from '#kernel/chance/fast.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { lineTotal } from '../combat-phase/line.ts'
import {
  BUY_HEAL,
  BUY_NIGHT,
  GHOST_TOWN,
  LET_GO,
  SHARK_CARD,
  SHARK_ICON,
  STRIKE_BACK,
  TARGET,
} from '../components.ts'
import type { Setting } from '../setting.ts'
import { AT, type IslandState } from '../state.ts'
import {
  APART,
  BUY,
  DOCK,
  DONE,
  FIGHT,
  JOIN,
  KEEP,
  MOVE,
  PASS,
  PLAY,
  REROLL,
  REVEAL,
  SAIL,
  SIGHT,
  STAY,
  STOP,
  TAKE,
  VOTE,
  WILD_ON,
} from '../words.ts'
import { sharkWeight } from './haunts.ts'
import { overOdds } from './odds.ts'
import { plan } from './plan.ts'

type Legal = ArrayLike<number>

/** One in so many choices is random, so that a search also learns of what rules of thumb never try. */
const WAYWARD = 8
/** A card that does something is worth playing more often than not. */
const EAGER = 0.6
/** As likely as not to go over: time to stand. The Shark wins ties and need not go as far. */
const DARING = 0.46
const SHARK_DARING = 0.4

const weights = new Float64Array(64)

/** Rules of thumb: what a sensible player would do without thinking long. */
export function playout(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  legal: Legal,
  count: number,
  chance: FastChance,
): Action {
  if (count === 1) return legal[0]
  const any = legal[chance.upTo(count)]
  if (chance.upTo(WAYWARD) === 0) return any
  switch (s.step) {
    case AT.spend:
      return spend(legal, count, chance)
    case AT.strategy:
    case AT.place:
      return plan(setting, s, chance, 'table')
    case AT.roll:
      return s.dice[SHARK_ICON] >= 2 ? REROLL : KEEP
    case AT.act:
      return act(setting, s, legal, count, chance)
    case AT.sail:
      return sail(setting, s, legal, count, chance)
    case AT.search:
      return played(legal, count, chance) ?? among(legal, count, REVEAL, STOP)
    case AT.found:
      return played(legal, count, chance) ?? among(legal, count, MOVE, STAY)
    case AT.offer:
      return offer(s, seat, legal, count, chance)
    case AT.dealt:
      return dealt(s, seat, legal, count)
    case AT.response:
      return s.damage[seat] + 1 >= setting.seats[seat].craft ? VOTE.of(LET_GO) : VOTE.of(STRIKE_BACK)
    case AT.wild:
      return s.strategy === GHOST_TOWN ? any : among(legal, count, WILD_ON.of(s.strategy), any)
    case AT.join:
      return s.token === s.strategy ? JOIN : APART
    default:
      return any
  }
}

/** The wanted action if it is legal, the other if not. */
function among(legal: Legal, count: number, wanted: Action, otherwise: Action): Action {
  for (let i = 0; i < count; i++) if (legal[i] === wanted) return wanted
  for (let i = 0; i < count; i++) if (legal[i] === otherwise) return otherwise
  return legal[0]
}

/** A card out of those that can be played, or undefined to keep them. */
function played(legal: Legal, count: number, chance: FastChance): Action | undefined {
  for (let i = 0; i < count; i++)
    if (PLAY.has(legal[i]) && chance.next() < EAGER * 0x1_0000_0000) return legal[i]
  return undefined
}

function spend(legal: Legal, count: number, chance: FastChance): Action {
  const card = played(legal, count, chance)
  if (card !== undefined) return card
  for (let i = 0; i < count; i++)
    if (legal[i] === BUY.of(BUY_NIGHT) || legal[i] === BUY.of(BUY_HEAL)) return legal[i]
  return among(legal, count, DONE, legal[0])
}

function act(setting: Setting, s: IslandState, legal: Legal, count: number, chance: FastChance): Action {
  const card = played(legal, count, chance)
  if (card !== undefined) return card
  const found = s.found >= 0
  for (let i = 0; i < count; i++)
    weights[i] = SIGHT.has(legal[i])
      ? found
        ? 0.01
        : sharkWeight(setting, s, SIGHT.thing(legal[i])) / s.downs[SIGHT.thing(legal[i])]
      : 1
  return legal[chance.weighed(weights, count)]
}

/** Where the Shark may be and fewest are looking; to the Shark itself once it is found. */
function sail(setting: Setting, s: IslandState, legal: Legal, count: number, chance: FastChance): Action {
  let choices = 0
  for (let i = 0; i < count; i++) {
    if (!SAIL.has(legal[i])) continue
    const tile = SAIL.thing(legal[i])
    if (tile === s.found) return legal[i]
    let others = 0
    for (let seat = 1; seat < s.at.length; seat++) if (s.at[seat] === tile) others++
    weights[choices++] = sharkWeight(setting, s, tile) / (1 + others)
  }
  return choices === 0 ? DOCK : SAIL.of(chance.weighed(weights, choices))
}

function offer(s: IslandState, seat: Seat, legal: Legal, count: number, chance: FastChance): Action {
  const card = played(legal, count, chance)
  if (card !== undefined) return card
  const daring = (seat === 0 ? SHARK_DARING : DARING) + (s.fight[seat] > 0 ? 0.12 : 0)
  return overOdds(s, seat) < daring ? among(legal, count, TAKE, PASS) : PASS
}

/** A card that goes over is fought off, or harpooned away. */
function dealt(s: IslandState, seat: Seat, legal: Legal, count: number): Action {
  const line = s.lines[seat]
  const last = line[line.length - 1]
  const more = s.dealt === SHARK_CARD ? (last === SHARK_CARD ? 0 : last) : s.dealt
  if (lineTotal(line) + more <= TARGET) return KEEP
  return s.fight[seat] > 0 ? among(legal, count, FIGHT, KEEP) : legal[count - 1]
}
