import { expect } from 'vitest'
import type { Guest, Seated } from '#server/testing/guest.ts'
import type { Room as SentRoom } from '#wire/room.ts'
import type { Hall } from './each-database.ts'
import { greeted, guestAt } from './looking.ts'
import type { MatchThen } from './manifest.ts'

/** Everyone of a match is back at the table. */
export class Reunion {
  readonly #hall: Hall
  readonly #match: MatchThen
  /** By the id of the person. */
  readonly #sockets = new Map<string, Seated>()

  private constructor(hall: Hall, match: MatchThen) {
    this.#hall = hall
    this.#match = match
  }

  static async of(hall: Hall, match: MatchThen): Promise<Reunion> {
    const reunion = new Reunion(hall, match)
    const names = new Set(hall.shown[match.name].flatMap(({ person }) => person ?? []))
    for (const name of names) await reunion.#arrive(guestAt(hall.place(), name))
    return reunion
  }

  /** As the host sees it. */
  get room(): SentRoom {
    const [{ room }] = this.#sockets.values()
    if (room === null) throw new Error('nobody was shown the room')
    return room
  }

  async leave(): Promise<void> {
    for (const seated of this.#sockets.values()) await seated.leave()
  }

  /** Whoever was invited comes and sits down. */
  async useInvitations(): Promise<void> {
    for (const { seat, code } of this.#match.invitations) {
      const guest = await this.#hall.house().guest(`Guest of ${seat}`)
      const { body } = await guest.get(`${this.#path}/invitations/${code}`)
      expect(body).toMatchObject({ seat, room: { mine: [] } })
      await this.#sit(guest, seat, code)
    }
  }

  /** Whoever has the link to the table sees it, and sits down where there is room. */
  async useLink(): Promise<void> {
    const { link } = this.#match
    if (link === undefined) return
    const guest = await this.#hall.house().guest('Guest with the link')
    const { body } = await guest.get(`${this.#path}/invitations/${link}`)
    expect(body).toMatchObject({ seat: null, room: { mine: [] } })
    const free = body.room.seats.find(({ holders, bot }) => holders.length === 0 && bot === null)
    await this.#sit(guest, free?.seat ?? '', link)
  }

  /** Then those who find the table in the lobby, and bots where nobody else may sit. */
  async fillSeats(): Promise<void> {
    const { place, house } = this.#hall
    await this.useInvitations()
    await this.useLink()
    const { host, listed, seats } = this.room
    const open = seats.filter(({ holders, bot }) => holders.length === 0 && bot === null)
    for (const { seat } of open) {
      const owner = place().people.find(({ id }) => id === host)?.name ?? ''
      if (this.room.seats.every(({ holders }) => !holders.includes(host)))
        await this.#sit(guestAt(place(), owner), seat)
      else if (listed) await this.#sit(await house().guest(`Guest of ${seat}`), seat)
      else await this.#do(host, 'bot', { seat, level: 'random' })
    }
  }

  async begin(): Promise<void> {
    for (const person of this.#sockets.keys()) await this.#do(person, 'ready', { on: true })
    for (const seated of this.#sockets.values())
      await seated.until(() => seated.room?.status === 'playing' && seated.latest !== undefined)
  }

  /** A bot that minds the seat of somebody who may come back gives it back. */
  async takeSeatsBack(): Promise<void> {
    for (const { seat, bot, holders } of this.room.seats)
      for (const holder of bot === null ? [] : holders.slice(0, 1))
        if (!this.#hasConceded(holder)) await this.#do(holder, 'back', { seat })
  }

  /** They can still talk, and write on their side's pad unless the rules want it to be silent. */
  async talk(): Promise<void> {
    const { tables } = this.#hall.house().server.services
    for (const [person, seated] of this.#sockets) {
      const { talk, mine } = seated.room as SentRoom
      await this.#do(person, 'say', { channel: 'table', text: 'Where were we?' })
      await seated.until(() => seated.room?.talk.length === talk.length + 1)
      const [seat] = mine
      if (seat === undefined) continue
      const isOpen = await tables.use(this.#match.id, ({ game, match }) =>
        game.mayConfer(
          match?.state,
          game.seats.findIndex(({ id }) => id === seat),
        ),
      )
      const answer = await seated.do('note', { seat, notes: { again: person } })
      expect(answer, seat).toBe(isOpen ? 'ok' : 'hush')
    }
  }

  /** What was asked before is agreed to now. */
  async agree(): Promise<void> {
    const { offer, seats } = this.room
    if (offer === null) return
    const voters = new Set(seats.flatMap(({ holders, bot }) => (bot === null ? holders : [])))
    for (const person of voters)
      if (!offer.agreed.includes(person)) await this.#do(person, 'answer', { agree: true })
    const [host] = this.#sockets.values()
    await host.until(() => host.room?.offer === null)
  }

  /** Everyone who can take their last step back does; of those who share a seat, whoever began its turn. */
  async undo(): Promise<void> {
    if (this.room.status === 'over') return
    for (const [person, { latest, room }] of this.#sockets) {
      const seat = room?.seats.find((each) => latest?.undo.includes(each.seat))
      if (seat !== undefined && (seat.turn ?? person) === person)
        await this.#do(person, 'undo', { seat: seat.seat })
    }
  }

  get #path(): string {
    return `/api/matches/${this.#match.id}`
  }

  #hasConceded(person: string): boolean {
    return this.room.people.some(({ id, conceded }) => id === person && conceded)
  }

  async #sit(guest: Guest, seat: string, code?: string): Promise<void> {
    const { body } = await guest.post(`${this.#path}/seats`, {
      seat,
      ...(code === undefined ? {} : { code }),
    })
    expect(body.room.mine).toContain(seat)
    if (!this.#sockets.has(guest.id)) await this.#arrive(guest)
  }

  async #arrive(guest: Guest): Promise<void> {
    this.#sockets.set(guest.id, await greeted(guest, this.#match.id, { cursor: 0 }))
  }

  async #do(person: string, what: string, fields: object): Promise<void> {
    const seated = this.#sockets.get(person)
    expect(await seated?.do(what, fields), `${what} ${JSON.stringify(fields)}`).toBe('ok')
  }
}
