import { hasSeat, type Seat } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { SHARK_SEAT } from '../components.ts'
import type { Setting } from '../setting.ts'
import { BITE, DAMAGE, FIGHT, FRENZY, HIDE, SHIELD } from '../skill-cards/effect.ts'
import { canPlay } from '../skill-cards/usable.ts'
import type { IslandState } from '../state.ts'
import { PASS, PLAY, TAKE } from '../words.ts'
import { overOdds } from './odds.ts'

/** A Fight token more is wanted when the next card is this likely to be one too many. */
const RISKY = 0.2
/** Hurting a craft that does not sink is worth two cards only when there are plenty. */
const PLENTY = 4

/** A combat card to play before taking or passing, if one helps now. Passing is the last chance to play any. */
export function cardToPlay(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  action: Action,
  wins: number,
): Action | undefined {
  const hand = s.hands[seat]
  const { cards } = setting.seats[seat]
  for (let i = 0; i < hand.length; i++) {
    const card = cards[hand[i]]
    if (!canPlay(setting, s, seat, card)) continue
    if (isTimely(setting, s, seat, card.first.kind, action, wins)) return PLAY.of(hand[i])
  }
  return undefined
}

function isTimely(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  kind: number,
  action: Action,
  wins: number,
): boolean {
  switch (kind) {
    case FIGHT:
      return action === TAKE && overOdds(s, seat) > RISKY
    case DAMAGE:
      return action === PASS && (wins > 0.4 || !hasSeat(s.active, seat))
    case SHIELD:
      return action === PASS && (wins < 0.75 || !hasSeat(s.active, seat))
    case FRENZY:
      return action === PASS && wins > 0.4
    case HIDE:
      return action === PASS && wins < 0.8
    case BITE:
      return sinksSomebody(setting, s) || s.hands[SHARK_SEAT].length >= PLENTY
    default:
      return false
  }
}

function sinksSomebody(setting: Setting, s: IslandState): boolean {
  for (let seat = 1; seat < setting.seats.length; seat++)
    if (s.damage[seat] === setting.seats[seat].craft - 1) return true
  return false
}
