import { total } from '#kernel/counts.ts'
import { hasSeat } from '#kernel/seats.ts'
import { lineTotal, sharksIn } from '../combat-phase/line.ts'
import {
  DICE,
  GHOST_TERROR,
  GHOST_TOWN,
  LEAST_TERROR,
  OF_ONE_EVENT,
  SHARK_SEAT,
  STRATEGIES,
  TARGET,
  WILD,
} from '../components.ts'
import { hunterAt, isSunk } from '../hunters.ts'
import type { Setting } from '../setting.ts'
import { ASHORE, AT, HUNTERS_WIN, type IslandState, NO_WINNER, NONE, SHARK_WINS } from '../state.ts'
import { isPaid } from '../terrorize-phase/hunters-response.ts'
import { reachesGoal, terrorTotal } from '../terrorize-phase/terror-tokens.ts'
import { sharkTile, sharkWeight } from './haunts.ts'
import { CombatOdds } from './odds.ts'

/** Terror a turn brings, and wounds a turn brings for each Hunter, about. */
const TERROR_A_TURN = 1.35
const WOUNDS_A_HUNTER = 0.45
/** A lead of so many turns is worth about 73%. */
const SWING = 2.2
/** What things are worth, in wounds. */
export const COIN = 0.13
const SHARK_CARD = 0.12
const HUNTER_CARD = 0.1
const REROLL = 0.08
export const DAMAGE = 0.18
const SUNK = 0.25
const SIGHTING = 0.12
/** Chances before a combat begins: that a Hunter beats the Shark, and that one more does when one does not. */
const BEATS = 0.53
const ONE_MORE = 0.65
const SINKS = 0.3
/** With cards and perfect totals. */
const WOUNDS_A_WIN = 1.3
const COMES_TO_23 = 0.1
/** Hunters who were surprised strike back more often than not. */
const RESPONDS = 0.8

const odds = new CombatOdds()

/**
 * How each seat stands, as shares of the victory: by what lies open, or with what the rest of the turn promises where
 * the Shark has still to be found.
 */
export function evaluate(setting: Setting, s: IslandState, into: Float64Array, foresight: boolean): void {
  const shark = s.winner === NO_WINNER ? chanceOfShark(setting, s, foresight) : finalShare(s)
  into.fill(1 - shark)
  into[SHARK_SEAT] = shark
}

function finalShare(s: IslandState): number {
  if (s.winner === SHARK_WINS) return 1
  return s.winner === HUNTERS_WIN ? 0 : 0.5
}

function chanceOfShark(setting: Setting, s: IslandState, foresight: boolean): number {
  promise.terror = s.due
  promise.wounds = 0
  promise.sundry = 0
  if (foresight || s.found !== NONE) lookAhead(setting, s, foresight)
  return share(setting, s, promise.wounds, promise.terror, promise.sundry, terrorNeeded(s, s.strategy))
}

/** Both sides' ways to their goal, measured in turns. */
function share(
  setting: Setting,
  s: IslandState,
  wounds: number,
  terror: number,
  sundry: number,
  needed: number,
): number {
  const health = s.health + belongings(setting, s) + sundry - wounds
  const turnsOfShark = Math.max(0, health) / (WOUNDS_A_HUNTER * setting.hunters)
  const turnsOfTerror = Math.max(0, needed - terror) / TERROR_A_TURN
  // A Shark out of health is as good as dead, whatever it holds.
  const close = s.health - wounds < 0.5 ? 1 : 0
  return 1 / (1 + Math.exp((turnsOfTerror - turnsOfShark) / SWING + close))
}

/** The Shark's share if a combat brings so much and it needs so many tokens: dead it has none. */
export function shareAfter(
  setting: Setting,
  s: IslandState,
  wounds: number,
  terror: number,
  sundry: number,
  needed: number,
): number {
  return wounds >= s.health ? 0 : share(setting, s, wounds, terror, sundry, needed)
}

/** Tokens still to be drawn before the goal is reached, about. */
export function terrorNeeded(s: IslandState, strategy: number): number {
  const all = terrorTotal(s)
  // At the start the four goals are about as far away.
  if (all === 0 || strategy === GHOST_TOWN || strategy === NONE) return GHOST_TERROR - all
  const have = s.terror[strategy] + (s.wild === strategy ? 1 : 0)
  const missing = Math.max(0, OF_ONE_EVENT - have)
  const fitting = s.tokens[strategy] + s.tokens[WILD]
  const draws = (missing * (total(s.tokens) + 1)) / (fitting + 1)
  return Math.max(LEAST_TERROR - all, draws)
}

/** The same for somebody who does not know the strategy: any that has not won already. */
export function terrorNeededByAny(s: IslandState): number {
  let sum = 0
  let open = 0
  for (let strategy = 0; strategy < STRATEGIES.length; strategy++) {
    if (reachesGoal(s, strategy)) continue
    sum += terrorNeeded(s, strategy)
    open++
  }
  return open === 0 ? 0 : sum / open
}

/** Coins, cards, tokens and damage, as wounds the Shark is away from. */
function belongings(setting: Setting, s: IslandState): number {
  let worth = s.coins * COIN + s.hands[SHARK_SEAT].length * SHARK_CARD
  for (let seat = 1; seat < setting.seats.length; seat++) {
    worth -= s.hands[seat].length * HUNTER_CARD + Math.min(4, s.rerolls[seat]) * REROLL
    worth += s.damage[seat] * DAMAGE + (isSunk(setting, s, seat) ? SUNK : 0)
  }
  return worth - (s.sightings + s.freeSightings) * SIGHTING
}

/** What the rest of this turn brings: Terror and wounds, and the rest in wounds. */
const promise = { terror: 0, wounds: 0, sundry: 0 }

function lookAhead(setting: Setting, s: IslandState, foresight: boolean): void {
  const tile = sharkTile(s)
  if (tile < 0 || s.open) return
  if (s.lines[SHARK_SEAT].length > 0) fight(setting, s, tile, foresight)
  else if (s.turned !== NONE) respond(s)
  else if (s.found !== NONE) meet(setting, s, tile, hunters(s, tile), 1)
  else search(setting, s)
}

/** Those the Shark surprised can still strike back. */
function respond(s: IslandState): void {
  if (s.struck) promise.wounds += hunters(s, s.found) * BEATS * RESPONDS
}

function hunters(s: IslandState, tile: number): number {
  let count = 0
  for (let seat = 1; seat < s.at.length; seat++) if (s.at[seat] === tile) count++
  return count
}

/** Before the search is over: wherever the Shark may be, as likely as Hunters must think. */
function search(setting: Setting, s: IslandState): void {
  let weights = 0
  for (let tile = 0; tile < s.row.length; tile++) weights += sharkWeight(setting, s, tile)
  if (weights === 0) return
  for (let tile = 0; tile < s.row.length; tile++) {
    const likely = sharkWeight(setting, s, tile) / weights
    if (likely > 0) searchTile(setting, s, tile, likely)
  }
}

/** How likely it is found there, by those who are there and those who may yet come. */
function searchTile(setting: Setting, s: IslandState, tile: number, likely: number): void {
  const success = s.blank ? 1 / 3 : 1 / 2
  const fins = Math.max(1, s.downs[tile])
  let missed = 1
  let there = 0
  for (let seat = 1; seat < setting.seats.length; seat++) {
    const here = s.at[seat] === tile ? 1 : s.at[seat] === ASHORE && !isSunk(setting, s, seat) ? likely : 0
    if (here === 0) continue
    there += here
    missed *= 1 - here * Math.min(1, (reveals(setting, s, seat, tile) * success) / fins)
  }
  meet(setting, s, tile, there, likely * (1 - missed))
  promise.terror += likely * missed * mean(setting, s, tile)
  promise.wounds += likely * missed * there * BEATS * RESPONDS
}

/** Dice a Hunter has still to search a tile with; successes lying there count for two. */
function reveals(setting: Setting, s: IslandState, seat: number, tile: number): number {
  const dice = Math.max(1, Math.min(DICE, setting.seats[seat].search + s.searchShift))
  if (s.resume !== AT.search || tile > s.searching) return dice
  if (tile < s.searching) return 0
  if (seat === s.actor) return 2 * (s.binoculars + s.buoys)
  for (let nth = 0; nth < s.nth; nth++) if (hunterAt(setting, s, nth) === seat) return 0
  return dice
}

function mean(setting: Setting, s: IslandState, tile: number): number {
  const { least, most } = setting.tiles[s.row[tile]]
  return (least + most) / 2
}

/** A combat that has not begun, with so many Hunters on the tile. */
function meet(setting: Setting, s: IslandState, tile: number, there: number, likely: number): void {
  const unbeaten = there === 0 ? 1 : Math.min(1, (1 - BEATS) * ONE_MORE ** (there - 1))
  promise.wounds += likely * there * BEATS * WOUNDS_A_WIN
  promise.terror += likely * (unbeaten * mean(setting, s, tile) + (1 - ONE_MORE ** there) * SINKS)
  promise.sundry += likely * (there * (1 - BEATS) * DAMAGE + (setting.hunters - there) * 0.02)
}

/** A combat under way, with the cards counted; without foresight as if nobody took another. */
function fight(setting: Setting, s: IslandState, tile: number, foresight: boolean): void {
  odds.look(s, foresight)
  let wounds = 0
  let sinks = 0
  for (let seat = 1; seat < setting.seats.length; seat++) {
    const wins = odds.wins[seat]
    if (!hasSeat(s.active, seat)) {
      promise.sundry += (isPaid(setting, s) ? (1 - wins) * COIN : 0) - wins * HUNTER_CARD
      continue
    }
    wounds += wins * (1 + perfect(s, seat, foresight) + s.damageUp[seat])
    const hit = Math.max(
      0,
      1 + odds.perfect + (sharksIn(s.lines[seat]) > 0 ? 1 : 0) + s.frenzy - s.shield[seat],
    )
    promise.sundry += (1 - wins) * hit * DAMAGE
    if (hit + s.damage[seat] >= setting.seats[seat].craft) sinks = Math.max(sinks, 1 - wins)
  }
  promise.wounds += Math.max(0, wounds - s.hide * (1 - odds.unbeaten))
  promise.terror += sinks
  if (!s.response) promise.terror += Math.max(0, odds.unbeaten - odds.fled) * mean(setting, s, tile)
}

/** Exactly 23 wounds once more: it is there, or may still come. */
function perfect(s: IslandState, seat: number, foresight: boolean): number {
  if (foresight && !hasSeat(s.passed, seat)) return COMES_TO_23
  return lineTotal(s.lines[seat]) === TARGET ? 1 : 0
}
