import type { GameEvent } from '../event.ts'
import type { Entry } from './log.ts'
import type { PlayedMatch } from './match.ts'

/** Plays one entry of a log again and checks that it leads where it led then. */
export function replayEntry(match: PlayedMatch, entry: Entry): GameEvent[] {
  const events = playAgain(match, entry)
  const print = match.log[match.log.length - 1].print
  if (print !== entry.print) throw new ReplayDiffers(entry.print, print)
  return events
}

function playAgain(match: PlayedMatch, entry: Entry): GameEvent[] {
  switch (entry.kind) {
    case 'act':
      return match.submit(entry.seat, entry.actions)
    case 'undo':
      return match.undo(entry.seat)
    case 'takeback':
      return match.takeback(entry.keep)
    case 'lay':
      return match.lay(entry.state, entry.stack)
  }
}

export class ReplayDiffers extends Error {
  constructor(then: string, now: string) {
    super(`the state was ${then} and is now ${now}`)
    this.name = 'ReplayDiffers'
  }
}
