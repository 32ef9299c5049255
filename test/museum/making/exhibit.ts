import type { Stage } from './stage.ts'

/** A match of the museum: who sits at it, and what they do there. */
export interface Exhibit {
  readonly name: string
  readonly what: string
  readonly game: string
  /** The first release that can do this; without it, every one. */
  readonly since?: string
  readonly options?: object
  readonly pack?: object
  readonly listed?: boolean
  /** Whoever has the first seat, unless it is said. */
  readonly host?: string
  /** By seat: the people who hold it, or a bot. Those that are left out stay open. */
  readonly seats: { readonly [seat: string]: readonly string[] | { readonly bot: string } }
  /** What happens once everyone sits; without it nobody is ready yet. */
  readonly play?: (stage: Stage) => Promise<void>
  /** What happens after a restart, when bots take their time. */
  readonly later?: (stage: Stage) => Promise<void>
}

export function peopleOf({ host, seats }: Exhibit): string[] {
  const seated = Object.values(seats).flatMap((who) => ('bot' in who ? [] : who))
  return [...new Set([...(host === undefined ? [] : [host]), ...seated])]
}
