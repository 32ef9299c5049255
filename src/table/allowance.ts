import { Refusal } from '#kernel/refusal.ts'
import type { Command } from './command.ts'
import type { PersonId, TableEntry } from './entry.ts'

/** Entries besides moves that a match may have: all of them are read when it is opened. */
export const MOST_OPEN = 10_000
/** Of those, entries of one person that not everyone sees. */
export const MOST_OWN = 1_000
/** A takeback replays everything up to there, also whenever the match is read. */
export const MOST_TAKEBACKS = 200
/** Other options open the game anew, also whenever the match is read. */
export const MOST_CHANGES = 200
/** Entries kept in reserve, so that a match whose log is full can still be ended and a seat handed on. */
const RESERVE = 500
const RESERVED: ReadonlySet<Command['do']> = new Set(['offer', 'answer', 'back', 'bot'])

/**
 * Counts the entries of a table that are no moves; moves are bounded by the rules of the game. Once the game has begun, what
 * not everyone sees is counted for the one who did it: a refusal to others would tell of it.
 */
export class Allowance {
  #open = 0
  #takebacks = 0
  #changes = 0
  readonly #own = new Map<PersonId, number>()

  count(entry: TableEntry, hasBegun: boolean): void {
    if (entry.kind === 'act' || entry.kind === 'bot-said') return
    if (entry.kind === 'takeback') this.#takebacks++
    if (entry.kind === 'options') this.#changes++
    const person = hasBegun ? ownerOf(entry) : null
    if (person === null) this.#open++
    else this.#own.set(person, this.#ownOf(person) + 1)
  }

  /** Refuses a command that would pass a limit; moves and conceding never do. */
  check(command: Command, person: PersonId, hasBegun: boolean): void {
    if (command.do === 'act' || command.do === 'concede') return
    if (command.do === 'offer' && command.offer.what === 'takeback' && this.#takebacks >= MOST_TAKEBACKS)
      throw new Refusal('log-full', { most: MOST_TAKEBACKS })
    if (command.do === 'options' && this.#changes >= MOST_CHANGES)
      throw new Refusal('log-full', { most: MOST_CHANGES })
    const isOwn = hasBegun && isOwnMatter(command)
    const most = isOwn ? MOST_OWN : RESERVED.has(command.do) ? MOST_OPEN + RESERVE : MOST_OPEN
    const count = isOwn ? this.#ownOf(person) : this.#open
    if (count >= most) throw new Refusal('log-full', { most })
  }

  #ownOf(person: PersonId): number {
    return this.#own.get(person) ?? 0
  }
}

function isOwnMatter(command: Command): boolean {
  if (command.do === 'say') return command.channel === 'team'
  return command.do === 'undo' || command.do === 'note' || command.do === 'mute'
}

/** Who did something that not everyone sees. */
function ownerOf(entry: TableEntry): PersonId | null {
  if (entry.kind === 'said') return entry.channel === 'team' ? entry.person : null
  return entry.kind === 'undo' || entry.kind === 'noted' || entry.kind === 'muted' ? entry.person : null
}
