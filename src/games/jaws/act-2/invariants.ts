import { total } from '#kernel/counts.ts'
import { SHARK } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { ATTACHABLE, CREW_SIZE, DICE, LAST_ROUND, MELEE, NOWHERE, WATER } from './components.ts'
import { heldOfKind, seatOf } from './crew.ts'
import { type Act2State, AT, NONE } from './state.ts'

/** No piece is lost or added, and nobody stands on a tile that is gone. */
export function invariants({ act2: orca }: Setting, s: Act2State): string[] {
  const broken: string[] = []
  const check = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  const over = s.step === AT.over
  check(over === (s.asked === 0), `asked ${s.asked} in step ${s.step}`)
  check(over === (s.ending !== 0), `ending ${s.ending} in step ${s.step}`)
  check(s.round <= LAST_ROUND, `round ${s.round}`)
  check((s.damaged & s.destroyed) === 0, 'a tile is damaged and destroyed')

  for (let card = 0; card < orca.cards.length; card++) {
    const lies = s.cards.filter((each) => each === card).length
    const all = s.deck[card] + s.discards[card] + lies
    check(all === 1, `${all} of resurface card ${orca.cards[card].id}`)
  }
  for (let design = 0; design < orca.gear.length; design++) {
    let seen = s.attached[design] + s.gearDiscards[design] + s.dealt.filter((each) => each === design).length
    let copies = orca.common[design]
    for (let member = 0; member < CREW_SIZE; member++) {
      seen += s.gear[member][design]
      copies += orca.personal[member][design]
    }
    const dealt = orca.common[design] > 0
    check(dealt ? seen <= copies : seen === copies, `${seen} of ${copies} ${orca.gear[design].id}`)
    check(
      s.attached[design] === 0 || orca.ofKind[ATTACHABLE].includes(design),
      `${orca.gear[design].id} sticks to the shark`,
    )
  }
  for (let ability = 0; ability < orca.abilities.length; ability++) {
    const laid = s.ability === ability && s.step !== AT.choose ? 1 : 0
    const seen = s.hand[ability] + s.played[ability] + laid
    check(seen <= orca.abilities[ability], `${seen} of ability ${ability}`)
  }

  const surfaced = s.shark !== NOWHERE
  const revealed = s.step >= AT.shift && !over
  check(over || surfaced === revealed, `the shark at ${s.shark} in step ${s.step}`)
  check(s.letter === NONE || s.letter !== s.shown, 'the chosen letter was shown')
  check(total(s.rolled) + total(s.marked) <= DICE, 'more than three dice')
  check(s.step !== AT['crew-attack'] || s.asked === s.onTarget, 'somebody attacks who is not on target')

  for (let member = 0; member < CREW_SIZE; member++) {
    const seat = seatOf(member)
    const at = s.at[member]
    const alive = s.wounds[seat] < orca.lives[seat]
    if (s.step <= AT.board) continue
    check(alive === (at !== NOWHERE), `seat ${seat} at ${at} with ${s.wounds[seat]} wounds`)
    check(at < 0 || at >= WATER || (s.destroyed & (1 << at)) === 0, `seat ${seat} on a destroyed tile`)
    check(alive || total(s.gear[member]) === 0, `seat ${seat} is eliminated and has gear`)
    check(!alive || heldOfKind(orca, s, member, MELEE) !== NONE, `seat ${seat} has no weapon of its own`)
    const isPreparing = s.step === AT.prepare || (s.step === AT.show && orca.since.chumUntilTheReveal)
    if (!surfaced && !isPreparing && !over)
      check(s.weapon[member] === NONE && s.target[member] === NONE, `seat ${seat} is prepared too early`)
  }
  check(over || s.wounds[SHARK] < orca.lives[SHARK], 'the shark fights on after its last wound')
  return broken
}
