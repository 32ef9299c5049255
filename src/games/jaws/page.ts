import { type PageGame, pageGame } from '../../kernel/page.ts'
import { type Practice, practise, type Script } from '../../kernel/practice.ts'
import type { JawsContent } from './content/schema.ts'
import { jawsGame } from './game.ts'
import type { JawsOptions } from './options.ts'
import type { JawsView } from './view.ts'

/** The one door through which the page reaches the rules of JAWS. */
export { contentNames } from './content/names.ts'
export { CREW_IDS, SEAT_IDS } from './seats.ts'

export function openJaws(options: JawsOptions, content: JawsContent): PageGame<JawsView> {
  return pageGame(jawsGame(options, content))
}

/** A match of one's own on this device, with draws that can be told beforehand: for the first game. */
export function practiseJaws(
  options: JawsOptions,
  content: JawsContent,
  eyes: string,
  script: Script,
): Practice {
  return practise(jawsGame(options, content), eyes, script)
}
