import { FastChance } from '#kernel/chance/fast.ts'
import { seatSet } from '#kernel/seats.ts'
import { SHARK, seatOf } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { boatsBy, inTwoMoves, spacesBy, watersBy, watersInReach } from './boat.ts'
import {
  ABILITIES,
  DOMINO_HITS,
  EXTRA_STRENGTH,
  FIREARM,
  LETTERS,
  RAMMING_HITS,
  SECOND_DICE,
  SPACE_NAMES,
  spaceNumber,
  WATER,
  ZONES,
} from './components.ts'
import { imaginer } from './imagine.ts'
import { type Act2State, type ATTACKS, cloneAct2, NONE } from './state.ts'
import { attackDice } from './steps/attack-roll.ts'
import { evadeOf } from './steps/crew-attacks.ts'
import type { Act2View } from './view.ts'

/** An attack on the shark: how likely it wounds, how many wounds it brings on average, how likely it is the last. */
export interface Strike {
  readonly evade: number
  readonly hit: number
  readonly wounds: number
  readonly ends: number
}

/** An attack on a boat space: how likely it is damaged, destroyed, or neither. */
export interface Breach {
  readonly damaged: number
  readonly destroyed: number
  readonly nothing: number
}

/** An attack on a crew member. */
export interface Mauling {
  readonly hurt: number
  readonly wounds: number
  readonly out: number
}

type AttackKind = (typeof ATTACKS)[number]

/** What can be reckoned about the fight from a view alone: what touches what, and what dice bring. */
export interface Reckoning {
  /** Everything that touches a space. */
  touching(space: string): string[]
  /** Where two moves lead from a space. */
  inTwoMoves(space: string): string[]
  /** The waters that a weapon reaches from a space. */
  reach(gear: string, space: string): string[]
  /** The boat spaces that the shark could bite from a water, and the crew members it could attack there. */
  inJaws(water: string): { readonly boats: string[]; readonly crew: string[] }
  /** The shark's evade if it comes up, or has come up, with a letter. */
  evade(letter: string): number
  /** What a crew member's weapon does to the shark that comes up with a letter; null for one that does not roll. */
  strike(gear: string, letter: string): Strike | null
  /** The dice of the shark's attack; before it comes up, of its attack with a letter. */
  dice(kind: AttackKind, letter: string): number
  /** What so many dice do to a boat space, with hits that are there already. */
  breach(kind: AttackKind, dice: number, hits: number, space: string): Breach
  maul(dice: number, hits: number, seat: string): Mauling
  /** Hits the shark's attack has before it rolls: after ramming. */
  readonly rammed: number
  /** What Domino Effect does to a boat space. */
  topple(space: string): Breach
}

export function reckon(setting: Setting, view: Act2View): Reckoning {
  const orca = setting.act2
  const { odds } = orca
  const s = imaginer(setting, view, seatSet(SHARK))(new FastChance(0))
  const freed = cloneAct2(s)
  freed.attached.fill(0)
  /** The shark as it would be with a letter: one that has yet to come up may shake off what sticks to it. */
  const upWith = (letter: string): Act2State => {
    const index = LETTER_NAMES.indexOf(letter)
    const up = view.shark.at === null && view.cards[index]?.shakesOff ? freed : s
    up.letter = index
    up.ability = view.shark.ability === null ? NONE : ABILITIES.indexOf(view.shark.ability)
    return up
  }
  const designOf = (gear: string): number => orca.gear.findIndex(({ id }) => id === gear)
  const atLeast = (dice: number, hits: number): number => {
    if (hits <= 0) return 1
    return odds.atLeast[dice][hits] ?? 0
  }
  const above = (dice: number, hits: number): number =>
    hits < 0 ? odds.mean * dice - hits : (odds.above[dice][hits] ?? 0)

  const breach = (kind: AttackKind, dice: number, hits: number, space: string): Breach => {
    const zone = spaceNumber(space)
    const { damage, destroy, side } = view.tiles[zone]
    const strong = kind === 'main' && view.shark.ability === ABILITIES[EXTRA_STRENGTH]
    const least = damage ?? destroy ?? 0
    const all = strong || side === 'damaged' ? least : (destroy ?? 0)
    const broken = atLeast(dice, least - hits)
    const destroyed = atLeast(dice, all - hits)
    return { damaged: broken - destroyed, destroyed, nothing: 1 - broken }
  }

  return {
    touching: (space) => namesOf(spacesBy(s, spaceNumber(space))),
    inTwoMoves: (space) => namesOf(inTwoMoves(s, spaceNumber(space))),
    reach(gear, space) {
      const zones =
        orca.gear[designOf(gear)].kind === FIREARM ? ALL_ZONES : watersInReach(s, spaceNumber(space))
      return namesOf(zones << WATER)
    },
    inJaws(water) {
      const number = spaceNumber(water)
      const near = namesOf((watersBy(s, number) << WATER) | (1 << number))
      const crew = view.crew.filter(({ at }) => at !== null && near.includes(at)).map(({ seat }) => seat)
      return { boats: namesOf(boatsBy(s, number)), crew }
    },
    evade: (letter) => evadeOf(orca, upWith(letter)),
    strike(gear, letter) {
      const { dice, plus } = orca.gear[designOf(gear)]
      if (dice === 0) return null
      const evade = evadeOf(orca, upWith(letter))
      const left = view.shark.lives - view.shark.wounds
      return {
        evade,
        hit: atLeast(dice, evade + 1 - plus),
        wounds: above(dice, evade - plus),
        ends: atLeast(dice, evade + left - plus),
      }
    },
    dice(kind, letter) {
      if (kind === 'main') return attackDice(orca, upWith(letter))
      return kind === 'second' ? SECOND_DICE : 1
    },
    breach,
    maul(dice, hits, seat) {
      const left = orca.lives[seatOf(seat)] - woundsOf(view, seat)
      return {
        hurt: atLeast(dice, 1 - hits),
        wounds: above(dice, -hits),
        out: atLeast(dice, left - hits),
      }
    },
    rammed: view.shark.rammed ? RAMMING_HITS : 0,
    topple: (space) => breach('second', 0, DOMINO_HITS, space),
  }
}

const ALL_ZONES = (1 << ZONES) - 1
const LETTER_NAMES: readonly string[] = LETTERS

function namesOf(spaces: number): string[] {
  return SPACE_NAMES.filter((_, space) => (spaces & (1 << space)) !== 0)
}

function woundsOf({ crew }: Act2View, seat: string): number {
  return crew.find((each) => each.seat === seat)?.wounds ?? 0
}
