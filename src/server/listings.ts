import { type InEachLanguage, inEachLanguage } from '#kernel/catalogues.ts'
import type { Box } from '#kernel/game.ts'
import { formatter, type Language } from '#kernel/message.ts'
import type { PersonId } from '#table/entry.ts'
import { readSummary, type Summary } from '#table/listing.ts'
import type { ListedMatch } from '#table/store.ts'
import type { MatchInfo, MyMatch } from '#wire/matches.ts'
import type { Damage } from './damage.ts'

/** Matches as the lists show them. One whose summary cannot be read is left out; the others are shown. */
export class Listings {
  readonly #boxes: readonly Box[]
  readonly #damage: Damage
  /** What a game calls its seats. */
  readonly #roles: ReadonlyMap<string, InEachLanguage<(seat: string) => string>>

  constructor(boxes: readonly Box[], damage: Damage) {
    this.#boxes = boxes
    this.#damage = damage
    this.#roles = new Map(boxes.map((box) => [box.id, inEachLanguage((language) => roleIn(box, language))]))
  }

  show(matches: readonly ListedMatch[], language: Language): MatchInfo[] {
    return this.#readable(matches, (match) => this.#shown(match, readSummary(match), language))
  }

  /** With the seats that one holds oneself. */
  showTo(person: PersonId, matches: readonly ListedMatch[], language: Language): MyMatch[] {
    return this.#readable(matches, (match) => {
      const summary = readSummary(match)
      const mine = summary.seats.filter(({ holders }) => holders?.includes(person)).map(({ seat }) => seat)
      return { ...this.#shown(match, summary, language), mine }
    })
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

  /** A match that cannot be played here waits for nobody. */
  #shown(match: ListedMatch, { seats, waiting, codes: _, ...told }: Summary, language: Language): MatchInfo {
    const { id, game, created, status, listed, changed } = match
    const playable = this.#boxes.some(
      (box) =>
        box.id === game &&
        (box.rulesNumbers.includes(told.rules) || (status === 'gathering' && told.rules < box.rules)),
    )
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
