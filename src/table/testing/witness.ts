import type { PersonId } from '../entry.ts'
import { padsOf, roomView } from '../room-view.ts'
import type { Crowd } from './crowd.ts'

interface Held {
  readonly person: PersonId
  readonly seat: number
}

/** Remembers, from what everybody was really shown, what nobody may ever come to see. */
export class Witness {
  /** How often it has looked at a running match. */
  looks = 0
  readonly conceded = new Set<PersonId>()
  #start: readonly Held[] | null = null
  readonly #shown = new Map<PersonId, Set<number>>()

  /** To be called after whatever happened. */
  look(crowd: Crowd): void {
    const { table, people } = crowd
    if (table.room.status !== 'playing') return
    this.looks++
    this.#start ??= table.room.seats.flatMap(({ holders }, seat) =>
      holders.map((person) => ({ person, seat })),
    )
    for (const person of people) this.#lookThrough(crowd, person)
    for (const { person, seat } of this.#start)
      if (!this.conceded.has(person) && !table.room.seats[seat].holders.includes(person))
        throw new Error(`${person} has lost seat ${seat}`)
    for (const [seat, { holders, bot }] of table.room.seats.entries())
      if (holders.length > 0 && bot !== null && !['mate', 'captain'].includes(bot))
        throw new Error(`seat ${seat} of ${holders.join()} is minded by ${bot}`)
  }

  /** Whoever held a seat at the start takes it back from the bot that minds it, and may play it. */
  allComeBack(crowd: Crowd): void {
    for (const { person, seat } of this.#start ?? []) {
      // Whoever comes back may be the last whose word an offer to end the match waited for.
      if (crowd.table.room.status !== 'playing') return
      if (this.conceded.has(person)) continue
      const isMinded = crowd.table.room.seats[seat].bot !== null
      const answer = crowd.do(person, { do: 'back', seat })
      if (answer !== (isMinded ? 'done' : 'no-bot'))
        throw new Error(`${person} cannot have seat ${seat} back: ${answer}`)
    }
  }

  #lookThrough({ table }: Crowd, person: PersonId): void {
    const { game } = table
    const viewer = table.viewerOf(person)
    const mine = table.latest(viewer)?.view.mine ?? []
    const sides = [
      ...game.seats.filter(({ id }) => mine.includes(id)).map(({ team }) => team),
      ...Object.keys(padsOf(table, viewer)).map(Number),
    ]
    const shown = new Set([...(this.#shown.get(person) ?? []), ...sides])
    this.#shown.set(person, shown)
    const held = new Set(
      this.#start?.flatMap((each) => (each.person === person ? [game.seats[each.seat].team] : [])),
    )
    const isTooMuch = held.size === 0 ? shown.size > 1 : [...shown].some((side) => !held.has(side))
    if (isTooMuch) throw new Error(`${person} held sides ${[...held]} at the start and saw ${[...shown]}`)
    for (const { channel, text } of roomView(table, person).talk)
      if (channel === 'team' && !text.split(' ').some((side) => shown.has(Number(side))))
        throw new Error(`${person} saw ${[...shown]} and read what was said to ${text}`)
  }
}
