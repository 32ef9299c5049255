import type { Chance } from '../../../kernel/chance/chance.ts'
import { type Emit, happened } from '../../../kernel/event.ts'
import { message } from '../../../kernel/message.ts'
import { hasSeat, type Seat, seatSet } from '../../../kernel/seats.ts'
import { BONUSES, CARDS, SHARK_CARD, SHARK_SEAT, TARGET } from '../components.ts'
import {
  drawSkill,
  gainCoins,
  gainRerolls,
  hunterAt,
  hurt,
  repair,
  rerollsLeft,
  wound,
} from '../resources.ts'
import type { Setting } from '../setting.ts'
import {
  AT_BONUS,
  type IslandState,
  NO_WINNER,
  TO_COMBAT_END,
  TO_COMMUNICATION,
  TO_DUSK,
  TO_NEXT_BONUS,
  TO_TERRORIZE,
} from '../state.ts'
import { isOf, type Question } from '../step.ts'
import { BONUS } from '../words.ts'
import { lineTotal, sharksIn } from './line.ts'

/** Step 3: totals revealed, Hunters first; then wounds to the Shark, then damage, then Terror for the sunk. */
export function endOfBattle(setting: Setting, s: IslandState, _chance: Chance, emit?: Emit): void {
  s.open = 1
  s.step = TO_COMMUNICATION
  const shark = lineTotal(s.lines[SHARK_SEAT])
  if (emit) revealTotals(setting, s, emit)
  let wounds = 0
  let beatenBack = false
  for (let seat = 1; seat < setting.seats.length; seat++) {
    const mine = lineTotal(s.lines[seat])
    if (!beats(s, mine, shark)) continue
    if (!hasSeat(s.active, seat)) {
      s.winners |= seatSet(seat)
      continue
    }
    beatenBack = true
    wounds += 1 + (mine === TARGET ? 1 : 0) + s.damageUp[seat]
    if (emit) tellWin(setting, s, seat, mine, shark, emit)
  }
  const fled = s.doubleShark === 1 && shark > TARGET
  s.driven = beatenBack || fled ? 1 : 0
  if (emit) tellHide(wounds, s.hide, emit)
  wound(s, wounds - s.hide, emit)
  if (s.winner !== NO_WINNER) return
  for (let nth = 0; nth < setting.hunters; nth++) {
    const seat = hunterAt(setting, s, nth)
    if (!hasSeat(s.active, seat) || beats(s, lineTotal(s.lines[seat]), shark)) continue
    const more = (sharksIn(s.lines[seat]) > 0 ? 1 : 0) + (shark === TARGET ? 1 : 0)
    if (emit) tellDefeat(setting, s, seat, shark, emit)
    if (hurt(setting, s, seat, 1 + more + s.frenzy - s.shield[seat], emit)) s.sunk = 1
  }
  if (s.sunk === 1) {
    emit?.(happened('shark-island.sunk-terror', {}))
    s.due++
  }
}

/** Closest to 23 without going over; the Shark wins ties, and everything with two Shark! cards. */
function beats(s: IslandState, mine: number, shark: number): boolean {
  return s.doubleShark === 0 && mine <= TARGET && (shark > TARGET || mine > shark)
}

/** Every wound has its line: one for the win, more for 23 exactly and by skill cards. */
function tellWin(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  mine: number,
  shark: number,
  emit: Emit,
): void {
  const { id } = setting.seats[seat]
  const why = shark > TARGET ? 'over' : 'higher'
  emit(happened('shark-island.beat', { seat: id, total: mine, shark, why }))
  if (mine === TARGET) emit(happened('shark-island.more-exact', { seat: id }))
  if (s.damageUp[seat] > 0) emit(happened('shark-island.more-skill', { seat: id, count: s.damageUp[seat] }))
}

/** What the Shark's hide keeps from it; wounds that it keeps all of leave no other trace. */
function tellHide(wounds: number, hide: number, emit: Emit): void {
  const kept = Math.min(wounds, hide)
  if (kept > 0) emit(happened('shark-island.less-hide', { count: kept }))
  if (kept > 0 && kept === wounds) emit(happened('shark-island.no-wound', {}))
}

/** The same of damage: one for the defeat, more for a Shark! in the line, the Shark's 23 and its frenzy, less for a shield. */
function tellDefeat(setting: Setting, s: IslandState, seat: Seat, shark: number, emit: Emit): void {
  const { id } = setting.seats[seat]
  const mine = lineTotal(s.lines[seat])
  const hasShark = sharksIn(s.lines[seat]) > 0
  const damage = 1 + (hasShark ? 1 : 0) + (shark === TARGET ? 1 : 0) + s.frenzy
  const kept = Math.min(damage, s.shield[seat])
  emit(happened('shark-island.lost', { seat: id, total: mine, shark, why: defeatOf(s, mine, shark) }))
  if (hasShark) emit(happened('shark-island.more-shark', { seat: id }))
  if (shark === TARGET) emit(happened('shark-island.more-exact-shark', { seat: id }))
  if (s.frenzy > 0) emit(happened('shark-island.more-frenzy', { seat: id, count: s.frenzy }))
  if (kept > 0) emit(happened('shark-island.less-shield', { seat: id, count: kept }))
  if (kept > 0 && kept === damage) emit(happened('shark-island.no-damage', { seat: id }))
}

function defeatOf(s: IslandState, mine: number, shark: number): string {
  if (s.doubleShark === 1) return 'double'
  if (mine > TARGET) return 'over'
  return mine === shark ? 'tie' : 'lower'
}

/** The cards of a line as they count: a Shark! with what it adds. */
function countedCards(line: readonly number[]): string[] {
  return line.map((card, at) => {
    const before = at === 0 || line[at - 1] === SHARK_CARD ? 0 : line[at - 1]
    return card === SHARK_CARD ? `shark-${before}` : CARDS[card - 1]
  })
}

function revealTotals(setting: Setting, s: IslandState, emit: Emit): void {
  const tell = (seat: Seat): void => {
    const line = s.lines[seat]
    const cards = line.map((card) => CARDS[card - 1])
    emit(
      happened(
        'shark-island.total',
        { seat: setting.seats[seat].id, cards, total: lineTotal(line), counted: countedCards(line) },
        {},
        true,
      ),
    )
  }
  for (let nth = 0; nth < setting.hunters; nth++) tell(hunterAt(setting, s, nth))
  tell(SHARK_SEAT)
}

/** Hunters In Communication: losers pay a coin each, clockwise; winners pick something. */
export function communication(setting: Setting, s: IslandState, _chance: Chance, emit?: Emit): void {
  for (let nth = 0; nth < setting.hunters; nth++) {
    const seat = hunterAt(setting, s, nth)
    if (hasSeat(s.active, seat) || hasSeat(s.winners, seat)) continue
    emit?.(happened('shark-island.paid', { seat: setting.seats[seat].id }))
    gainCoins(s, 1, 'radio', emit)
  }
  s.nth = 0
  s.step = TO_NEXT_BONUS
}

export function nextBonus(setting: Setting, s: IslandState): void {
  for (; s.nth < setting.hunters; s.nth++) {
    const seat = hunterAt(setting, s, s.nth)
    if (!hasSeat(s.winners, seat)) continue
    s.actor = seat
    s.step = AT_BONUS
    return
  }
  s.step = TO_COMBAT_END
}

const CARD = 0
const REROLL = 1

export const bonus: Question = {
  legal(_setting, s, seat, into) {
    let count = 0
    into[count++] = BONUS + CARD
    if (rerollsLeft(s) > 0) into[count++] = BONUS + REROLL
    if (s.damage[seat] > 0) into[count++] = BONUS + BONUSES.length - 1
    return count
  },
  apply(setting, s, seat, action, chance, emit) {
    s.nth++
    s.step = TO_NEXT_BONUS
    const chosen = action - BONUS
    emit?.(happened('shark-island.bonus', { seat: setting.seats[seat].id }))
    if (chosen === CARD) drawSkill(setting, s, seat, 1, chance, emit)
    else if (chosen === REROLL) gainRerolls(setting, s, seat, 1, emit)
    else repair(setting, s, seat, 1, emit)
  },
  prompt: (setting, s) => message('shark-island.ask.bonus', { seat: setting.seats[s.who].id }),
  refuse(_setting, _s, _seat, action) {
    if (!isOf(action, BONUS, BONUSES.length)) return null
    return message(action - BONUS === REROLL ? 'shark-island.no.tokens' : 'shark-island.no.damage')
  },
}

/** On to the Terrorize Phase, unless the Shark was driven off or has terrorized already. */
export function combatEnd(_setting: Setting, s: IslandState): void {
  s.step = s.response === 1 || s.driven === 1 ? TO_DUSK : TO_TERRORIZE
}
