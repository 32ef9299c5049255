import { Guest, type Seated } from '#server/testing/guest.ts'
import type { Room as SentRoom } from '#wire/room.ts'
import type { PersonThen } from './manifest.ts'
import type { Onlooker, Room, Shown } from './shown.ts'

/** A server that runs, and those who are known there. */
export interface Place {
  readonly base: string
  readonly people: readonly PersonThen[]
}

/** Somebody with a device of theirs, or a passer-by. */
export function guestAt({ base, people }: Place, name: string | null, device?: string): Guest {
  const guest = new Guest(base)
  if (name === null) return guest
  const person = people.find((each) => each.name === name)
  if (person === undefined) throw new Error(`nobody is called ${name}`)
  guest.id = person.id
  guest.cookie = `dorsal=${device ?? person.devices[0]}`
  return guest
}

/** A socket that has been sent everything that belongs to its hello. */
export async function greeted(guest: Guest, match: string, hello: object): Promise<Seated> {
  const seated = await guest.connect(match)
  seated.send({ hello })
  await seated.until(() => seated.all.length > 0)
  if (seated.room === null) {
    await seated.leave()
    throw new Error(`not let in: ${seated.raw}`)
  }
  // What is asked next is answered after all that.
  await seated.do('leave', { seat: 'nowhere' })
  return seated
}

/** Everyone who belongs to a match, with each their own eyes and with one seat alone; where anybody may look, anybody. */
export async function onlookers(place: Place, match: string): Promise<Onlooker[]> {
  const found: Onlooker[] = []
  for (const { name, id } of place.people) {
    const { room } = (await guestAt(place, name).get(`/api/matches/${match}`)).body
    if (room?.people.every((person) => person.id !== id) ?? true) continue
    found.push({ person: name, eyes: null })
    if (room.mine.length > 1) found.push({ person: name, eyes: room.mine.slice(0, 1) })
    if (room.listed && found.every(({ person }) => person !== null)) found.push({ person: null, eyes: null })
  }
  return found
}

export async function shownTo(place: Place, match: string, { person, eyes }: Onlooker): Promise<Shown> {
  const seated = await greeted(guestAt(place, person), match, {
    cursor: 0,
    ...(eyes === null ? {} : { eyes }),
  })
  await seated.leave()
  const [pads = null] = seated.all.flatMap((sent) => ('pads' in sent ? [sent.pads] : []))
  const room = withoutPresence(seated.room as SentRoom)
  return { person, eyes, room, pads, update: seated.latest ?? null }
}

function withoutPresence({ people, now: _, ...room }: SentRoom & { readonly now?: number }): Room {
  return { ...room, people: people.map(({ gone: _gone, mindFrom: _mindFrom, ...person }) => person) }
}
