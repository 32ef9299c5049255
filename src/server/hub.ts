import type { Viewer } from '#kernel/seats.ts'
import { people } from '#table/room.ts'
import type { TokenHash } from '#table/store.ts'
import type { Table } from '#table/table.ts'
import type { Connection } from './connection.ts'
import type { Presence } from './presence.ts'

/** Every open socket, by the table it is at. */
export class Hub {
  readonly #presence: Presence
  readonly #tables = new Map<string, Set<Connection>>()
  /** By the device that opened them, also before they have said where they want to sit. */
  readonly #devices = new Map<TokenHash, Set<Connection>>()

  constructor(presence: Presence) {
    this.#presence = presence
  }

  get size(): number {
    let size = 0
    for (const connections of this.#tables.values()) size += connections.size
    return size
  }

  /** The matches somebody is at. */
  get matches(): string[] {
    return [...this.#tables.keys()]
  }

  isWatched(match: string): boolean {
    return this.#tables.has(match)
  }

  at(match: string): readonly Connection[] {
    return [...(this.#tables.get(match) ?? [])]
  }

  all(): Connection[] {
    return [...this.#tables.values()].flatMap((connections) => [...connections])
  }

  open(connection: Connection): void {
    const { device } = connection.caller
    if (device === null) return
    this.#devices.set(device, (this.#devices.get(device) ?? new Set()).add(connection))
  }

  closed(connection: Connection): void {
    const { device } = connection.caller
    const connections = device === null ? undefined : this.#devices.get(device)
    connections?.delete(connection)
    if (device !== null && connections?.size === 0) this.#devices.delete(device)
  }

  ofDevice(device: TokenHash): readonly Connection[] {
    return [...(this.#devices.get(device) ?? [])]
  }

  add(connection: Connection): void {
    const { match, person } = connection.caller
    const connections = this.#tables.get(match) ?? new Set()
    this.#tables.set(match, connections)
    if (connections.has(connection)) return
    connections.add(connection)
    if (person !== null) this.#presence.arrive(match, person.id)
  }

  /** Gives whether the connection was here; if so, others at the table are to be shown that somebody has gone. */
  remove(connection: Connection): boolean {
    const { match, person } = connection.caller
    const connections = this.#tables.get(match)
    if (connections === undefined || !connections.delete(connection)) return false
    if (connections.size === 0) this.#tables.delete(match)
    if (person !== null) this.#presence.leave(match, person.id)
    return true
  }

  isLookedOn(match: string, viewer: Viewer): boolean {
    return this.at(match).some((connection) => connection.viewer === viewer)
  }

  /** Shows everyone at a table what has changed for them. */
  show(table: Table): void {
    const { host } = table.room
    const shown = this.#presence.shownOf(table.id, [host, ...people(table.room)])
    for (const connection of this.at(table.id)) connection.show(table, this.#presence, shown)
  }
}
