import type { Chance } from '#kernel/chance/chance.ts'
import { drawOne, insert, remove, reshuffle, total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { allSeats, type Seat, type SeatSet, seatSet } from '#kernel/seats.ts'
import { SHARK_SEAT } from '../components.ts'
import { happened, type SkillCardId } from '../events.ts'
import type { Setting } from '../setting.ts'
import type { IslandState } from '../state.ts'

/** Draws skill cards; an empty deck is made again of its discards. */
export function drawSkill(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  count: number,
  chance: Chance,
  emit?: Emit,
): void {
  const deck = s.decks[seat]
  let left = total(deck)
  const drawn: SkillCardId[] | null = emit ? [] : null
  for (let i = 0; i < count; i++) {
    if (left === 0) {
      left = reshuffle(s.discards[seat], deck)
      emit?.(happened('shark-island.reshuffled', { seat: setting.seats[seat].id }))
    }
    if (left === 0) break
    const design = drawOne(deck, left--, setting.draws.skill[seat], chance)
    insert(s.hands[seat], design)
    drawn?.push(cardId(setting, seat, design))
  }
  if (emit && drawn !== null && drawn.length > 0) {
    const { id } = setting.seats[seat]
    const team = teamOf(setting, seat)
    emit(happened('shark-island.drew', { seat: id, cards: drawn }, { only: team }))
    emit(happened('shark-island.drew-hidden', { seat: id, count: drawn.length }, { except: team }))
  }
}

export function cardId(setting: Setting, seat: Seat, design: number): SkillCardId {
  return `${setting.seats[seat].id}/${setting.seats[seat].designs[design]}`
}

/** Onto the seat's own discard pile, which lies face up. */
export function takeFromHand(s: IslandState, seat: Seat, design: number): void {
  remove(s.hands[seat], design)
  s.discards[seat][design]++
}

/** Hunters share what they hold; the Shark shares nothing. */
function teamOf(setting: Setting, seat: Seat): SeatSet {
  const shark = seatSet(SHARK_SEAT)
  return seat === SHARK_SEAT ? shark : allSeats(setting.seats.length) & ~shark
}
