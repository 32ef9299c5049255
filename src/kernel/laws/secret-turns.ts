import type { Viewer } from '../seats.ts'
import type { Action } from '../vocabulary.ts'
import { hold, type Play } from './play.ts'
import { followTwins, openTwins, type Twin } from './twins.ts'

const LAW = 'A secret turn is a plan'

/**
 * Two turns that the rules announce alike, however many actions each has and however often its owner thought again:
 * the viewer is sent the same, as often, in the same order. Returns whether there were such turns to compare.
 */
export function checkSecretTurns(play: Play, viewer: Viewer, steps: number): boolean {
  const { game, state } = play.match
  const pair = game.secretTurns?.(state, viewer, play.player.chance) ?? null
  if (pair === null) return false
  const { seat, turns } = pair
  const twins = openTwins(
    play,
    viewer,
    turns.map((turn) => turn.state),
  )
  const sent = twins.map((twin, index) => take(play, twin, seat, turns[index].actions))
  const said = turns.map(({ actions }) => actions.map((action) => game.vocabulary.text(action)).join(', '))
  hold(
    sent[0] === sent[1],
    LAW,
    () => `viewer ${viewer} can tell [${said[0]}] from [${said[1]}]:\n${sent[0]}\n${sent[1]}`,
    play,
  )
  followTwins(play, viewer, twins, steps, [`${game.seats[seat].id}: ${said[0]} / ${said[1]}`])
  return true
}

/** Plays a turn, taking actions back and playing them again now and then; gives all that the viewer was sent. */
function take({ player }: Play, twin: Twin, seat: number, actions: readonly Action[]): string {
  const { match, feed } = twin
  const sent = [twin.update]
  const next = (events: ReturnType<typeof match.submit>): void => {
    twin.update = feed.next(events, match.log[match.log.length - 1])
    if (twin.update !== null) sent.push(twin.update)
  }
  for (const action of actions) {
    next(match.submit(seat, [action]))
    if (!player.oneIn(3) || !match.canUndo(seat)) continue
    next(match.undo(seat))
    next(match.submit(seat, [action]))
  }
  return JSON.stringify(sent)
}
