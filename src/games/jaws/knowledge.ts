import { total } from '#kernel/counts.ts'
import type { Knowledge } from '#kernel/knowledge.ts'
import { writeShares } from './act-1/knowledge/evaluation.ts'
import { knowledge as ofAct1 } from './act-1/knowledge/index.ts'
import { knowledge as ofAct2 } from './act-2/knowledge/index.ts'
import { type Act2State, AT } from './act-2/state.ts'
import type { Setting } from './setting.ts'
import type { JawsState } from './state.ts'

/**
 * A decision of JAWS is one of hundreds and an iteration there is a fiftieth of a millisecond: with the usual numbers
 * the levels would be too much alike. The cadet, who is for beginners, stays as elsewhere.
 */
const ITERATIONS = { mate: 300, captain: 4000 }

/** What each act knows of itself, and what the beginning of Act 2 is worth to a search that began in Act 1. */
export function knowledge(setting: Setting): Knowledge<JawsState> {
  const act1: Knowledge<JawsState['s']> = ofAct1(setting)
  const act2: Knowledge<JawsState['s']> = ofAct2(setting)
  const of = (state: JawsState): Knowledge<JawsState['s']> => (state.act === 1 ? act1 : act2)
  return {
    iterations: ITERATIONS,
    evaluate: (state, into) => of(state).evaluate(state.s, into),
    foresee(state, into) {
      if (state.act === 2 && state.s.step < AT.choose) writeShares(eatenBefore(setting, state.s), into)
      else of(state).foresee(state.s, into)
    },
    stake: (state) => of(state).stake?.(state.s) ?? 1,
    part: (state) => state.act,
    playout: (state, seat, legal, count, chance) => of(state).playout(state.s, seat, legal, count, chance),
    horizon: 0,
    isBlind: (state, seat) => of(state).isBlind(state.s, seat),
    against: (state, seat) => of(state).against?.(state.s, seat) ?? 0,
    goesOn: (state, actions) => of(state).goesOn?.(state.s, actions) ?? false,
    consider: (state, seat, legal, count) => of(state).consider?.(state.s, seat, legal, count) ?? count,
    isSeen: (state, seat, action, by) => of(state).isSeen(state.s, seat, action, by),
    seenAs: (state, seat, action, by) => of(state).seenAs?.(state.s, seat, action, by) ?? action,
  }
}

/**
 * How many swimmers had been eaten, told by the cards just dealt. Only a search in Act 1 that comes to its end asks: one
 * in Act 2 goes on to the end of a round.
 */
function eatenBefore({ content }: Setting, { dealt, hand }: Act2State): number {
  const abilities = total(hand)
  const row = content.track.find((each) => each.gear === dealt.length && each.abilities === abilities)
  return row?.eaten ?? abilities
}
