import type { Options } from '#kernel/game.ts'
import type { Message } from '#kernel/message.ts'

/** Whom a table is laid for besides oneself. */
export type Company = 'bots' | 'people'

/** What one can sit down as: one seat, or all seats of a side. */
export interface Part {
  readonly id: string
  readonly name: Message
  /** One line on what it does. */
  readonly about: Message
  /** The seats that whoever plays it holds, once the options have them. */
  readonly seats: readonly string[]
}

/** How many play, where a table can choose. */
interface Count<O extends Options> {
  readonly title: Message
  readonly least: number
  readonly most: number
  of(options: O): number
  /** As many as that; whoever is to be kept stays among them. */
  with(options: O, count: number, kept: readonly string[]): O
}

/** What a game says about sitting down at it, for the pages that lay a table. */
export interface Seating<O extends Options = Options> {
  /** Everything one can play as, in the order it is offered; also what these options leave out. */
  parts(options: O): readonly Part[]
  /** The options with what somebody wants to play as among them. */
  withPart(options: O, part: Part, company: Company): O
  readonly count?: Count<O>
}

/** Those who are to be there, in their order, and as many of the others as there is room for. */
export function among<Id extends string>(
  kept: readonly Id[],
  present: readonly Id[],
  all: readonly Id[],
  count: number,
): Id[] {
  const missing = kept.filter((id) => !present.includes(id))
  const wanted = [...new Set([...missing, ...present, ...all])]
  const spare = wanted.filter((id) => !kept.includes(id)).slice(0, Math.max(0, count - kept.length))
  return wanted.filter((id) => kept.includes(id) || spare.includes(id)).slice(0, count)
}
