import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { CLOSED } from '#wire/sent.ts'
import { FrameCounter } from '../frames.ts'

/** A frame that closes a socket with a code, as a server sends it (RFC 6455, section 5.5.1). */
function closeFrame(code: number): Buffer {
  return Buffer.from([0x88, 2, code >> 8, code & 0xff])
}

/** Sockets proxied to other nodes, byte by byte, by the life of the node they lead to. */
export class Pipes {
  readonly #ends = new Map<number, Set<() => void>>()

  get size(): number {
    let size = 0
    for (const ends of this.#ends.values()) size += ends.size
    return size
  }

  join(life: number, client: Duplex, owner: Socket): void {
    const frames = new FrameCounter()
    const ends = this.#ends.get(life) ?? new Set()
    this.#ends.set(life, ends)
    const end = (): void => {
      ends.delete(end)
      if (ends.size === 0 && this.#ends.get(life) === ends) this.#ends.delete(life)
      // Inside a frame no close frame can be sent.
      if (!client.destroyed && frames.isBetween && !client.writableNeedDrain)
        // After a second close frame browsers would report an abnormal end. It does not wait for the client to close its side.
        client.end(frames.hasClosed ? '' : closeFrame(CLOSED.restarting), () => client.destroy())
      else client.destroy()
      owner.destroy()
    }
    ends.add(end)
    for (const side of [client, owner]) side.on('error', end).on('close', end)
    owner.on('data', (piece: Buffer) => frames.count(piece))
    owner.pipe(client, { end: false })
    client.pipe(owner, { end: false })
    owner.on('end', end)
    client.on('end', end)
  }

  /** Ends those that lead to a life that is not among these. */
  keepTo(lives: ReadonlySet<number>): void {
    for (const [life, ends] of this.#ends) if (!lives.has(life)) for (const end of [...ends]) end()
  }

  endAll(): void {
    this.keepTo(new Set())
  }
}
