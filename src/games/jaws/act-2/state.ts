import { copy, copyLists } from '#kernel/counts.ts'
import type { SeatSet } from '#kernel/seats.ts'
import { numbered } from '#kernel/step-numbers.ts'
import type { Hull } from './boat.ts'

/** What Act 2 waits for, in the order of the rulebook. */
export const STEPS = [
  'assign',
  'board',
  'choose',
  'chum',
  'show',
  'prepare',
  'shift',
  'crew-attack',
  'ammo',
  'ram',
  'shark-attack',
  'cage',
  'reroll',
  'second',
  'topple',
  'bonus',
  'over',
] as const
export type StepName = (typeof STEPS)[number]

/** The numbers of these steps, and of what happens between them without a question. */
export const AT = numbered(
  ...STEPS,
  'resurface',
  'locked',
  'preparation',
  'reveal',
  'targets',
  'crew-attacks',
  'shark-attacks',
  'quarry',
  'roll',
  'result',
  'bonus-attacks',
  'dive',
)

export const NONE = -1

/** What a crew member has to do next to be prepared. */
export const STAGES = ['move', 'weapon', 'target', 'ready'] as const
export const TO_MOVE = STAGES.indexOf('move')
export const TO_READY = STAGES.indexOf('weapon')
export const TO_TARGET = STAGES.indexOf('target')
export const PREPARED = STAGES.indexOf('ready')

/** The shark's attacks of a round: the one of its card, that of Second Helping, and one on each who swims nearby. */
export const ATTACKS = ['main', 'second', 'bonus'] as const
export const MAIN = ATTACKS.indexOf('main')
export const SECOND = ATTACKS.indexOf('second')
export const BONUS_ATTACK = ATTACKS.indexOf('bonus')

/** How the fight ended. */
export const FIGHTING = 0
export const SHARK_ELIMINATED = 1
export const CREW_ELIMINATED = 2
export const BOAT_DESTROYED = 3
export const OUT_OF_ROUNDS = 4

/**
 * The fight aboard the Orca. Cards are counts by design: nothing lies in an order that nobody has seen.
 * Lists of three are by crew member, sets of crew members are seats.
 */
export interface Act2State extends Hull {
  step: number
  round: number
  ending: number
  /** The open question, counted through the act, and the seats that owe an answer to it. */
  question: number
  asked: SeatSet

  /** Gear dealt to the crew and not assigned yet, in dealt order. */
  dealt: number[]
  /** Gear of each crew member, by design. */
  gear: number[][]
  /** Gear on the shark and gear out of the game, by design. */
  attached: number[]
  gearDiscards: number[]

  /** Resurface cards in the deck and discarded, and what lies at A, B and C. */
  deck: number[]
  discards: number[]
  cards: number[]

  /** The space of each crew member, or NOWHERE. */
  at: number[]
  /** By seat. */
  wounds: number[]

  /** The shark's ability cards in hand and out of the game, by kind. */
  hand: number[]
  played: number[]
  /** The letter and the ability of this round: the shark's secret until it surfaces. */
  letter: number
  ability: number
  /** The letter that Chum brought to light. */
  shown: number
  /** The zone the shark has surfaced in, or NOWHERE while it is under water. */
  shark: number

  stage: number[]
  weapon: number[]
  target: number[]
  /** Who has found the shark and may still attack it. */
  onTarget: SeatSet

  rammed: boolean
  /** The attack under way: which, and on whom: a boat space, or WATER plus a crew member. */
  attack: number
  quarry: number
  /** Dice by face: as they lie, and those the shark will roll again. */
  rolled: number[]
  marked: number[]
  /** Who sits in a cage this round, and against whom the bonus attack has been made. */
  caged: SeatSet
  bitten: SeatSet
}

export function cloneAct2(s: Act2State, into?: Act2State): Act2State {
  if (into === undefined) return copyOf(s)
  into.step = s.step
  into.round = s.round
  into.ending = s.ending
  into.question = s.question
  into.asked = s.asked
  into.damaged = s.damaged
  into.destroyed = s.destroyed
  copy(s.dealt, into.dealt)
  copyLists(s.gear, into.gear)
  copy(s.attached, into.attached)
  copy(s.gearDiscards, into.gearDiscards)
  copy(s.deck, into.deck)
  copy(s.discards, into.discards)
  copy(s.cards, into.cards)
  copy(s.at, into.at)
  copy(s.wounds, into.wounds)
  copy(s.hand, into.hand)
  copy(s.played, into.played)
  into.letter = s.letter
  into.ability = s.ability
  into.shown = s.shown
  into.shark = s.shark
  copy(s.stage, into.stage)
  copy(s.weapon, into.weapon)
  copy(s.target, into.target)
  into.onTarget = s.onTarget
  into.rammed = s.rammed
  into.attack = s.attack
  into.quarry = s.quarry
  copy(s.rolled, into.rolled)
  copy(s.marked, into.marked)
  into.caged = s.caged
  into.bitten = s.bitten
  return into
}

function copyOf(s: Act2State): Act2State {
  return {
    step: s.step,
    round: s.round,
    ending: s.ending,
    question: s.question,
    asked: s.asked,
    damaged: s.damaged,
    destroyed: s.destroyed,
    dealt: s.dealt.slice(),
    gear: s.gear.map((held) => held.slice()),
    attached: s.attached.slice(),
    gearDiscards: s.gearDiscards.slice(),
    deck: s.deck.slice(),
    discards: s.discards.slice(),
    cards: s.cards.slice(),
    at: s.at.slice(),
    wounds: s.wounds.slice(),
    hand: s.hand.slice(),
    played: s.played.slice(),
    letter: s.letter,
    ability: s.ability,
    shown: s.shown,
    shark: s.shark,
    stage: s.stage.slice(),
    weapon: s.weapon.slice(),
    target: s.target.slice(),
    onTarget: s.onTarget,
    rammed: s.rammed,
    attack: s.attack,
    quarry: s.quarry,
    rolled: s.rolled.slice(),
    marked: s.marked.slice(),
    caged: s.caged,
    bitten: s.bitten,
  }
}
