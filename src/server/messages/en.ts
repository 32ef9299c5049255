import type { Says } from '#kernel/catalogue.ts'

export const en = {
  'preview.about':
    'A table for {count} shark games: with friends from a link, round one device, or alone against bots. No account.',
  'preview.sit': 'This table is open: take a free seat, or watch. No account.',
  'preview.table': '{game}: an open table at Dorsal',
  'preview.title': 'Dorsal: something is in the water',
  'refusal.bad-code': 'This code does not fit, was used already, or is too old.',
  'refusal.bad-json': 'This is not JSON that can be read.',
  'refusal.bad-request': 'The field "{field}" does not fit: {expected}.',
  'refusal.bad-type': 'Send JSON (Content-Type: application/json).',
  'refusal.closing': 'The server is closing for a moment. Nothing is lost: try again shortly.',
  'refusal.fault': 'Something went wrong on our side. Nothing was changed.',
  'refusal.hello-first': 'Say hello first.',
  'refusal.host':
    'This server does not answer to the name "{host}". Whoever runs it can allow that name with ALLOWED_HOSTS.',
  'refusal.no-such-device': 'You have no such device.',
  'refusal.no-such-pack': 'There is no house pack called "{pack}" here.',
  'refusal.no-such-page': 'There is nothing here.',
  'refusal.not-open': 'This table is not open to you.',
  'refusal.origin': 'This request came from another site.',
  'refusal.origin-https':
    'The page is open by https, and its requests arrive by http. Whoever runs the server sets PUBLIC_URL to the address of the page.',
  'refusal.other-device':
    'This device plays on another side of a match you are both in. Wait until it is over, or use another device.',
  'refusal.reserved-key': 'Names such as __proto__ are not allowed.',
  'refusal.too-fast': 'Too much at once. Wait a moment.',
  'refusal.too-large': 'That is too large.',
  'refusal.too-many-blocks': 'You have blocked {most} people already. Unblock somebody first.',
  'refusal.too-many-devices': 'You are known on {most} devices already. End one of them first.',
  'refusal.pack-name':
    'The name of the file must be small letters, digits and dashes, at most 40, and end in .json.',
  'refusal.pack-twice': 'There is a house pack called "{id}" already.',
  'refusal.too-many-packs': 'That is a lot of content packs. Wait a while, or use one that is here already.',
  'refusal.too-many-sockets': 'Too many connections are open.',
  'refusal.who': 'Say who you are first.',
} as const

en satisfies Says<typeof en>

declare module '#kernel/refusal.ts' {
  interface RefusalWords {
    server: typeof en
  }
}
