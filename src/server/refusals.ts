import { type Language, message } from '#kernel/message.ts'
import { Refusal, type RefusalCode } from '#kernel/refusal.ts'
import { Elsewhere } from '#table/ownership.ts'
import { StoreLost } from '#table/store.ts'
import type { SaidRefusal } from '#wire/sent.ts'
import { say } from './words.ts'

export function saidRefusal({ code, said }: Refusal, language: Language): SaidRefusal {
  return { code, message: said, text: say(said, language) }
}

const STATUS: { readonly [code in RefusalCode]?: number } = {
  'bad-code': 403,
  'bad-invitation': 403,
  'bad-json': 400,
  'bad-request': 400,
  'bad-type': 415,
  closing: 503,
  content: 400,
  fault: 500,
  host: 421,
  'name-character': 400,
  'name-marks': 400,
  'name-unseen': 400,
  'no-such-device': 404,
  'no-such-game': 404,
  'no-such-match': 404,
  'no-such-person': 404,
  'no-such-pack': 404,
  'no-such-page': 404,
  'no-such-seat': 404,
  'not-at-table': 403,
  'not-host': 403,
  'not-invited': 403,
  'not-open': 403,
  'not-your-seat': 403,
  option: 400,
  'other-device': 403,
  'other-side': 403,
  origin: 403,
  'reserved-key': 400,
  'too-fast': 429,
  'too-large': 413,
  'too-long': 400,
  'too-many-packs': 429,
  'too-many-sockets': 429,
  unreadable: 500,
  who: 401,
}

/** A well-formed request that the match does not allow now is a conflict. */
export function statusOf({ code }: Refusal): number {
  return STATUS[code] ?? 409
}

/** Anything thrown, as a refusal. Bugs become `fault`, without their message. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  // Unknown whether it was kept; asking again is safe, because orders have ids.
  if (error instanceof StoreLost) return new Refusal('closing')
  // It went to another node while somebody waited for it here; asked again, it is passed on.
  if (error instanceof Elsewhere) return new Refusal('closing')
  const { statusCode } = error as { readonly statusCode?: unknown }
  if (statusCode === 413) return new Refusal('too-large')
  if (statusCode === 415) return new Refusal('bad-type')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Refusal(
      'bad-request',
      {},
      message('refusal.bad-request', { field: 'request', expected: '400' }),
    )
  return new Refusal('fault')
}
