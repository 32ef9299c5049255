import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import { hasSeat, type Seat, seatSet } from '#kernel/seats.ts'
import {
  BONUS_CARD,
  BONUS_REPAIR,
  BONUS_REROLL,
  CARDS,
  SHARK_CARD,
  SHARK_SEAT,
  TARGET,
} from '../components.ts'
import { type CountedCardId, type DefeatBy, happened } from '../events.ts'
import { hunterAt, hurt, repair } from '../hunters.ts'
import { message } from '../messages/message.ts'
import { gainCoins, gainRerolls, rerollsLeft, wound } from '../resources.ts'
import type { Setting } from '../setting.ts'
import { drawSkill } from '../skill-cards/deck.ts'
import { AT, type IslandState, NO_WINNER } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { isPaid } from '../terrorize-phase/hunters-response.ts'
import { BONUS } from '../words.ts'
import { lineTotal, sharksIn } from './line.ts'

/**
 * Rulebook, "End of Battle", "Combat Ending by all Players Passing", "The Active Hunters resolve Combat",
 * "Shark Craft Damage", "Sunk Hunters", "Sunk Hunters Terror": first wounds to the Shark, then damage to crafts, then one
 * Terror token if any was sunk.
 */
export function endOfBattle(setting: Setting, s: IslandState, _chance: Chance, emit?: Emit): void {
  s.open = true
  s.step = AT.communication
  const shark = lineTotal(s.lines[SHARK_SEAT])
  if (emit) revealTotals(setting, s, emit)
  let wounds = 0
  let beatenBack = false
  for (let seat = 1; seat < setting.seats.length; seat++) {
    const mine = lineTotal(s.lines[seat])
    if (!beats(s, mine, shark)) continue
    // A winner In Communication neither wounds the Shark nor drives it off.
    if (!hasSeat(s.active, seat)) {
      s.winners |= seatSet(seat)
      continue
    }
    beatenBack = true
    wounds += 1 + (mine === TARGET ? 1 : 0) + s.damageUp[seat]
    if (emit) tellWin(setting, s, seat, mine, shark, emit)
  }
  const fled = s.doubleShark && shark > TARGET
  s.driven = beatenBack || fled
  if (emit) tellHide(wounds, s.hide, emit)
  wound(s, wounds - s.hide, emit)
  if (s.winner !== NO_WINNER) return
  for (let nth = 0; nth < setting.hunters; nth++) {
    const seat = hunterAt(setting, s, nth)
    if (!hasSeat(s.active, seat) || beats(s, lineTotal(s.lines[seat]), shark)) continue
    const more = (sharksIn(s.lines[seat]) > 0 ? 1 : 0) + (shark === TARGET ? 1 : 0)
    if (emit) tellDefeat(setting, s, seat, shark, emit)
    if (hurt(setting, s, seat, 1 + more + s.frenzy - s.shield[seat], emit)) s.sunk = true
  }
  if (s.sunk) {
    emit?.(happened('shark-island.sunk-terror', {}))
    s.due++
  }
}

/** Rulebook, "The Goal of Combat": closest to 23 without going over; the Shark wins ties, and all with two Shark! cards. */
function beats(s: IslandState, mine: number, shark: number): boolean {
  return !s.doubleShark && mine <= TARGET && (shark > TARGET || mine > shark)
}

/** Tells what each wound is for: the win, 23 exactly, skill cards. */
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

/** Tells how many wounds the Shark's hide prevents, and if it prevents all, that there is no wound. */
function tellHide(wounds: number, hide: number, emit: Emit): void {
  const kept = Math.min(wounds, hide)
  if (kept > 0) emit(happened('shark-island.less-hide', { count: kept }))
  if (kept > 0 && kept === wounds) emit(happened('shark-island.no-wound', {}))
}

/** Tells what damage is for: the defeat, a Shark! in the line, the Shark's 23, its frenzy; and what a shield prevents. */
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

function defeatOf(s: IslandState, mine: number, shark: number): DefeatBy {
  if (s.doubleShark) return 'double'
  if (mine > TARGET) return 'over'
  return mine === shark ? 'tie' : 'lower'
}

/** The cards of a line as they count: a Shark! with what it adds. */
function countedCards(line: readonly number[]): CountedCardId[] {
  return line.map((card, at): CountedCardId => {
    const before = at === 0 || line[at - 1] === SHARK_CARD ? 0 : line[at - 1]
    return card === SHARK_CARD ? `shark-${before}` : CARDS[card - 1]
  })
}

/** Rulebook, "Combat Totals Revealed": the Hunters' from the First Player on, the Shark's last. */
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

/**
 * Rulebook, "In Communication Hunters", "The In Communication Hunters resolve combat": losers pay a coin each, clockwise,
 * unless this is a Hunter's Response; winners pick something.
 */
export function communication(setting: Setting, s: IslandState, _chance: Chance, emit?: Emit): void {
  for (let nth = 0; nth < setting.hunters; nth++) {
    const seat = hunterAt(setting, s, nth)
    if (hasSeat(s.active, seat) || hasSeat(s.winners, seat) || !isPaid(setting, s)) continue
    emit?.(happened('shark-island.paid', { seat: setting.seats[seat].id }))
    gainCoins(s, 1, 'radio', emit)
  }
  s.nth = 0
  s.step = AT.nextBonus
}

export function nextBonus(setting: Setting, s: IslandState): void {
  for (; s.nth < setting.hunters; s.nth++) {
    const seat = hunterAt(setting, s, s.nth)
    if (!hasSeat(s.winners, seat)) continue
    s.actor = seat
    s.step = AT.bonus
    return
  }
  s.step = AT.endOfCombat
}

export const bonus: IslandStep = {
  legal(_setting, s, seat, into) {
    let count = 0
    into[count++] = BONUS.of(BONUS_CARD)
    if (rerollsLeft(s) > 0) into[count++] = BONUS.of(BONUS_REROLL)
    if (s.damage[seat] > 0) into[count++] = BONUS.of(BONUS_REPAIR)
    return count
  },
  apply(setting, s, seat, action, chance, emit) {
    s.nth++
    s.step = AT.nextBonus
    const chosen = BONUS.thing(action)
    emit?.(happened('shark-island.bonus', { seat: setting.seats[seat].id }))
    if (chosen === BONUS_CARD) drawSkill(setting, s, seat, 1, chance, emit)
    else if (chosen === BONUS_REROLL) gainRerolls(setting, s, seat, 1, emit)
    else repair(setting, s, seat, 1, emit)
  },
  prompt: (setting, s) => message('shark-island.ask.bonus', { seat: setting.seats[s.who].id }),
  refuse(_setting, _s, _seat, action) {
    if (!BONUS.has(action)) return null
    return message(BONUS.thing(action) === BONUS_REROLL ? 'shark-island.no.tokens' : 'shark-island.no.damage')
  },
}

/** Rulebook, "Terrorize Island Tile": unless the Shark was driven off or has terrorized already. */
export function endOfCombat(_setting: Setting, s: IslandState): void {
  s.step = s.response || s.driven ? AT.dusk : AT.terrorize
}
