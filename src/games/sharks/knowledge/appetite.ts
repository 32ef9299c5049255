import type { Seat } from '#kernel/seats.ts'
import { CREATURES, creature, HAND, isTrash, RELIEF, SIZES, TIDE, TILES, TYPES } from '../components.ts'
import { type Counts, CREATURE_KINDS, countCreatures, type Score } from '../scoring.ts'
import type { Setting } from '../setting.ts'
import { NONE, type SharksState } from '../state.ts'

/** What changing cards, or getting rid of trash, is worth beside the creature at Trash Relief. */
const FRESH_CARDS = 1.5
const RID_OF_TRASH = 3

/** How much one seat would like each creature and each tile, as far as it was asked. */
export class Appetite {
  readonly #counts: Counts = new Uint8Array(CREATURE_KINDS)
  readonly #gains = new Float64Array(CREATURE_KINDS)
  readonly #tiles = new Float64Array(TILES.length)
  #setting!: Setting
  #s!: SharksState
  #seat = 0
  #coming = 0
  /** What the cards in hand are worth now, and the mean of all designs. */
  hand = 0
  mean = 0
  creatures = 0

  /** Looks at a seat; `coming` is how many more cards it will score, about. */
  look(setting: Setting, s: SharksState, seat: Seat, coming: number): void {
    this.#setting = setting
    this.#s = s
    this.#seat = seat
    this.#coming = coming
    this.#gains.fill(Number.NaN)
    this.#tiles.fill(Number.NaN)
    countCreatures(s.stomachs[seat], this.#counts)
    const { scores } = setting.seats[seat]
    this.hand = this.#handWorth(scores)
    this.mean = this.#meanWorth(scores)
    this.creatures = 0
    for (let item = 0; item < CREATURE_KINDS; item++) this.creatures += this.#counts[item]
  }

  /** What one more creature adds to the cards in hand and to those to come. */
  forCreature(item: number): number {
    const known = this.#gains[item]
    if (!Number.isNaN(known)) return known
    const { scores } = this.#setting.seats[this.#seat]
    this.#counts[item]++
    let gain = this.#handWorth(scores) - this.hand
    if (this.#coming > 0) gain += this.#coming * (this.#meanWorth(scores) - this.mean)
    this.#counts[item]--
    this.#gains[item] = gain
    return gain
  }

  forTile(tile: number): number {
    if (Number.isNaN(this.#tiles[tile])) this.#tiles[tile] = this.#tileWorth(tile)
    return this.#tiles[tile]
  }

  forShown(size: number): number {
    let best = 0
    for (const type of this.#s.shown[size])
      if (type !== NONE) best = Math.max(best, this.forCreature(creature(size, type)))
    return best
  }

  /** The best bag to draw from blindly. */
  forDraw(): number {
    let best = 0
    for (let size = 0; size < SIZES.length; size++) best = Math.max(best, this.#forBag(size))
    return best
  }

  #tileWorth(tile: number): number {
    if (tile < CREATURES) return this.#forBag(tile)
    if (tile < TIDE) return this.forShown(tile - CREATURES)
    if (tile === TIDE) return this.forDraw()
    if (tile !== RELIEF) return 0
    return this.forDraw() + FRESH_CARDS + (this.#s.stomachs[this.#seat].some(isTrash) ? RID_OF_TRASH : 0)
  }

  #forBag(size: number): number {
    const bag = this.#s.bags[size]
    let sum = 0
    let tokens = 0
    for (let type = 0; type < TYPES.length; type++) {
      if (bag[type] === 0) continue
      tokens += bag[type]
      sum += bag[type] * this.forCreature(creature(size, type))
    }
    return tokens === 0 ? 0 : sum / tokens
  }

  #handWorth(scores: readonly Score[]): number {
    const hand = this.#s.hands[this.#seat]
    let sum = 0
    for (let i = 0; i < hand.length; i++) sum += scores[hand[i]](this.#counts)
    return sum
  }

  #meanWorth(scores: readonly Score[]): number {
    let sum = 0
    for (let design = 0; design < scores.length; design++) sum += scores[design](this.#counts)
    return sum / scores.length
  }
}

/** Cards a seat scores in a number of turns. */
export function cardsIn(turns: number): number {
  return HAND * turns
}
