import { hasSeat } from '#kernel/seats.ts'
import { HOOPER, QUINT } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { BEACHES, NOWHERE } from './island.ts'
import { SHARK_ACTIONS } from './limits.ts'
import type { Act1State } from './state.ts'
import { TOKENS } from './tokens.ts'

/**
 * What the crew were told about where the shark is, in the order they were told, as small numbers in one list.
 * A turn of the shark takes four of them, with the board it was made on; every other clue takes one.
 */
export const TURN_CLUE = 0
export const LOOK_CLUE = 1
const SOUNDING_CLUE = 2
export const LAUNCH_CLUE = 3

/** What the fish finder tells. */
export const NEITHER = 0
export const NEARBY = 1
export const HERE = 2

export const TURN_LENGTH = 4

/** A turn of the shark as it was announced, and all of the board that its plan depended on. */
export interface TurnClue {
  actions: number
  /** Whether boats were in danger, and where each captain stood who was aboard; NOWHERE if he was not. */
  danger: boolean
  quint: number
  hooper: number
  swimmers: number[]
  michael: number
  /** Spaces with floating barrels, one bit each. */
  floating: number
  /** How many tokens the shark had left before this turn. */
  tokens: number
  ate: number[]
  ateMichael: boolean
  sensors: number
  played: boolean
  knocked: number
}

export function addTurn({ act1 }: Setting, s: Act1State, sensors: number, played: boolean): void {
  const { kind } = act1.events[s.event]
  const { plan } = s
  let floating = 0
  for (let space = 0; space < s.floating.length; space++) if (s.floating[space] > 0) floating |= 1 << space
  const extra = kind === 'wrong-shark' ? 1 : 0
  const danger = kind === 'boats-in-danger' ? 1 : 0
  const captains = boatSpace(s, QUINT) | (boatSpace(s, HOOPER) << 4)
  const told = (played ? 1 : 0) | (plan.ateMichael ? 2 : 0)
  const knocked = (hasSeat(plan.knocked, QUINT) ? 1 : 0) | (hasSeat(plan.knocked, HOOPER) ? 2 : 0)
  s.clues.push(
    TURN_CLUE | (extra << 2) | (danger << 3) | ((s.michael + 1) << 4) | (captains << 7) | (s.plays << 15),
    packed(s.swimmers) | (told << 16) | (knocked << 18),
    packed(plan.ate),
    floating | (sensors << 12),
  )
}

/** Where a captain can be knocked off, counted from 1; 0 when he is in the water already. */
function boatSpace(s: Act1State, captain: number): number {
  return s.overboard[captain] > 0 ? 0 : s.at[captain] + 1
}

function packed(counts: readonly number[]): number {
  return counts[0] | (counts[1] << 4) | (counts[2] << 8) | (counts[3] << 12)
}

function unpacked(number: number): number[] {
  return BEACHES.map((_, beach) => (number >> (beach * 4)) & 15)
}

export function addLook(s: Act1State, beach: number, seen: boolean): void {
  s.clues.push(LOOK_CLUE | (beach << 2) | ((seen ? 1 : 0) << 6))
}

export function addSounding(s: Act1State, space: number, answer: number): void {
  s.clues.push(SOUNDING_CLUE | (space << 2) | (answer << 6))
}

export function addLaunch(s: Act1State, space: number, hit: boolean): void {
  s.clues.push(LAUNCH_CLUE | (space << 2) | ((hit ? 1 : 0) << 6))
}

export function clueKind(clue: number): number {
  return clue & 3
}

/** Where a look, a sounding or a launch was made, and what came of it. */
export function clueSpace(clue: number): number {
  return (clue >> 2) & 15
}

export function clueAnswer(clue: number): number {
  return (clue >> 6) & 3
}

export function turnAt(clues: ArrayLike<number>, index: number): TurnClue {
  const first = clues[index]
  const second = clues[index + 1]
  const place = (shift: number): number => {
    const number = (first >> shift) & 15
    return number === 0 ? NOWHERE : number - 1
  }
  const told = (second >> 16) & 3
  return {
    actions: SHARK_ACTIONS + ((first >> 2) & 1),
    danger: ((first >> 3) & 1) === 1,
    quint: place(7),
    hooper: place(11),
    swimmers: unpacked(second),
    michael: ((first >> 4) & 7) - 1,
    floating: clues[index + 3] & 0xfff,
    tokens: TOKENS.length - ((first >> 15) & 7),
    ate: unpacked(clues[index + 2]),
    ateMichael: (told & 2) !== 0,
    sensors: clues[index + 3] >> 12,
    played: (told & 1) !== 0,
    knocked: (second >> 18) & 3,
  }
}
