import { seatsAsked, seatsAwaited } from '../decision.ts'
import { Refusal } from '../refusal.ts'
import { hasSeat, type Seat, seatSet } from '../seats.ts'
import type { Action } from '../vocabulary.ts'
import { hold, type Play } from './play.ts'
import { checkSaid } from './words.ts'

const LAW = 'Legal is exact'

/** Whoever is asked can answer, nobody else can act, and what is not in the list is refused with a reason. */
export function checkLegality(play: Play): void {
  const { match } = play
  const { game, state } = match
  const asked = seatsAsked(game.decisions(state))
  const awaited = seatsAwaited(game.decisions(state))
  hold(
    awaited === game.toAct(state),
    LAW,
    () => `toAct is ${game.toAct(state)}, the decisions wait for ${awaited}`,
    play,
  )
  const over = match.outcome !== null
  hold(over === (awaited === 0), LAW, () => `over: ${over}, awaited: ${awaited}`, play)
  for (let seat = 0; seat < game.seats.length; seat++) {
    const legal = match.legal(seat)
    hold(
      legal.length > 0 === hasSeat(asked, seat),
      LAW,
      () => `seat ${seat} has ${legal.length} actions`,
      play,
    )
    hold(new Set(legal).size === legal.length, LAW, () => `an action of seat ${seat} is listed twice`, play)
    checkRefused(play, seat, legal)
  }
  for (const decision of game.decisions(state))
    hold(decision.seats !== 0, LAW, () => `the decision ${decision.id} asks nobody`, play)
}

function checkRefused(play: Play, seat: Seat, legal: readonly Action[]): void {
  const { match, player } = play
  const { game } = match
  const action = player.chance.upTo(game.vocabulary.size)
  const view = game.view(match.state, seatSet(seat))
  const why = game.explain(view, seat, action)
  const text = game.vocabulary.text(action)
  if (legal.includes(action)) {
    hold(why === null, LAW, () => `"${text}" is legal but explained as ${why?.key}`, play)
    return
  }
  hold(why !== null, LAW, () => `"${text}" is not legal and nothing explains it`, play)
  if (why !== null) checkSaid(play, [why])
  const before = JSON.stringify(match.state)
  let refused = false
  try {
    match.submit(seat, [action])
  } catch (error) {
    refused = error instanceof Refusal
  }
  hold(refused, LAW, () => `"${text}" was not refused`, play)
  hold(JSON.stringify(match.state) === before, LAW, () => `refusing "${text}" changed the state`, play)
}
