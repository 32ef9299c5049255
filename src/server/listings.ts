import type { Box } from '../kernel/game.ts'
import { formatter, type Language } from '../kernel/message.ts'
import type { ListedMatch } from '../table/store.ts'
import type { Damage } from './damage.ts'

/** What the table says of itself for the lists; who holds a seat is kept there by id, and told by name. */
interface Summary {
  readonly rules: number
  readonly waiting: readonly string[]
  /** For the door alone. */
  readonly codes?: readonly string[]
  readonly seats: readonly { readonly seat: string; readonly holders?: readonly string[] }[]
}

/** Matches as the lists show them. One whose summary cannot be read is left out; the others are shown. */
export class Listings {
  readonly #boxes: readonly Box[]
  readonly #damage: Damage
  /** What a game calls its seats. */
  readonly #roles: ReadonlyMap<string, { readonly [language in Language]: (seat: string) => string }>

  constructor(boxes: readonly Box[], damage: Damage) {
    this.#boxes = boxes
    this.#damage = damage
    this.#roles = new Map(boxes.map((box) => [box.id, { en: roleIn(box, 'en'), fr: roleIn(box, 'fr') }]))
  }

  show(matches: readonly ListedMatch[], language: Language) {
    return this.#readable(matches, (match) => this.#shown(match, language))
  }

  /** With the seats that one holds oneself. */
  showTo(person: string, matches: readonly ListedMatch[], language: Language) {
    return this.#readable(matches, (match) => ({
      ...this.#shown(match, language),
      mine: seatsOf(match, person),
    }))
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
  #shown({ id, game, created, status, listed, changed, summary }: ListedMatch, language: Language) {
    const { seats, waiting, codes: _codes, ...told }: Summary = JSON.parse(summary)
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
      seats: seats.map(({ holders: _, ...seat }) => ({
        ...seat,
        role: this.#roles.get(game)?.[language](seat.seat) ?? seat.seat,
      })),
    }
  }
}

function roleIn(box: Box, language: Language): (seat: string) => string {
  const say = formatter(
    language,
    { ...box.messages[language], role: '{seat@seat}' },
    box.names(box.shelf.builtIn),
  )
  return (seat) => say({ key: 'role', params: { seat } })
}

function seatsOf({ summary }: ListedMatch, person: string): string[] {
  const { seats }: Summary = JSON.parse(summary)
  return seats.filter(({ holders }) => holders?.includes(person)).map(({ seat }) => seat)
}
