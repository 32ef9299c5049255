import type { GameEvent } from '../event.ts'
import { Match } from '../match/match.ts'
import { type Seat, type SeatSet, seatSet } from '../seats.ts'
import type { Action } from '../vocabulary.ts'
import { LabelChance } from './label-chance.ts'
import { hold, type Play } from './play.ts'

const LAW = 'Undo never pays'

/** Plays an action that will stand; where it can be taken back, takes it back and plays it again. */
export function playWithUndo(
  play: Play,
  seat: Seat,
  action: Action,
  told: (events: readonly GameEvent[], unseenBy: SeatSet) => void,
): void {
  const { match } = play
  const { game } = match
  const before = JSON.stringify(match.state)
  const unseenBy = seatsThatDoNotSee(play, seat, action)
  const twin = game.twins(match.state, seatSet(seat), play.player.chance)
  told(match.submit(seat, [action]), unseenBy)
  const after = JSON.stringify(match.state)
  // If the action made others answer in between, an undo takes back an earlier answer instead.
  if (match.undoable(seat) !== match.length - 1) return
  if (twin !== null) checkNothingLearnt(play, seat, action, twin)
  if (!play.player.oneIn(3)) return
  told(match.undo(seat), unseenBy)
  hold(JSON.stringify(match.state) === before, LAW, () => 'undo does not lead back', play)
  told(match.submit(seat, [action]), unseenBy)
  hold(JSON.stringify(match.state) === after, LAW, () => 'the same action leads elsewhere after undo', play)
}

function seatsThatDoNotSee({ match }: Play, seat: Seat, action: Action): SeatSet {
  const { game, state } = match
  let seats = 0
  for (let other = 0; other < game.seats.length; other++)
    if (other !== seat && !game.knowledge.isSeen(state, seat, action, other)) seats |= seatSet(other)
  return seats
}

/** The actor sees the same after the action, whichever of two twins was true. */
function checkNothingLearnt(play: Play, seat: Seat, action: Action, twin: unknown): void {
  const { game, state } = play.match
  const other = new Match(game, new LabelChance('twin'), twin)
  const text = game.vocabulary.text(action)
  hold(other.legal(seat).includes(action), LAW, () => `"${text}" is not legal for a twin`, play)
  other.submit(seat, [action])
  const [seen, seenThere] = [state, other.state].map((each) => JSON.stringify(game.view(each, seatSet(seat))))
  hold(seen === seenThere, LAW, () => `"${text}" can be taken back but shows its actor something`, play)
}
