import { total } from '#kernel/counts.ts'
import { hasSeat, type Viewer } from '#kernel/seats.ts'
import { SEAT_IDS, SHARK } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { isDamaged, isDestroyed } from './boat.ts'
import {
  ABILITIES,
  type AbilityId,
  LETTERS,
  type Letter,
  NOWHERE,
  SPACE_NAMES,
  type TileSide,
  WATER,
  ZONE_NAMES,
} from './components.ts'
import { gearNames, seatOf } from './crew.ts'
import { abilityNames } from './hand.ts'
import type { Act2Setting } from './setting.ts'
import { type Act2State, AT, ATTACKS, NONE, STAGES, STEPS, type StepName } from './state.ts'

/** What one viewer knows of Act 2. Spaces are `b1` to `b8` and `w1` to `w8`; cards are called by their ids. */
export interface Act2View {
  readonly step: StepName
  readonly round: number
  readonly ending: number
  readonly question: number
  /** The seats that owe an answer. */
  readonly asked: readonly string[]
  readonly tiles: readonly TileView[]
  /** Gear that is still to be assigned, in dealt order. */
  readonly dealt: readonly string[]
  readonly gearDiscards: readonly string[]
  /** What lies at A, B and C: three cards, or the one the shark has come up with. */
  readonly cards: readonly (CardView | null)[]
  /** The ids of the cards in the deck, which everyone can work out, and of those discarded. */
  readonly deck: readonly string[]
  readonly discards: readonly string[]
  readonly crew: readonly CrewView[]
  readonly shark: SharkView
  readonly attack: AttackView | null
}

export interface TileView {
  readonly zone: string
  readonly side: TileSide
  /** Hits that damage it, as long as it is intact, and hits that destroy it, as long as it is there. */
  readonly damage: number | null
  readonly destroy: number | null
}

export interface CardView {
  readonly id: string
  readonly zone: string
  readonly evade: number
  readonly dice: number
  readonly shakesOff: boolean
}

export interface CrewView {
  readonly seat: string
  /** Null before boarding and after being eliminated. */
  readonly at: string | null
  readonly wounds: number
  readonly lives: number
  readonly gear: readonly string[]
  /** How far the preparation is: what comes next, or `ready`. */
  readonly next: (typeof STAGES)[number]
  readonly weapon: string | null
  readonly target: string | null
  /** The target is where the shark is, and the attack is still to come. */
  readonly onTarget: boolean
  readonly caged: boolean
  /** The bonus attack on this crew member has been made. */
  readonly bitten: boolean
}

export interface SharkView {
  readonly wounds: number
  readonly lives: number
  /** The water it has surfaced in. */
  readonly at: string | null
  readonly handSize: number
  /** Null for a hand this viewer does not see. */
  readonly hand: readonly AbilityId[] | null
  /** Abilities that are out of the game. */
  readonly played: readonly AbilityId[]
  readonly attached: readonly string[]
  /** Whether an ability lies under the letter. */
  readonly laid: boolean
  /** The choice of this round: null while it is unknown to this viewer, or not made. */
  readonly letter: Letter | null
  readonly ability: AbilityId | null
  /** The letter Chum has brought to light. */
  readonly shown: Letter | null
  readonly rammed: boolean
}

export interface AttackView {
  readonly kind: (typeof ATTACKS)[number]
  /** A boat space or a seat. */
  readonly on: string
  /** What the dice show, and those that will be rolled again. */
  readonly rolled: readonly number[]
  readonly marked: readonly number[]
}

export function view({ act2: orca }: Setting, s: Act2State, viewer: Viewer): Act2View {
  const cards = s.cards.map((card) => (card === NONE ? null : cardView(orca, card)))
  const idsOf = (counts: readonly number[]): string[] =>
    orca.cards.flatMap(({ id }, card) => (counts[card] > 0 ? [id] : []))
  return {
    step: STEPS[s.step],
    round: s.round,
    ending: s.ending,
    question: s.question,
    asked: SEAT_IDS.filter((_, seat) => hasSeat(s.asked, seat)),
    tiles: ZONE_NAMES.map((_, zone) => tileView(orca, s, zone)),
    dealt: s.dealt.map((design) => orca.gear[design].id),
    gearDiscards: gearNames(orca, s.gearDiscards),
    cards,
    deck: idsOf(s.deck),
    discards: idsOf(s.discards),
    crew: s.at.map((_, member) => crewView(orca, s, member)),
    shark: sharkView(orca, s, viewer),
    attack: s.quarry === NONE ? null : attackView(s),
  }
}

function cardView(orca: Act2Setting, card: number): CardView {
  const { id, zone, evade, dice, shakesOff } = orca.cards[card]
  return { id, zone: ZONE_NAMES[zone], evade, dice, shakesOff }
}

function tileView(orca: Act2Setting, s: Act2State, index: number): TileView {
  const { damage, destroy, damaged } = orca.tiles[index]
  const zone = ZONE_NAMES[index]
  if (isDestroyed(s, index)) return { zone, side: 'destroyed', damage: null, destroy: null }
  if (isDamaged(s, index)) return { zone, side: 'damaged', damage: null, destroy: damaged }
  return { zone, side: 'intact', damage, destroy }
}

function crewView(orca: Act2Setting, s: Act2State, member: number): CrewView {
  const seat = seatOf(member)
  const target = s.target[member]
  return {
    seat: SEAT_IDS[seat],
    at: spaceName(s.at[member]),
    wounds: s.wounds[seat],
    lives: orca.lives[seat],
    gear: gearNames(orca, s.gear[member]),
    next: STAGES[s.stage[member]],
    weapon: s.weapon[member] === NONE ? null : orca.gear[s.weapon[member]].id,
    target: target === NONE ? null : SPACE_NAMES[WATER + target],
    onTarget: hasSeat(s.onTarget, seat),
    caged: hasSeat(s.caged, seat),
    bitten: hasSeat(s.bitten, seat),
  }
}

/** The letter and the ability are the shark's own until it surfaces; that an ability is laid is known once it is locked in. */
function sharkView(orca: Act2Setting, s: Act2State, viewer: Viewer): SharkView {
  const own = hasSeat(viewer, SHARK)
  const surfaced = s.shark !== NOWHERE
  const locked = s.step !== AT.choose
  return {
    wounds: s.wounds[SHARK],
    lives: orca.lives[SHARK],
    at: surfaced ? SPACE_NAMES[WATER + s.shark] : null,
    handSize: total(s.hand),
    hand: own ? abilityNames(s.hand) : null,
    played: abilityNames(s.played),
    attached: gearNames(orca, s.attached),
    laid: (locked || own) && s.ability !== NONE,
    letter: (surfaced || own) && s.letter !== NONE ? LETTERS[s.letter] : null,
    ability: (surfaced || own) && s.ability !== NONE ? ABILITIES[s.ability] : null,
    shown: s.shown === NONE ? null : LETTERS[s.shown],
    rammed: s.rammed,
  }
}

function attackView(s: Act2State): AttackView {
  return {
    kind: ATTACKS[s.attack],
    on: s.quarry < WATER ? SPACE_NAMES[s.quarry] : SEAT_IDS[seatOf(s.quarry - WATER)],
    // Before this attack is rolled, the dice of the one before it still lie there.
    rolled: s.step === AT.cage ? [0, 0, 0] : [...s.rolled],
    marked: [...s.marked],
  }
}

function spaceName(space: number): string | null {
  return space === NOWHERE ? null : SPACE_NAMES[space]
}
