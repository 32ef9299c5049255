import { Refusal } from '../kernel/refusal.ts'
import type { Command, SeatingWish } from '../table/command.ts'
import { added } from '../table/seal.ts'
import type { Person } from '../table/store.ts'
import type { Order } from './schemas.ts'
import { hashOf, type Secrets } from './secrets.ts'

/** What is asked for on a socket, as the table understands it. */
export function commandOf(
  order: Order,
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
      return { do: 'sit', seat: numbered(order.seat), name: person.name, ...codeHash }
    }
    case 'act': {
      const { actions, answering, id: tag } = order
      const rest = answering === undefined ? {} : { answering }
      return { do: 'act', seat: numbered(order.seat), actions, tag, ...rest }
    }
    case 'undo':
      return { do: 'undo', seat: numbered(order.seat), tag: order.id }
    case 'leave':
    case 'reopen':
    case 'back':
    case 'stay':
      return { do: order.do, seat: numbered(order.seat) }
    case 'bot':
      return { do: 'bot', seat: numbered(order.seat), level: order.level }
    case 'ready':
      return { do: 'ready', on: order.on, ...added(order.number) }
    case 'list':
      return { do: 'list', on: order.on }
    case 'options':
      return { do: 'options', options: order.options, secret: newSecret(), next: newSecret() }
    case 'offer': {
      const { what, seating } = order.offer
      const wish = seating === undefined ? {} : { seating: wishOf(seating, seats) }
      return { do: 'offer', offer: { what, ...wish }, ...added(order.number) }
    }
    case 'answer':
      return { do: 'answer', agree: order.agree, ...added(order.number) }
    case 'concede':
      return { do: 'concede' }
    case 'say':
      return {
        do: 'say',
        channel: order.channel,
        ...('word' in order ? { word: order.word } : { text: order.text }),
        tag: order.id,
      }
    case 'note':
      return { do: 'note', seat: numbered(order.seat), notes: order.notes }
    case 'mute':
      return { do: 'mute', whom: order.whom, on: order.on }
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
