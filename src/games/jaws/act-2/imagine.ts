import type { Chance } from '#kernel/chance/chance.ts'
import { drawOne, total } from '#kernel/counts.ts'
import type { SecretTurn, SecretTurns } from '#kernel/game.ts'
import { hasSeat, seatSet, type Viewer } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { SEAT_IDS, SHARK } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { ABILITIES, LETTERS, NOWHERE, spaceNumber, WATER, ZONES } from './components.ts'
import { abilityCounts } from './hand.ts'
import type { Act2Setting } from './setting.ts'
import { type Act2State, AT, ATTACKS, cloneAct2, MAIN, NONE, STAGES } from './state.ts'
import { isHindered } from './steps/shark-chooses.ts'
import type { Act2View } from './view.ts'
import { LAY, LOCK_ABILITY, LOCK_PLAIN, SURFACE } from './words.ts'

/**
 * Hidden from all but the shark are its hand and, from the lock in until it surfaces, its letter and its ability.
 * What it plans before the lock in is imagined as not begun.
 */
export function imaginer(
  { act2: orca }: Setting,
  view: Act2View,
  viewer: Viewer,
): (chance: Chance) => Act2State {
  const known = stateOf(orca, view)
  if (hasSeat(viewer, SHARK)) return () => cloneAct2(known)
  const { handSize } = view.shark
  const locked = isLockedIn(view)
  const laid = locked && view.shark.laid
  return (chance) => {
    const s = cloneAct2(known)
    dealSecrets(orca, s, handSize, locked, laid, chance)
    return s
  }
}

/** Another hand, letter and ability that nobody but the shark can tell from the real ones. */
export function twins(
  { act2: orca }: Setting,
  s: Act2State,
  viewer: Viewer,
  chance: Chance,
): Act2State | null {
  if (hasSeat(viewer, SHARK)) return null
  const twin = cloneAct2(s)
  const secret = s.shark === NOWHERE && s.letter !== NONE
  const locked = secret && s.step !== AT.choose
  twin.hand.fill(0)
  if (secret) {
    twin.letter = NONE
    twin.ability = NONE
  }
  dealSecrets(orca, twin, total(s.hand), locked, locked && s.ability !== NONE, chance)
  return twin
}

/** At the beginning of the shark's choice: another letter, another ability, and other cards in hand to lay it from. */
export function secretTurns(
  setting: Setting,
  s: Act2State,
  viewer: Viewer,
  chance: Chance,
): SecretTurns<Act2State> | null {
  if (s.step !== AT.choose || s.letter !== NONE) return null
  const other = twins(setting, s, viewer, chance)
  if (other === null) return null
  const lays = total(s.hand) > 0 && !isHindered(setting.act2, s) && chance.pick(LETTER) > 0
  const turn = (state: Act2State): SecretTurn<Act2State> => ({
    state,
    actions: secretTurn(state, lays, chance),
  })
  return { seat: SHARK, turns: [turn(s), turn(other)] }
}

function secretTurn(s: Act2State, lays: boolean, chance: Chance): Action[] {
  const surface = SURFACE.of(chance.pick(LETTER))
  if (!lays) return [surface, LOCK_PLAIN]
  const ability = chance.take(ABILITY, isHeld(s.hand), total(isHeld(s.hand)))
  return [surface, LAY.of(ability), LOCK_ABILITY]
}

export function secrets(_setting: Setting, s: Act2State, viewer: Viewer): string[] {
  if (hasSeat(viewer, SHARK)) return []
  const facts = ABILITIES.flatMap((id, ability) =>
    s.hand[ability] === 0 ? [] : [`the shark holds ${s.hand[ability]} ${id}`],
  )
  if (s.shark !== NOWHERE || s.step === AT.choose) return facts
  if (s.letter !== NONE) facts.push(`the shark has chosen ${LETTERS[s.letter]}`)
  if (s.ability !== NONE) facts.push(`the shark has laid ${ABILITIES[s.ability]}`)
  return facts
}

function isLockedIn({ shark, step }: Act2View): boolean {
  return shark.at === null && (step === 'chum' || step === 'show' || step === 'prepare')
}

/** Deals a hand out of what has not been seen, and with it what lies face down. */
function dealSecrets(
  orca: Act2Setting,
  s: Act2State,
  handSize: number,
  locked: boolean,
  laid: boolean,
  chance: Chance,
): void {
  const box = orca.abilities.map((copies, ability) => copies - s.played[ability])
  if (s.shark !== NOWHERE && s.ability !== NONE) box[s.ability]--
  let left = total(box)
  for (let cards = laid ? handSize + 1 : handSize; cards > 0; cards--) {
    s.hand[drawOne(box, left--, orca.draws.ability, chance)]++
  }
  if (laid) {
    s.ability = chance.take(orca.draws.ability, isHeld(s.hand), total(isHeld(s.hand)))
    s.hand[s.ability]--
  }
  if (locked) s.letter = otherLetter(s.shown, chance.pick(LETTER, s.shown === NONE ? 3 : 2))
}

/** Any letter is as likely as any other, but for the one that Chum has brought to light. */
const LETTER = { label: 'letter', stream: 'hidden', outcomes: LETTERS } as const
const ABILITY = { label: 'ability', stream: 'hidden', outcomes: ABILITIES } as const

function otherLetter(shown: number, index: number): number {
  return shown !== NONE && index >= shown ? index + 1 : index
}

/** Each kind in hand is as likely to have been laid, however many there are of it. */
function isHeld(hand: readonly number[]): number[] {
  return hand.map((count) => (count > 0 ? 1 : 0))
}

/** The state a view shows, without what the viewer does not see. */
function stateOf(orca: Act2Setting, view: Act2View): Act2State {
  const { shark, crew, attack } = view
  const design = (id: string): number => orca.gear.findIndex((each) => each.id === id)
  const card = (id: string): number => orca.cards.findIndex((each) => each.id === id)
  const counts = (ids: readonly string[]): number[] =>
    orca.gear.map(({ id }) => ids.filter((each) => each === id).length)
  const present = (ids: readonly string[]): number[] => orca.cards.map(({ id }) => (ids.includes(id) ? 1 : 0))
  const space = (name: string | null): number => (name === null ? NOWHERE : spaceNumber(name))
  const zone = (name: string | null): number => (name === null ? NONE : spaceNumber(name) - WATER)
  const tilesOn = (side: string): number => bits(view.tiles, (tile) => tile.side === side)
  const seats = (has: (member: Act2View['crew'][number]) => boolean): number => bits(crew, has) << 1
  return {
    step: AT[view.step],
    round: view.round,
    ending: view.ending,
    question: view.question,
    asked: seatSet(...view.asked.map((id) => seatNumber(id))),
    damaged: tilesOn('damaged'),
    destroyed: tilesOn('destroyed'),
    dealt: view.dealt.map(design),
    gear: crew.map((member) => counts(member.gear)),
    attached: counts(shark.attached),
    gearDiscards: counts(view.gearDiscards),
    deck: present(view.deck),
    discards: present(view.discards),
    cards: view.cards.map((each) => (each === null ? NONE : card(each.id))),
    at: crew.map((member) => space(member.at)),
    wounds: [shark.wounds, ...crew.map((member) => member.wounds)],
    hand: abilityCounts(shark.hand ?? []),
    played: abilityCounts(shark.played),
    letter: shark.letter === null ? NONE : LETTERS.indexOf(shark.letter),
    ability: shark.ability === null ? NONE : ABILITIES.indexOf(shark.ability),
    shown: shark.shown === null ? NONE : LETTERS.indexOf(shark.shown),
    shark: zone(shark.at),
    stage: crew.map((member) => STAGES.indexOf(member.next)),
    weapon: crew.map((member) => (member.weapon === null ? NONE : design(member.weapon))),
    target: crew.map((member) => zone(member.target)),
    onTarget: seats((member) => member.onTarget),
    rammed: shark.rammed,
    attack: attack === null ? MAIN : ATTACKS.indexOf(attack.kind),
    quarry: attack === null ? NONE : quarryOf(attack.on),
    rolled: attack === null ? [0, 0, 0] : [...attack.rolled],
    marked: attack === null ? [0, 0, 0] : [...attack.marked],
    caged: seats((member) => member.caged),
    bitten: seats((member) => member.bitten),
  }
}

function bits<T>(list: readonly T[], has: (each: T) => boolean): number {
  return list.reduce((set, each, index) => (has(each) ? set | (1 << index) : set), 0)
}

function quarryOf(on: string): number {
  const seat = seatNumber(on)
  return seat < 0 ? spaceNumber(on) : ZONES + seat - 1
}

function seatNumber(id: string): number {
  const ids: readonly string[] = SEAT_IDS
  return ids.indexOf(id)
}
