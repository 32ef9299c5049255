import type { Chance } from '#kernel/chance/chance.ts'
import { total } from '#kernel/counts.ts'
import type { Emit } from '#kernel/event.ts'
import { hasSeat, type Seat, seatSet } from '#kernel/seats.ts'
import { CARDS, HARPOON_CARD, HAZARD_CARD, SHARK_CARD, SHARK_SEAT, TARGET } from '../components.ts'
import { happened } from '../events.ts'
import { message } from '../messages/message.ts'
import type { Setting } from '../setting.ts'
import { legalPlays, play, refusePlay } from '../skill-cards/play.ts'
import { AT, type IslandState } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { FIGHT, HARPOON_AT, KEEP, PASS, PLAY, TAKE } from '../words.ts'
import { drawCard, endByDoubleShark } from './base-line.ts'
import { FIRST_UP, hasDoubleShark, highestDown, lineTotal, showsShark } from './line.ts'

/** Rulebook, "The Battle": a card is offered to each in turn, from the Shark's left, the Shark last, until all have passed. */
export function nextOffer(setting: Setting, s: IslandState): void {
  const seats = setting.seats.length
  for (let i = 1; i <= seats; i++) {
    const seat = (s.actor + i) % seats
    if (hasSeat(s.passed, seat)) continue
    s.actor = seat
    s.step = AT.offer
    return
  }
  s.step = AT.endOfBattle
}

/** Rulebook, "Take Card", "Pass": whoever is over 23 must pass, and it does not show: everyone is asked alike. */
export const offer: IslandStep = {
  legal(setting, s, seat, into) {
    let count = 0
    if (lineTotal(s.lines[seat]) <= TARGET && total(s.cards) > 0) into[count++] = TAKE
    into[count++] = PASS
    return legalPlays(setting, s, seat, into, count)
  },
  apply(setting, s, seat, action, chance, emit) {
    if (PLAY.has(action)) return play(setting, s, seat, PLAY.thing(action), chance, emit)
    if (action === PASS) {
      s.passed |= seatSet(seat)
      s.step = AT.nextOffer
      emit?.(happened('shark-island.passed', { seat: setting.seats[seat].id }))
      return
    }
    s.most[seat] = Math.max(0, Math.min(s.most[seat], highestDown(s.lines[seat])))
    deal(setting, s, seat, chance, emit)
  },
  prompt: (setting, s) => message('shark-island.ask.offer', { seat: setting.seats[s.who].id }),
  refuse: (setting, s, seat, action) =>
    action === TAKE ? message('shark-island.no.over') : refusePlay(setting, s, seat, action),
}

function deal(setting: Setting, s: IslandState, seat: Seat, chance: Chance, emit?: Emit): void {
  s.dealt = drawCard(setting, s, chance)
  emit?.(happened('shark-island.dealt', { seat: setting.seats[seat].id, card: CARDS[s.dealt - 1] }))
  if (s.fight[seat] > 0 || canHarpoon(s, seat)) s.step = AT.dealt
  else keep(s, seat, emit)
}

/** Rulebook, "Harpoon": Hunters only, a 1 just dealt, a Shark! of their own lying face up. */
function canHarpoon(s: IslandState, seat: Seat): boolean {
  return seat !== SHARK_SEAT && s.dealt === HARPOON_CARD && showsShark(s.lines[seat])
}

/**
 * Rulebook, "Fight Skill", "Using the Fight Skill": a card is refused before it does anything; a Harpoon is used at once or
 * not at all.
 */
export const dealtCard: IslandStep = {
  legal(_setting, s, seat, into) {
    let count = 0
    into[count++] = KEEP
    if (s.fight[seat] > 0 && total(s.cards) > 0) into[count++] = FIGHT
    if (canHarpoon(s, seat)) {
      const line = s.lines[seat]
      for (let at = 1; at < line.length; at++)
        if (line[at] === SHARK_CARD) into[count++] = HARPOON_AT.of(at - FIRST_UP)
    }
    return count
  },
  apply(setting, s, seat, action, chance, emit) {
    const { id } = setting.seats[seat]
    if (action === FIGHT) {
      s.fight[seat]--
      const card = CARDS[s.dealt - 1]
      emit?.(happened('shark-island.fought', { seat: id, card, fight: s.fight[seat] }))
      return deal(setting, s, seat, chance, emit)
    }
    if (HARPOON_AT.has(action)) {
      removeAt(s.lines[seat], HARPOON_AT.thing(action) + FIRST_UP)
      emit?.(happened('shark-island.harpooned', { seat: id }))
    }
    keep(s, seat, emit)
  },
  prompt: (setting, s) =>
    message('shark-island.ask.dealt', { seat: setting.seats[s.who].id, card: CARDS[s.dealt - 1] }),
  refuse(_setting, s, seat, action) {
    if (action === FIGHT) return message('shark-island.no.fight')
    if (!HARPOON_AT.has(action)) return null
    return message(canHarpoon(s, seat) ? 'shark-island.no.harpoon-there' : 'shark-island.no.harpoon')
  },
}

/**
 * The card joins the line. Rulebook, "Hazard": the same player is asked again at once. A second Shark! of the Shark's ends
 * the combat.
 */
function keep(s: IslandState, seat: Seat, emit?: Emit): void {
  const card = s.dealt
  s.dealt = 0
  s.lines[seat].push(card)
  if (card === SHARK_CARD && hasDoubleShark(seat, s.lines[seat])) endByDoubleShark(s, emit)
  else s.step = card === HAZARD_CARD ? AT.offer : AT.nextOffer
}

function removeAt(line: number[], at: number): void {
  for (let i = at + 1; i < line.length; i++) line[i - 1] = line[i]
  line.pop()
}
