import type { Emit } from '#kernel/event.ts'
import { type SeatSet, seatSet } from '#kernel/seats.ts'
import { LET_GO, SHARK_SEAT, STRIKE_BACK, VOTES } from '../components.ts'
import { happened } from '../events.ts'
import { hunterAt } from '../hunters.ts'
import { message } from '../messages/message.ts'
import type { Setting } from '../setting.ts'
import { AT, type IslandState, NOT_ASKED, VOTE_OWED, VOTED } from '../state.ts'
import type { IslandStep } from '../step.ts'
import { VOTE } from '../words.ts'

/** Rulebook, "Hunter's Response": those whose tile was terrorized before they found the Shark may fight it; they vote. */
export function beginResponse(setting: Setting, s: IslandState): void {
  s.step = AT.dusk
  if (!s.struck) return
  for (let seat = 1; seat < setting.seats.length; seat++)
    if (s.at[seat] === s.found) {
      s.votes[seat] = VOTE_OWED
      s.actor = seat
      s.step = AT.response
    }
}

/** No further reward for the Shark in such a combat, except for a sunk craft: nobody pays it a coin. */
export function isPaid(setting: Setting, s: IslandState): boolean {
  return !(s.response && setting.since.unrewardedResponse)
}

/** Who has still to vote. */
function owing(s: IslandState): SeatSet {
  let seats = 0
  for (let seat = 1; seat < s.votes.length; seat++) if (s.votes[seat] === VOTE_OWED) seats |= seatSet(seat)
  return seats
}

export const response: IslandStep = {
  asks: (_setting, s) => owing(s),
  need: 'each',
  legal(_setting, _s, _seat, into) {
    into[0] = VOTE.of(STRIKE_BACK)
    into[1] = VOTE.of(LET_GO)
    return 2
  },
  apply(setting, s, seat, action, _chance, emit) {
    s.votes[seat] = VOTED + VOTE.thing(action)
    if (owing(s) !== 0) return
    decide(setting, s, emit)
    s.votes.fill(NOT_ASKED)
  },
  prompt: (_setting, s) => message('shark-island.ask.response', { tile: s.found + 1 }),
  refuse: () => null,
}

/** The majority; if there is none, the vote of the First Player, or of the next one clockwise on the tile. */
function decide(setting: Setting, s: IslandState, emit?: Emit): void {
  let lead = 0
  let first = VOTE_OWED
  for (let nth = 0; nth < setting.hunters; nth++) {
    const vote = s.votes[hunterAt(setting, s, nth)]
    if (vote === NOT_ASKED) continue
    lead += vote === VOTED + STRIKE_BACK ? 1 : -1
    if (first === VOTE_OWED) first = vote
  }
  const attack = lead > 0 || (lead === 0 && first === VOTED + STRIKE_BACK)
  s.response = attack
  s.step = attack ? AT.combat : AT.dusk
  s.actor = SHARK_SEAT
  emit?.(happened('shark-island.response', { vote: VOTES[attack ? STRIKE_BACK : LET_GO] }, {}, true))
}
