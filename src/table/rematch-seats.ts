import type { PersonId } from './entry.ts'

/** A seat as far as a rematch looks at it. */
export interface Place {
  /** Seats of one side. */
  readonly team: number
  readonly holders: readonly PersonId[]
  /** The level of the bot that plays it, where nobody holds it. */
  readonly bot: string | null
}

/** Who has a seat at the next table. */
export type NextSeat = Pick<Place, 'holders' | 'bot'>

/** Those who play together: people who share seats, or the bots of a side that nobody else plays for. */
interface Party {
  readonly people: readonly PersonId[]
  readonly bot: string | null
  readonly seats: readonly number[]
}

export function sameSeats(places: readonly Place[]): NextSeat[] {
  return places.map(({ holders, bot }) => ({ holders, bot }))
}

/**
 * Two parties exchange all they have. Where more play and one side is smaller than the others, the next person in
 * `order` gets it, and whoever had it takes exactly their seats. Where everyone plays alone, each moves on to the next.
 */
export function swappedSeats(places: readonly Place[], order: readonly PersonId[]): NextSeat[] {
  const parties = partiesOf(places)
  if (parties.length < 2) return movedOn(places)
  if (parties.length === 2) return handedOver(places, parties, [1, 0])
  if (isEachAlone(places))
    return handedOver(
      places,
      parties,
      parties.map((_, index) => (index + 1) % parties.length),
    )
  const few = fewest(places)
  const old = parties.findIndex(({ seats }) => seats.some((seat) => places[seat].team === few))
  const next = nextOf(parties, old, order)
  const sides = parties.map(({ seats }) => seats.filter((seat) => places[seat].team === few))
  return handedOver(
    places,
    [
      { ...parties[old], seats: sides[old] },
      { ...parties[next], seats: parties[next].seats },
    ],
    [1, 0],
  )
}

/** As somebody chose it, by seat: a person or, for null, a bot. Null where somebody who plays would be left without a seat. */
export function chosenSeats(
  places: readonly Place[],
  chosen: readonly (PersonId | null)[],
  playing: readonly PersonId[],
  bot: string,
): NextSeat[] | null {
  const known = new Set(places.flatMap(({ holders }) => holders))
  const isComplete = chosen.length === places.length && playing.every((person) => chosen.includes(person))
  if (!isComplete || chosen.some((person) => person !== null && !known.has(person))) return null
  return chosen.map((person, seat) =>
    person === null
      ? { holders: [], bot: places[seat].bot ?? bot }
      : { holders: keptBy(places[seat], person), bot: null },
  )
}

/** Whoever keeps a seat goes on sharing it. */
function keptBy({ holders }: Place, person: PersonId): readonly PersonId[] {
  return holders.includes(person) ? holders : [person]
}

/** In the order of their first seats. Bots count where no person plays for their side, or nobody else plays at all. */
function partiesOf(places: readonly Place[]): Party[] {
  const parties: { people: Set<PersonId>; bot: string | null; seats: number[] }[] = []
  for (const [seat, { holders }] of places.entries()) {
    if (holders.length === 0) continue
    const sharing = parties.filter(({ people }) => holders.some((holder) => people.has(holder)))
    const party = sharing[0] ?? { people: new Set(), bot: null, seats: [] }
    if (sharing.length === 0) parties.push(party)
    for (const other of sharing.slice(1)) {
      for (const person of other.people) party.people.add(person)
      party.seats.push(...other.seats)
      parties.splice(parties.indexOf(other), 1)
    }
    for (const holder of holders) party.people.add(holder)
    party.seats.push(seat)
  }
  if (!isEachAlone(places))
    for (const team of new Set(places.map((place) => place.team))) {
      const seats = [...places.keys()].filter((seat) => places[seat].team === team)
      const { bot } = places[seats[0]]
      if (bot !== null && seats.every((seat) => places[seat].holders.length === 0))
        parties.push({ people: new Set(), bot, seats })
    }
  return parties
    .map(({ people, bot, seats }) => ({ people: [...people], bot, seats: seats.sort((a, b) => a - b) }))
    .sort((one, other) => one.seats[0] - other.seats[0])
}

/** Each party gets the seats of another, by its index; who has none of them stays. */
function handedOver(
  places: readonly Place[],
  parties: readonly Party[],
  gets: readonly number[],
): NextSeat[] {
  const next = sameSeats(places)
  for (const [index, { people, bot }] of parties.entries())
    for (const seat of parties[gets[index]].seats)
      next[seat] = people.length > 0 ? { holders: people, bot: null } : { holders: [], bot }
  return next
}

/** The next in order who plays for another side; bots only where no person does. */
function nextOf(parties: readonly Party[], old: number, order: readonly PersonId[]): number {
  const after = Math.max(...parties[old].people.map((person) => order.indexOf(person)), -1) + 1
  const turns = [...order.slice(after), ...order.slice(0, after)]
  const [next] = turns
    .map((person) => parties.findIndex(({ people }, index) => index !== old && people.includes(person)))
    .filter((index) => index >= 0)
  return next ?? parties.findIndex((_, index) => index !== old)
}

/** One player alone, with bots or without: everything moves on by a seat. */
function movedOn(places: readonly Place[]): NextSeat[] {
  const seats = sameSeats(places)
  return isEachAlone(places) ? [...seats.slice(-1), ...seats.slice(0, -1)] : seats
}

function isEachAlone(places: readonly Place[]): boolean {
  return new Set(places.map(({ team }) => team)).size === places.length
}

/** The side with the fewest seats. */
function fewest(places: readonly Place[]): number {
  const sizes = new Map<number, number>()
  for (const { team } of places) sizes.set(team, (sizes.get(team) ?? 0) + 1)
  return [...sizes].reduce((least, each) => (each[1] < least[1] ? each : least))[0]
}
