import { total } from '#kernel/counts.ts'
import { BRODY, CREW_SEATS, HOOPER, QUINT, SEAT_IDS, SHARK } from '../seats.ts'
import type { Setting } from '../setting.ts'
import { supplyOf } from './beaches.ts'
import { BEACHES, NOWHERE, WATER } from './island.ts'
import { CLIMB_ACTIONS, CREW_ACTIONS, ENOUGH_BARRELS, TRACK_END } from './limits.ts'
import { type Act1State, AT } from './state.ts'
import { NO_TOKEN, TOKENS } from './tokens.ts'

/** No piece is lost or added, and nobody is where the rules forbid it. */
export function invariants(setting: Setting, s: Act1State): string[] {
  const broken: string[] = []
  const check = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }
  const { act1 } = setting
  const barrels = s.shop + total(s.docks) + total(s.floating) + total(s.barrels)
  check(barrels === act1.shop + act1.orca, `${barrels} barrels`)
  check(supplyOf(setting, s) >= 0, 'more swimmers than there are')
  check(s.barrels[BRODY] <= 1, 'Brody carries two barrels')
  check(s.barrels[SHARK] < ENOUGH_BARRELS || s.step === AT.over, 'the act goes on with two barrels fastened')
  check(s.eaten <= TRACK_END, `${s.eaten} on the track`)
  check(s.eaten < act1.goal || s.step === AT.over, 'the act goes on with a full track')
  for (let beach = 0; beach < BEACHES.length; beach++) {
    check(s.swimmers[beach] >= 0, `${s.swimmers[beach]} swimmers`)
    check(s.plan.ate[beach] <= s.swimmers[beach], 'more eaten than there were')
    if (s.closed === beach)
      check(s.swimmers[beach] === 0 && s.michael !== beach, `swimmers at a closed beach`)
  }
  for (const seat of CREW_SEATS) {
    const here = s.at[seat]
    const fits = seat === BRODY ? act1.land[here].length > 0 : here < WATER.length
    check(here !== NOWHERE && fits, `${SEAT_IDS[seat]} in ${here}`)
    check(s.overboard[seat] >= 0 && s.overboard[seat] <= CLIMB_ACTIONS, 'overboard')
  }
  check(s.overboard[BRODY] === 0, 'Brody has no boat to fall from')
  check(s.at[QUINT] !== NOWHERE && s.at[HOOPER] !== NOWHERE, 'a boat is lost')
  check((s.at[SHARK] === NOWHERE) === (s.step === AT.start), 'the shark is nowhere')
  check(s.actions >= 0 && s.actions <= CREW_ACTIONS + 1, `${s.actions} actions`)
  let held = s.token === NO_TOKEN ? 0 : 1
  for (let token = 0; token < TOKENS.length; token++) held += (s.tokens >> token) & 1
  const spent = TOKENS.length - held
  check(s.token === NO_TOKEN || ((s.tokens >> s.token) & 1) === 0, 'a token is in play and in hand')
  if (s.step === AT.shark) check(spent === s.plays, `${spent} tokens spent`)
  else check(spent + (s.played ? 1 : 0) === s.plays, `${spent} tokens spent of ${s.plays}`)
  return broken
}
