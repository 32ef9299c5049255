import type { Catalogues } from './catalogues.ts'
import type { Message } from './message.ts'
import type { Options } from './rules.ts'

/** The options of a match in words, for whoever comes to it: apart from a game's other words, which a table needs first. */
export interface ToldOptions<O extends Options = Options> {
  /** A short line for each, in the order of the set-up; also for what is as usual. */
  tell(options: O): readonly Message[]
  readonly messages: Catalogues
}
