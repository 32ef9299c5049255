import { Refusal } from '#kernel/refusal.ts'
import type { Command, SeatingWish } from '#table/command.ts'
import type { Person } from '#table/store.ts'
import type { Order } from '#wire/orders.ts'
import { hashOf, type Secrets } from './secrets.ts'

/** An order as the table takes it: its seats by number, codes by their hashes, and what only the server knows. */
export function commandOf(
  { id: tag, ...order }: Order,
  seats: readonly string[],
  person: Person,
  { newSecret }: Secrets,
): Command {
  const numbered = (id: string): number => {
    const seat = seats.indexOf(id)
    if (seat < 0) throw new Refusal('no-such-seat')
    return seat
  }
  switch (order.do) {
    case 'sit': {
      const codeHash = order.code === undefined ? {} : { codeHash: hashOf(order.code) }
      return { do: 'sit', tag, seat: numbered(order.seat), name: person.name, ...codeHash }
    }
    case 'options':
      return { ...order, tag, secret: newSecret(), next: newSecret() }
    case 'offer': {
      const { seating, ...offer } = order.offer
      const wish = seating === undefined ? {} : { seating: wishOf(seating, seats) }
      return { ...order, tag, offer: { ...offer, ...wish } }
    }
    default:
      return 'seat' in order ? { ...order, tag, seat: numbered(order.seat) } : { ...order, tag }
  }
}

function wishOf(
  seating: 'same' | 'swap' | { readonly [seat: string]: string | null },
  seats: readonly string[],
): SeatingWish {
  if (typeof seating === 'string') return seating
  if (Object.keys(seating).some((seat) => !seats.includes(seat))) throw new Refusal('no-such-seat')
  return seats.map((seat) => seating[seat] ?? null)
}
