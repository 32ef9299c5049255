import type { Chance } from '#kernel/chance/chance.ts'
import { drawOne, total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { seatSet } from '#kernel/seats.ts'
import type { Legacy } from '../legacy.ts'
import { CREW, SHARK } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { ABILITIES, CREW_SIZE, LETTERS, NOWHERE } from './components.ts'
import { happened } from './events.ts'
import { abilityNames } from './hand.ts'
import type { Act2Setting } from './setting.ts'
import { type Act2State, AT, FIGHTING, MAIN, NONE, PREPARED } from './state.ts'
import { ask } from './steps/step.ts'

/**
 * Rulebook, "Act 2: Setup": the crew's cards are dealt face up; how they are divided and where everyone boards is asked
 * afterwards: `steps/setup.ts`.
 */
export function setupAct2(setting: Setting, legacy: Legacy, chance: Chance, emit?: Emit): Act2State {
  const orca = setting.act2
  const s = unpacked(orca)
  emit?.(happened('jaws.orca.begins', { gear: legacy.gear, abilities: legacy.abilities }))
  dealAbilities(orca, s, legacy.abilities, chance, emit)
  dealGear(orca, s, legacy.gear, chance, emit)
  ask(s, s.dealt.length > 0 ? AT.assign : AT.board, CREW)
  return s
}

/** The boat is built, everyone has what is theirs, and nothing is dealt yet. */
export function unpacked(orca: Act2Setting): Act2State {
  const perMember = (value: number): number[] => new Array<number>(CREW_SIZE).fill(value)
  return {
    step: AT.assign,
    round: 0,
    ending: FIGHTING,
    question: 0,
    asked: 0,
    damaged: 0,
    destroyed: 0,
    dealt: [],
    gear: orca.personal.map((copies) => copies.slice()),
    attached: orca.gear.map(() => 0),
    gearDiscards: orca.gear.map(() => 0),
    deck: orca.cards.map(() => 1),
    discards: orca.cards.map(() => 0),
    cards: LETTERS.map(() => NONE),
    at: perMember(NOWHERE),
    wounds: orca.lives.map(() => 0),
    hand: ABILITIES.map(() => 0),
    played: ABILITIES.map(() => 0),
    letter: NONE,
    ability: NONE,
    shown: NONE,
    shark: NOWHERE,
    stage: perMember(PREPARED),
    weapon: perMember(NONE),
    target: perMember(NONE),
    onTarget: 0,
    rammed: false,
    attack: MAIN,
    quarry: NONE,
    rolled: [0, 0, 0],
    marked: [0, 0, 0],
    caged: 0,
    bitten: 0,
  }
}

function dealAbilities(orca: Act2Setting, s: Act2State, count: number, chance: Chance, emit?: Emit): void {
  const box = orca.abilities.slice()
  for (let left = total(box), end = left - count; left > end; left--) {
    s.hand[drawOne(box, left, orca.draws.ability, chance)]++
  }
  emit?.(happened('jaws.orca.hand', { abilities: abilityNames(s.hand) }, { only: seatSet(SHARK) }))
}

function dealGear(orca: Act2Setting, s: Act2State, count: number, chance: Chance, emit?: Emit): void {
  const box = orca.common.slice()
  for (let left = total(box), end = left - count; left > end; left--) {
    s.dealt.push(drawOne(box, left, orca.draws.gear, chance))
  }
  if (count > 0) emit?.(happened('jaws.orca.dealt', { gear: s.dealt.map((design) => orca.gear[design].id) }))
}
