import type { Guest, Seated } from '#server/testing/guest.ts'

export type Roll = (count: number) => number

/** What an attacker may know: a match that is not theirs, its seats, and messages that others sent. */
export interface Loot {
  readonly match: string
  readonly seats: readonly string[]
  readonly overheard: string[]
}

const pick = <T>(roll: Roll, items: readonly T[]): T => items[roll(items.length)]

const WORDS = [
  '',
  'mako',
  '__proto__',
  'constructor',
  '../..',
  '\u0000',
  '\ud83e\udd88',
  'a'.repeat(300),
  '-1',
  'null',
]
const KEYS = [
  'id',
  'do',
  'seat',
  'actions',
  'hello',
  'cursor',
  'offer',
  'level',
  'on',
  'text',
  '__proto__',
  'prototype',
]
const DEEDS = [
  'act',
  'undo',
  'sit',
  'bot',
  'reopen',
  'ready',
  'list',
  'options',
  'concede',
  'offer',
  'answer',
  'say',
  'back',
  'stay',
  'leave',
  'invite',
]

/** Any JSON at all, with names that mean something here or to JavaScript. */
function anything(roll: Roll, depth = 0): unknown {
  switch (roll(depth > 3 ? 5 : 8)) {
    case 0:
      return null
    case 1:
      return roll(2) === 0
    case 2:
      return pick(roll, [0, -1, 1e308, 1.5, 2 ** 53, roll(100)])
    case 3:
    case 4:
      return pick(roll, [...WORDS, ...DEEDS])
    case 5:
      return Array.from({ length: roll(4) }, () => anything(roll, depth + 1))
    default:
      return Object.fromEntries(
        Array.from({ length: roll(5) }, () => [pick(roll, KEYS), anything(roll, depth + 1)]),
      )
  }
}

function bytes(roll: Roll, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => roll(256)))
}

/** A message for a socket: sense and nonsense. */
export function message(roll: Roll, { seats, overheard }: Loot): string | Buffer {
  switch (roll(7)) {
    case 0:
      return bytes(roll, roll(200))
    case 1:
      return 'x'.repeat(roll(2) === 0 ? 1_000 : 70_000)
    case 2:
      return '['.repeat(1 + roll(20_000))
    case 3:
      return overheard.length > 0 ? pick(roll, overheard) : '{}'
    case 4:
      return JSON.stringify({
        hello: { cursor: pick(roll, [0, 1, -1, 1e9, 'x', null]), seats: [pick(roll, seats)] },
      })
    case 5:
      return JSON.stringify({
        id: `h${roll(50)}`,
        do: pick(roll, DEEDS),
        seat: pick(roll, seats),
        ...fields(roll),
      })
    default:
      return JSON.stringify(anything(roll))
  }
}

function fields(roll: Roll): object {
  return pick<object>(roll, [
    {},
    { on: true },
    { actions: ['start north-a'] },
    { level: 'mate' },
    { agree: true },
    { offer: { what: 'end' } },
    { channel: 'team', text: 'hi' },
    { code: 'AAAA' },
    { actions: [anything(roll)] },
  ])
}

/** A request: every door, with every wrong key. */
export async function request(roll: Roll, guest: Guest, { match, seats }: Loot): Promise<number> {
  const id = pick(roll, [match, match, 'AAAAAAAAAAAAAAAAAAAAAA', '..%2f..', '%00', 'x'.repeat(100)])
  const path = pick(roll, [
    '/api/me',
    '/api/me/code',
    '/api/me/move',
    '/api/me/matches',
    '/api/me/blocks',
    '/api/matches',
    `/api/matches/${id}`,
    `/api/matches/${id}/record`,
    `/api/matches/${id}/seats`,
    `/api/matches/${id}/reports`,
    `/api/matches/${id}/invitations`,
    `/api/matches/${id}/invitations/${pick(roll, ['x', '%ff', 'A'.repeat(22)])}`,
    '/metrics/../api/me',
    '/%',
  ])
  const method = pick(roll, ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'])
  const bodies = [
    '{',
    '[]',
    '{"__proto__":{"person":{"id":"x"}}}',
    JSON.stringify(anything(roll)),
    JSON.stringify({ seat: pick(roll, seats) }),
    JSON.stringify({ seat: pick(roll, seats), code: 'A'.repeat(22) }),
    JSON.stringify({ name: pick(roll, WORDS) }),
    JSON.stringify({ code: pick(roll, ['AAAAA-AAAAA', 'x']) }),
    JSON.stringify({ game: 'sharks', options: anything(roll), pack: anything(roll) }),
    'x'.repeat(300_000),
  ]
  const { status } = await guest.ask(method, path, method === 'GET' ? undefined : pick(roll, bodies))
  return status
}

/** Sends without waiting for answers; false when the door has been closed. */
export function throwAt({ socket }: Seated, what: string | Buffer): boolean {
  if (socket.readyState !== socket.OPEN) return false
  socket.send(what)
  return true
}

/** Until the server has read all that was thrown at it, or has closed the door. */
export function heard({ socket }: Seated): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) return resolve()
    const end = (): void => {
      socket.off('pong', end)
      socket.off('close', end)
      resolve()
    }
    socket.on('pong', end)
    socket.on('close', end)
    socket.ping()
  })
}
