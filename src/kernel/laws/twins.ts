import { seatsAsked } from '../decision.ts'
import type { GameEvent } from '../event.ts'
import { Feed, type Update } from '../match/feed.ts'
import { Match } from '../match/match.ts'
import { Refusal } from '../refusal.ts'
import { hasSeat, type SeatSet, seatsIn, type Viewer } from '../seats.ts'
import type { Action } from '../vocabulary.ts'
import { LabelChance } from './label-chance.ts'
import { hold, type Play } from './play.ts'

const LAW = 'Twins are alike'

/** A pair of matches that one viewer cannot tell apart, each with what that viewer was sent. */
export interface Twin {
  readonly match: Match
  readonly feed: Feed
  update: Update | null
}

/**
 * From two twins, with the same draws for all to see, the same actions are played on both. Everything the viewer
 * gets must be the same until the rules give an answer that depends on the secret. Returns the steps compared.
 */
export function checkTwins(play: Play, viewer: Viewer, steps: number): number {
  const { game, state } = play.match
  const other = game.twins(state, viewer, play.player.chance)
  if (other === null || JSON.stringify(other) === JSON.stringify(state)) return 0
  hold(
    game.invariants(other).length === 0,
    LAW,
    () => `a twin in which ${game.invariants(other).join('; ')}`,
    play,
  )
  const twins = openTwins(play, viewer, [state, other])
  compare(play, viewer, twins, [])
  return 1 + followTwins(play, viewer, twins, steps, [])
}

/** A match from each state. Public draws are the same in both. */
export function openTwins(play: Play, viewer: Viewer, states: readonly unknown[]): Twin[] {
  const { game } = play.match
  const seed = String(play.player.chance.next())
  return states.map((from): Twin => {
    const match = new Match(game, new LabelChance(seed), game.clone(from))
    const feed = new Feed(match, viewer)
    return { match, feed, update: feed.open() }
  })
}

/** Plays the same actions on both for as long as the rules tell the viewer the same; returns how many. */
export function followTwins(
  play: Play,
  viewer: Viewer,
  twins: readonly Twin[],
  steps: number,
  before: readonly string[],
): number {
  const { game } = play.match
  const played = [...before]
  let compared = 0
  for (let step = 0; step < steps; step++) {
    const move = commonMove(play, twins)
    if (move === null) break
    played.push(`${game.seats[move.seat].id}: ${game.vocabulary.text(move.action)}`)
    const events = twins.map((twin) => submit(twin, move.seat, move.action))
    compared++
    if (events.some((list) => list.some((event) => event.reveals))) break
    compare(play, viewer, twins, played)
    compareRefusals(play, viewer, twins, played)
    if (play.player.oneIn(4) && twins.every((twin) => twin.match.canUndo(move.seat))) {
      for (const twin of twins) {
        const undone = twin.match.undo(move.seat)
        twin.update = twin.feed.next(undone, twin.match.log[twin.match.log.length - 1])
      }
      played.push(`${game.seats[move.seat].id}: undo`)
      compare(play, viewer, twins, played)
    }
  }
  return compared
}

function submit(twin: Twin, seat: number, action: Action): GameEvent[] {
  const events = twin.match.submit(seat, [action])
  twin.update = twin.feed.next(events, twin.match.log[twin.match.log.length - 1])
  return events
}

function commonMove(play: Play, [one, other]: readonly Twin[]): { seat: number; action: Action } | null {
  const seats = seatsIn(askedIn(one) & askedIn(other))
  const choices = seats.flatMap((seat) => {
    const there = new Set(other.match.legal(seat))
    const common = one.match.legal(seat).filter((action) => there.has(action))
    return common.length === 0 ? [] : [{ seat, common }]
  })
  if (choices.length === 0) return null
  const { seat, common } = choices[play.player.chance.upTo(choices.length)]
  return { seat, action: play.player.action(common) }
}

function askedIn({ match }: Twin): SeatSet {
  return seatsAsked(match.game.decisions(match.state))
}

function compare(play: Play, viewer: Viewer, [one, other]: readonly Twin[], played: readonly string[]): void {
  const [a, b] = [one, other].map((twin) => JSON.stringify(twin.update))
  hold(
    a === b,
    LAW,
    () => `viewer ${viewer} can tell twins apart after [${played.join(', ')}]:\n${a}\n${b}`,
    play,
  )
}

/** The viewer's own seats try something that is not allowed: the same thing must be said to both. */
function compareRefusals(
  play: Play,
  viewer: Viewer,
  twins: readonly Twin[],
  played: readonly string[],
): void {
  const { game } = play.match
  const action = play.player.chance.upTo(game.vocabulary.size)
  for (let seat = 0; seat < game.seats.length; seat++) {
    if (!hasSeat(viewer, seat) || twins.some((twin) => twin.match.legal(seat).includes(action))) continue
    const [a, b] = twins.map((twin) => refusal(twin.match, seat, action))
    hold(a === b, LAW, () => `refusals differ after [${played.join(', ')}]: ${a} / ${b}`, play)
  }
}

function refusal(match: Match, seat: number, action: Action): string {
  try {
    match.submit(seat, [action])
    return 'accepted'
  } catch (error) {
    if (error instanceof Refusal) return JSON.stringify([error.code, error.said])
    throw error
  }
}
