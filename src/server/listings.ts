import type { Box } from '../kernel/game.ts'
import type { ListedMatch } from '../table/store.ts'
import type { Damage } from './damage.ts'

/** What the table says of itself for the lists; who holds a seat is kept there by id, and told by name. */
interface Summary {
  readonly rules: number
  readonly waiting: readonly string[]
  readonly seats: readonly { readonly seat: string; readonly holders?: readonly string[] }[]
}

/** Matches as the lists show them. One whose summary cannot be read is left out; the others are shown. */
export class Listings {
  readonly #boxes: readonly Box[]
  readonly #damage: Damage

  constructor(boxes: readonly Box[], damage: Damage) {
    this.#boxes = boxes
    this.#damage = damage
  }

  show(matches: readonly ListedMatch[]) {
    return this.#readable(matches, (match) => this.#shown(match))
  }

  /** With the seats that one holds oneself. */
  showTo(person: string, matches: readonly ListedMatch[]) {
    return this.#readable(matches, (match) => ({ ...this.#shown(match), mine: seatsOf(match, person) }))
  }

  #readable<T>(matches: readonly ListedMatch[], show: (match: ListedMatch) => T): T[] {
    return matches.flatMap((match) => {
      try {
        return [show(match)]
      } catch (error) {
        this.#damage.note(match.id, error)
        return []
      }
    })
  }

  /** Where the rules of a match are not here, it waits for nobody. */
  #shown({ id, game, created, status, listed, changed, summary }: ListedMatch) {
    const { seats, waiting, ...told }: Summary = JSON.parse(summary)
    const playable = this.#boxes.some((box) => box.id === game && box.rules === told.rules)
    return {
      match: id,
      game,
      status,
      playable,
      listed,
      created,
      changed,
      ...told,
      waiting: playable ? waiting : [],
      seats: seats.map(({ holders: _, ...seat }) => seat),
    }
  }
}

function seatsOf({ summary }: ListedMatch, person: string): string[] {
  const { seats }: Summary = JSON.parse(summary)
  return seats.filter(({ holders }) => holders?.includes(person)).map(({ seat }) => seat)
}
