import type { Seat } from '#kernel/seats.ts'
import { CREATURES, HAND, OIL, PLAYERS } from '../components.ts'
import { outcome } from '../game-end.ts'
import { COLUMNS, NOWHERE, OUTSIDE } from '../ocean.ts'
import type { Setting } from '../setting.ts'
import { AT, NOBODY, type SharksState } from '../state.ts'
import { isFull } from '../stomach.ts'
import { Appetite, cardsIn } from './appetite.ts'

/** A shark eats about this much in a turn, trash included. */
const ITEMS_A_TURN = 1.25
/** A lead counts for less the more turns are left to catch up. */
const SWING = 3
const SWING_A_TURN = 2.2
/** A card not yet drawn, beside one in hand. */
const UNSEEN_CARD = 0.9
const TRASH_ON_THE_WAY = 1.5
const STEP = 0.01

const appetite = new Appetite()
const stands = new Float64Array(PLAYERS.most)

/** How each seat stands, as shares of the victory; with or without what the turn under way still promises. */
export function evaluate(setting: Setting, s: SharksState, into: Float64Array, foresight: boolean): void {
  if (s.step === AT.over) {
    shareVictory(setting, s, into)
    return
  }
  const turns = turnsLeft(setting, s)
  for (let seat = 0; seat < s.at.length; seat++) {
    stands[seat] = standing(setting, s, seat, turns)
    if (foresight && seat === s.active && !isFull(setting, s, seat)) stands[seat] += pending(setting, s, seat)
  }
  toShares(s.at.length, SWING + SWING_A_TURN * turns, into)
}

function shareVictory(setting: Setting, s: SharksState, into: Float64Array): void {
  const winners = outcome(setting, s)?.winners ?? 0
  let count = 0
  for (let seat = 0; seat < s.at.length; seat++) count += (winners >> seat) & 1
  for (let seat = 0; seat < s.at.length; seat++) into[seat] = ((winners >> seat) & 1) / count
}

/** Logistic: between two, a lead of one swing is worth a share of about 73%. */
function toShares(seats: number, swing: number, into: Float64Array): void {
  let best = stands[0]
  for (let seat = 1; seat < seats; seat++) if (stands[seat] > best) best = stands[seat]
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = Math.exp((stands[seat] - best) / swing)
    sum += into[seat]
  }
  for (let seat = 0; seat < seats; seat++) into[seat] /= sum
}

/** How many more turns the fullest stomach leaves everyone, about. */
function turnsLeft({ stomach }: Setting, s: SharksState): number {
  if (s.fullest !== NOBODY) return 0
  let most = 0
  for (let seat = 0; seat < s.at.length; seat++) most = Math.max(most, s.stomachs[seat].length)
  return (stomach - most) / ITEMS_A_TURN
}

/** Points made, points in hand, and what cards still to come are worth for this stomach as it grows. */
function standing(setting: Setting, s: SharksState, seat: Seat, turns: number): number {
  const coming = cardsIn(turns)
  appetite.look(setting, s, seat, coming)
  const { mean, creatures } = appetite
  const grown = creatures === 0 ? 2 : (mean * (creatures + turns / 2)) / creatures
  const missing = HAND - s.hands[seat].length
  return s.points[seat] + appetite.hand + missing * mean * UNSEEN_CARD + coming * grown
}

/** What the turn under way will still bring: the best tile in reach, or the creature being chosen. */
function pending(setting: Setting, s: SharksState, seat: Seat): number {
  if (s.step === AT.take) return appetite.forShown(s.tiles[s.at[seat]] - CREATURES)
  if (s.step === AT.draw) return appetite.forDraw()
  if (s.step !== AT.swim) return 0
  const here = s.at[seat]
  const entry = here >= OUTSIDE ? setting.ocean.entries[here - OUTSIDE] : here
  return entry === NOWHERE ? 0 : bestInReach(setting, s, seat, entry)
}

function bestInReach(setting: Setting, s: SharksState, seat: Seat, from: number): number {
  const { cells } = setting.ocean
  const leaps = setting.seats[seat].leaps[from]
  let best = 0
  for (let cell = 0; cell < cells.length; cell++) {
    const tile = s.tiles[cell]
    if (tile === OIL || cell === s.origin || cell === s.boat) continue
    const steps = leaps.includes(cell) ? 1 : distance(from, cell)
    if (steps > s.stepsLeft) continue
    const trash = cell === from || s.trash[cell] === 0 ? 0 : TRASH_ON_THE_WAY
    best = Math.max(best, appetite.forTile(tile) - trash - steps * STEP)
  }
  return best
}

function distance(from: number, to: number): number {
  const down = Math.abs(Math.floor(from / COLUMNS) - Math.floor(to / COLUMNS))
  return down + Math.abs((from % COLUMNS) - (to % COLUMNS))
}
