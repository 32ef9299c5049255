import { type Emit, happened } from '../../../kernel/event.ts'
import { message } from '../../../kernel/message.ts'
import { type SeatSet, seatSet } from '../../../kernel/seats.ts'
import { SHARK_SEAT, VOTES } from '../components.ts'
import { hunterAt } from '../resources.ts'
import type { Setting } from '../setting.ts'
import { AT_RESPONSE, type IslandState, NOT_ASKED, TO_COMBAT, TO_DUSK, VOTE_OWED } from '../state.ts'
import type { Question } from '../step.ts'
import { VOTE } from '../words.ts'

const ATTACK = 1

/** Hunters whose tile was terrorized before they found the Shark may fight it now; they choose together. */
export function beginResponse(setting: Setting, s: IslandState): void {
  s.step = TO_DUSK
  if (s.struck === 0) return
  for (let seat = 1; seat < setting.seats.length; seat++)
    if (s.at[seat] === s.found) {
      s.votes[seat] = VOTE_OWED
      s.actor = seat
      s.step = AT_RESPONSE
    }
}

export function owing(s: IslandState): SeatSet {
  let seats = 0
  for (let seat = 1; seat < s.votes.length; seat++) if (s.votes[seat] === VOTE_OWED) seats |= seatSet(seat)
  return seats
}

export const response: Question = {
  legal(_setting, _s, _seat, into) {
    into[0] = VOTE
    into[1] = VOTE + 1
    return 2
  },
  apply(setting, s, seat, action, _chance, emit) {
    s.votes[seat] = action - VOTE + ATTACK
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
  let first = 0
  for (let nth = 0; nth < setting.hunters; nth++) {
    const vote = s.votes[hunterAt(setting, s, nth)]
    if (vote === NOT_ASKED) continue
    lead += vote === ATTACK ? 1 : -1
    if (first === 0) first = vote
  }
  const attack = lead > 0 || (lead === 0 && first === ATTACK)
  s.response = attack ? 1 : 0
  s.step = attack ? TO_COMBAT : TO_DUSK
  s.actor = SHARK_SEAT
  emit?.(happened('shark-island.response', { vote: VOTES[attack ? 0 : 1] }, {}, true))
}
