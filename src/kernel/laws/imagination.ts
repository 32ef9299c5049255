import { seatsAsked } from '../decision.ts'
import type { Viewer } from '../seats.ts'
import { guard, hold, type Play, viewersOf } from './play.ts'

const LAW = 'Imagination is honest and complete'
const TRIES = 600

/** How often each fact turned up. */
type Counts = Map<string, number>

/** What is imagined from a view looks like that view again, and is a state that could be. */
export function checkImagination(play: Play): number {
  const { game, state } = play.match
  const viewers = viewersOf(play)
  for (const viewer of viewers) {
    const view = game.view(state, viewer)
    const imagined = game.imaginer(view)(play.player.chance)
    const seen = JSON.stringify(game.view(imagined, viewer))
    hold(
      seen === JSON.stringify(view),
      LAW,
      () => `viewer ${viewer} sees ${JSON.stringify(view)}\nbut imagines ${seen}`,
      play,
    )
    const broken = game.invariants(imagined)
    hold(
      broken.length === 0,
      LAW,
      () => `viewer ${viewer} imagines a state in which ${broken.join('; ')}`,
      play,
    )
  }
  return viewers.length
}

/** Each hidden truth turns up among what a viewer imagines. */
function checkTruthIsPossible(play: Play, viewer: Viewer): void {
  const { game, state } = play.match
  const missing = new Set(game.secrets(state, viewer))
  const imagine = game.imaginer(game.view(state, viewer))
  for (let tries = 0; tries < TRIES && missing.size > 0; tries++)
    for (const fact of game.secrets(imagine(play.player.chance), viewer)) missing.delete(fact)
  hold(missing.size === 0, LAW, () => `viewer ${viewer} never imagines that ${[...missing].join(', ')}`, play)
}

/**
 * Hidden facts turn up as often in imagined states as in real ones. One look at each game, at a random moment
 * and by a random seat, so that looks are independent.
 */
export function checkFrequencies(begin: (game: number) => Play, games: number): void {
  const real: Counts = new Map()
  const imagined: Counts = new Map()
  let play = begin(0)
  for (let index = 0; index < games; index++) {
    play = begin(index)
    guard(play, () => look(play, real, imagined, index % 10 === 0))
  }
  const strange = differences(real, imagined)
  hold(strange.length === 0, LAW, () => strange.join('\n'), play)
}

function look(play: Play, real: Counts, imagined: Counts, isThorough: boolean): void {
  const { match, player } = play
  const { game } = match
  for (let left = player.chance.upTo(80); left > 0 && match.outcome === null; left--) {
    const seat = player.seat(seatsAsked(game.decisions(match.state)))
    match.submit(seat, [player.action(match.legal(seat))])
  }
  const viewer = 1 << player.chance.upTo(game.seats.length)
  for (const fact of game.secrets(match.state, viewer)) add(real, fact)
  const picture = game.imaginer(game.view(match.state, viewer))(player.chance)
  for (const fact of game.secrets(picture, viewer)) add(imagined, fact)
  if (isThorough) checkTruthIsPossible(play, viewer)
}

/** Facts that differ by more than chance explains: five standard deviations. */
function differences(real: Counts, imagined: Counts): string[] {
  return [...new Set([...real.keys(), ...imagined.keys()])].flatMap((fact) => {
    const [a, b] = [real.get(fact) ?? 0, imagined.get(fact) ?? 0]
    return Math.abs(a - b) > 5 * Math.sqrt(a + b + 1)
      ? [`${fact}: ${a} times in truth, ${b} times imagined`]
      : []
  })
}

function add(counts: Counts, fact: string): void {
  counts.set(fact, (counts.get(fact) ?? 0) + 1)
}
