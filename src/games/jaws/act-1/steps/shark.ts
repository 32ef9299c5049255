import { message } from '#games/jaws/messages/act-1.message.ts'
import { HOOPER, QUINT, SEAT_IDS, SHARK } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import { DONE } from '#games/jaws/vocabulary.ts'
import type { GameEvent } from '#kernel/event.ts'
import type { Message } from '#kernel/message.ts'
import type { ActionList } from '#kernel/rules.ts'
import { hasSeat, seatSet } from '#kernel/seats.ts'
import { happened } from '../events.ts'
import { BEACHES, isBeach, NOWHERE, WATER } from '../island.ts'
import { BURST_STEPS, SHARK_ACTIONS } from '../limits.ts'
import { type Act1State, AT, clearPlan } from '../state.ts'
import { FRENZY, NO_TOKEN, SPEED_BURST, TOKENS } from '../tokens.ts'
import { BURST, EAT, EAT_ALL, EAT_MICHAEL, KNOCK, SWIM, TOKEN } from '../words.ts'
import { announce } from './announce.ts'
import type { Step } from './step.ts'

const ALONE = seatSet(SHARK)
const ME = { only: ALONE }

/** Rulebook, "Shark Phase": the shark plans its turn; nobody is told anything before it is done. */
export const shark: Step = {
  asks: () => ALONE,
  optional: true,

  legal(setting, s, _seat, into) {
    const { plan } = s
    const here = s.at[SHARK]
    const near = setting.act1.water[here]
    let count = 0
    // Rulebook, "Shark Phase: Move": through water to an adjacent space.
    if (plan.steps > 0) {
      for (let i = 0; i < near.length; i++) into[count++] = BURST.of(near[i])
    } else if (plan.actions > 0) {
      for (let i = 0; i < near.length; i++) into[count++] = SWIM.of(near[i])
      if (s.token === SPEED_BURST && !plan.burst)
        for (let i = 0; i < near.length; i++) into[count++] = BURST.of(near[i])
    }
    if (plan.actions > 0 && isBeach(here)) count = legalMeals(s, here, into, count)
    if (s.token === NO_TOKEN)
      for (let token = 0; token < TOKENS.length; token++)
        if ((s.tokens >> token) & 1) into[count++] = TOKEN.of(token)
    if (canKnock(setting, s, QUINT)) into[count++] = KNOCK.of(QUINT - 1)
    if (canKnock(setting, s, HOOPER)) into[count++] = KNOCK.of(HOOPER - 1)
    into[count++] = DONE
    return count
  },

  apply(setting, s, _seat, action, _chance, emit) {
    if (action === DONE) return announce(setting, s, emit)
    const food = foodLeft(s)
    plot(s, action)
    emit?.(note(action, food))
  },

  prompt: () => message('jaws.ask.shark'),
  refuse: (setting, s, _seat, action) => refuseInPlan(setting, s, action),
}

/** Starts the shark's turn, in the space where it lies. */
export function beginSharkPhase(setting: Setting, s: Act1State): void {
  s.step = AT.shark
  s.shown = NOWHERE
  clearPlan(s.plan, actionsThisRound(setting, s))
  meet(s)
}

function actionsThisRound({ act1 }: Setting, s: Act1State): number {
  return SHARK_ACTIONS + (act1.events[s.event].kind === 'wrong-shark' ? 1 : 0)
}

/** Adds an action to the plan. */
export function plot(s: Act1State, action: number): void {
  const { plan } = s
  if (SWIM.has(action)) {
    plan.actions--
    enter(s, SWIM.thing(action))
  } else if (BURST.has(action)) {
    // Rulebook, "Speed Burst": up to three spaces for one action, once.
    if (plan.burst) plan.steps--
    else {
      plan.burst = true
      plan.actions--
      plan.steps = BURST_STEPS - 1
    }
    enter(s, BURST.thing(action))
  } else if (TOKEN.has(action)) {
    s.token = TOKEN.thing(action)
    s.tokens &= ~(1 << s.token)
  } else if (KNOCK.has(action)) plan.knocked |= seatSet(KNOCK.thing(action) + 1)
  else eat(s, action)
}

function enter(s: Act1State, space: number): void {
  s.at[SHARK] = space
  s.plan.entered = true
  meet(s)
}

/** Rulebook, "Motion Sensors": a floating barrel in any space the shark is in during its turn. */
function meet(s: Act1State): void {
  const here = s.at[SHARK]
  if (s.floating[here] > 0) s.plan.met |= 1 << here
}

/** Rulebook, "Eat 1 Swimmer", "Feeding Frenzy": one swimmer, or all that are here; a meal ends a speed burst. */
function eat(s: Act1State, action: number): void {
  const { plan } = s
  const here = s.at[SHARK]
  plan.actions--
  plan.steps = 0
  if (action === EAT) plan.ate[here]++
  else if (action === EAT_ALL) plan.ate[here] = s.swimmers[here]
  if (action === EAT_MICHAEL || (action === EAT_ALL && s.michael === here)) plan.ateMichael = true
}

/** How many are in the water here whom the shark has not eaten yet. */
function foodLeft({ at, swimmers, michael, plan }: Act1State): number {
  const here = at[SHARK]
  if (!isBeach(here)) return 0
  return swimmers[here] - plan.ate[here] + (michael === here && !plan.ateMichael ? 1 : 0)
}

function legalMeals(s: Act1State, here: number, into: ActionList, count: number): number {
  const { plan } = s
  let added = count
  if (s.swimmers[here] > plan.ate[here]) into[added++] = EAT
  if (s.michael === here && !plan.ateMichael) into[added++] = EAT_MICHAEL
  if (s.token === FRENZY && foodLeft(s) > 1) into[added++] = EAT_ALL
  return added
}

/** Gardner's Boat: having moved into a space with a boat, it may knock the captain off. */
function canKnock({ act1 }: Setting, s: Act1State, captain: number): boolean {
  return (
    act1.events[s.event].kind === 'boats-in-danger' &&
    s.plan.entered &&
    s.at[captain] === s.at[SHARK] &&
    s.overboard[captain] === 0 &&
    !hasSeat(s.plan.knocked, captain)
  )
}

/** What the shark writes down for itself. */
function note(action: number, food: number): GameEvent {
  if (SWIM.has(action)) return happened('jaws.plan.swim', { space: WATER[SWIM.thing(action)] }, ME)
  if (BURST.has(action)) return happened('jaws.plan.burst', { space: WATER[BURST.thing(action)] }, ME)
  if (TOKEN.has(action)) return happened('jaws.plan.token', { token: TOKENS[TOKEN.thing(action)] }, ME)
  if (KNOCK.has(action)) return happened('jaws.plan.knock', { seat: SEAT_IDS[KNOCK.thing(action) + 1] }, ME)
  if (action === EAT_ALL) return happened('jaws.plan.eat-all', { swimmers: food }, ME)
  return happened(action === EAT_MICHAEL ? 'jaws.plan.eat-michael' : 'jaws.plan.eat', {}, ME)
}

function refuseInPlan(setting: Setting, s: Act1State, action: number): Message | null {
  const { plan } = s
  const here = s.at[SHARK]
  const moves = SWIM.has(action) || BURST.has(action)
  const meal = action === EAT || action === EAT_MICHAEL || action === EAT_ALL
  if (TOKEN.has(action))
    return message(s.token === NO_TOKEN ? 'jaws.no.token-spent' : 'jaws.no.token-twice', {
      token: TOKENS[TOKEN.thing(action)],
    })
  if (KNOCK.has(action)) return message('jaws.no.knock', { seat: SEAT_IDS[KNOCK.thing(action) + 1] })
  if (BURST.has(action)) {
    if (s.token !== SPEED_BURST) return message('jaws.no.burst')
    if (plan.burst && plan.steps === 0) return message('jaws.no.burst-over')
  }
  if ((moves || meal) && plan.actions === 0 && plan.steps === 0) return message('jaws.no.actions')
  if (meal && plan.actions === 0) return message('jaws.no.actions')
  if (SWIM.has(action) && plan.steps > 0) return message('jaws.no.in-burst')
  if (moves) {
    const space = SWIM.has(action) ? SWIM.thing(action) : BURST.thing(action)
    return setting.act1.water[here].includes(space)
      ? null
      : message('jaws.no.not-next', { space: WATER[space], from: WATER[here] })
  }
  if (!meal) return null
  if (!isBeach(here)) return message('jaws.no.food', { space: WATER[here] })
  if (action === EAT_ALL && s.token !== FRENZY) return message('jaws.no.frenzy')
  return message(action === EAT_MICHAEL ? 'jaws.no.michael' : 'jaws.no.food', { space: BEACHES[here] })
}
