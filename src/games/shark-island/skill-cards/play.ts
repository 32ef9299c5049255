import type { Chance } from '#kernel/chance/chance.ts'
import type { Emit } from '#kernel/event.ts'
import type { ActionList } from '#kernel/game.ts'
import type { Message } from '#kernel/message.ts'
import type { Seat } from '#kernel/seats.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { HUNTER_HAND, HUNTERS, SHARK_HAND, SHARK_SEAT } from '../components.ts'
import { happened } from '../events.ts'
import { message } from '../messages/message.ts'
import { gainCoins } from '../resources.ts'
import type { Setting } from '../setting.ts'
import { type IslandState, NOBODY, NONE } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { AID, DISCARD, PLAY } from '../words.ts'
import { cardId, takeFromHand } from './deck.ts'
import { FINDS } from './effect.ts'
import { applyEffect } from './effects.ts'
import { canPlay, isItsMoment, nextTarget } from './usable.ts'

/** Adds `play` for each different card in hand that can be played now. */
export function legalPlays(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  into: ActionList,
  count: number,
): number {
  const hand = s.hands[seat]
  const { cards } = setting.seats[seat]
  for (let i = 0; i < hand.length; i++)
    if ((i === 0 || hand[i] !== hand[i - 1]) && canPlay(setting, s, seat, cards[hand[i]]))
      into[count++] = PLAY.of(hand[i])
  return count
}

/** Plays a card: it goes to the discards, its coins to the Shark; then its cost and its target are asked for. */
export function play(
  setting: Setting,
  s: IslandState,
  seat: Seat,
  design: number,
  chance: Chance,
  emit?: Emit,
): void {
  const card = setting.seats[seat].cards[design]
  takeFromHand(s, seat, design)
  if (emit) {
    const { id } = setting.seats[seat]
    emit(happened('shark-island.played', { seat: id, card: cardId(setting, seat, design) }))
  }
  gainCoins(s, card.coins, 'card', emit)
  s.player = seat
  s.aiming = design
  if (card.costsCard) s.paying = design
  else aimAlone(setting, s, chance, emit)
}

/** A card that can only be meant for one seat needs no question. */
function aimAlone(setting: Setting, s: IslandState, chance: Chance, emit?: Emit): void {
  const card = setting.seats[s.player].cards[s.aiming]
  const target = nextTarget(setting, s, s.player, card, NOBODY)
  if (target === NOBODY) s.aiming = NONE
  else if (nextTarget(setting, s, s.player, card, target) === NOBODY)
    carryOut(setting, s, target, chance, emit)
}

function carryOut(setting: Setting, s: IslandState, target: Seat, chance: Chance, emit?: Emit): void {
  const design = s.aiming
  const { effects, shared } = setting.seats[s.player].cards[design]
  s.aiming = NONE
  if (shared && target !== s.player)
    emit?.(happened('shark-island.aided', { seat: setting.seats[target].id }))
  for (let i = 0; i < effects.length; i++) {
    if (effects[i].kind === FINDS) s.lasting[target].push(design)
    else applyEffect(setting, s, effects[i], target, chance, emit)
  }
}

/** Whom a life preserver, or a bite, is meant for. */
export const aim: IslandStep = {
  legal(setting, s, seat, into) {
    const card = setting.seats[seat].cards[s.aiming]
    let count = 0
    let target = nextTarget(setting, s, seat, card, NOBODY)
    while (target !== NOBODY) {
      into[count++] = AID.of(hunterNumber(setting, target))
      target = nextTarget(setting, s, seat, card, target)
    }
    return count
  },
  apply(setting, s, _seat, action, chance, emit) {
    s.step = s.resume
    const target = setting.seats.findIndex(({ id }) => id === HUNTERS[AID.thing(action)])
    carryOut(setting, s, target, chance, emit)
  },
  prompt: (setting, s) =>
    message('shark-island.ask.aim', {
      seat: setting.seats[s.who].id,
      card: cardId(setting, s.player, s.aiming),
    }),
  refuse: (_setting, _s, _seat, action) => (AID.has(action) ? message('shark-island.no.aim') : null),
}

function hunterNumber(setting: Setting, seat: Seat): number {
  return HUNTERS.indexOf(setting.seats[seat].id as 'tempest')
}

/** Another card pays for one that was played. */
export const pay: IslandStep = {
  legal: (_setting, s, seat, into) => legalDiscards(s, seat, into),
  apply(setting, s, seat, action, chance, emit) {
    s.step = s.resume
    discard(setting, s, seat, DISCARD.thing(action), emit)
    s.paying = NONE
    aimAlone(setting, s, chance, emit)
  },
  prompt: (setting, s) =>
    message('shark-island.ask.pay', {
      seat: setting.seats[s.who].id,
      card: cardId(setting, s.player, s.paying),
    }),
  refuse: refuseDiscard,
}

/** Down to the hand limit, after drawing. */
export const discardDown: IslandStep = {
  legal: (_setting, s, seat, into) => legalDiscards(s, seat, into),
  apply(setting, s, seat, action, _chance, emit) {
    s.step = s.resume
    discard(setting, s, seat, DISCARD.thing(action), emit)
  },
  prompt: (setting, s) =>
    message('shark-island.ask.discard', {
      seat: setting.seats[s.who].id,
      limit: handLimit(s.who),
    }),
  refuse: refuseDiscard,
}

export function handLimit(seat: Seat): number {
  return seat === SHARK_SEAT ? SHARK_HAND : HUNTER_HAND
}

/** The first seat with more cards than it may hold, or NOBODY. */
export function overLimit(s: IslandState): Seat {
  for (let seat = 0; seat < s.hands.length; seat++) if (s.hands[seat].length > handLimit(seat)) return seat
  return NOBODY
}

function legalDiscards(s: IslandState, seat: Seat, into: ActionList): number {
  const hand = s.hands[seat]
  let count = 0
  for (let i = 0; i < hand.length; i++)
    if (i === 0 || hand[i] !== hand[i - 1]) into[count++] = DISCARD.of(hand[i])
  return count
}

function discard(setting: Setting, s: IslandState, seat: Seat, design: number, emit?: Emit): void {
  takeFromHand(s, seat, design)
  if (emit)
    emit(
      happened('shark-island.discarded', {
        seat: setting.seats[seat].id,
        card: cardId(setting, seat, design),
      }),
    )
}

function refuseDiscard(_setting: Setting, _s: IslandState, _seat: Seat, action: Action): Message | null {
  return DISCARD.has(action) ? message('shark-island.no.card') : null
}

/** Why a card cannot be played now. */
export function refusePlay(setting: Setting, s: IslandState, seat: Seat, action: Action): Message | null {
  if (!PLAY.has(action)) return null
  const design = PLAY.thing(action)
  if (!s.hands[seat].includes(design)) return message('shark-island.no.card')
  const card = setting.seats[seat].cards[design]
  if (!isItsMoment(s, card)) return message('shark-island.no.moment')
  return message(card.costsCard && s.hands[seat].length < 2 ? 'shark-island.no.cost' : 'shark-island.no.use')
}
