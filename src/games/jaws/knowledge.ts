import type { Knowledge } from '../../kernel/knowledge.ts'
import { act1 } from './act-1/index.ts'
import { writeShares } from './act-1/knowledge/standing.ts'
import { act2 } from './act-2/index.ts'
import { type Act2State, AT_CHOOSE } from './act-2/state.ts'
import { total } from './numbers.ts'
import type { Setting } from './setting.ts'
import type { JawsState } from './state.ts'

export function knowledge(setting: Setting): Knowledge<JawsState> {
  const one = act1.knowledge
  const two = act2.knowledge
  return {
    evaluate(s, into) {
      if (s.act1 !== null) one.evaluate(setting, s.act1, into)
      else if (s.act2 !== null) two.evaluate(setting, s.act2, into)
    },
    foresee(s, into) {
      if (s.act1 !== null) one.foresee(setting, s.act1, into)
      else if (s.act2 !== null) {
        if (s.act2.step < AT_CHOOSE) writeShares(eatenBefore(setting, s.act2), into)
        else two.foresee(setting, s.act2, into)
      }
    },
    stake: (s) => (s.act1 === null ? 1 : (one.stake?.(setting, s.act1) ?? 1)),
    part: (s) => (s.act1 === null ? 2 : 1),
    playout(s, seat, legal, count, chance) {
      if (s.act1 !== null) return one.playout(setting, s.act1, seat, legal, count, chance)
      return s.act2 === null ? legal[0] : two.playout(setting, s.act2, seat, legal, count, chance)
    },
    horizon: 0,
    isBlind(s, seat) {
      if (s.act1 !== null) return one.isBlind(setting, s.act1, seat)
      return s.act2 !== null && two.isBlind(setting, s.act2, seat)
    },
    against(s, seat) {
      if (s.act1 !== null) return one.against?.(setting, s.act1, seat) ?? 0
      return s.act2 === null ? 0 : (two.against?.(setting, s.act2, seat) ?? 0)
    },
    goesOn(s, actions) {
      if (s.act1 !== null) return one.goesOn(setting, s.act1, actions)
      return s.act2 !== null && two.goesOn(setting, s.act2, actions)
    },
    consider(s, seat, legal, count) {
      if (s.act1 !== null) return one.consider?.(setting, s.act1, seat, legal, count) ?? count
      return s.act2 === null ? count : (two.consider?.(setting, s.act2, seat, legal, count) ?? count)
    },
    isSeen(s, seat, action, by) {
      if (s.act1 !== null) return one.isSeen(setting, s.act1, seat, action, by)
      return s.act2 === null || two.isSeen(setting, s.act2, seat, action, by)
    },
    seenAs(s, seat, action, by) {
      if (s.act1 !== null) return one.seenAs?.(setting, s.act1, seat, action, by) ?? action
      return s.act2 === null ? action : (two.seenAs?.(setting, s.act2, seat, action, by) ?? action)
    },
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
