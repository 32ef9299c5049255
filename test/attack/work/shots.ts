import type { ORDERS } from '#wire/orders.ts'

/** What attackers have found out, or made themselves, before they begin. */
export interface Aim {
  /** A table of their own where nobody has begun. */
  readonly gathering: string
  /** What shows where the link to a table of their own leads. */
  readonly linked: string
  /** A listed match of somebody else's, long and still running. */
  readonly running: string
  /** A long match that is over. */
  readonly over: string
  readonly content: string
  readonly seat: string
}

export interface Request {
  /** The route as the server names it; `*` for what belongs to none. */
  readonly route: string
  readonly name: string
  /** Where it goes, if that is not the route as it stands. */
  readonly path?: (aim: Aim) => string
  readonly body?: (aim: Aim) => string
  /** Without a cookie, where it would cost the attacker their identity. */
  readonly isAnonymous?: boolean
}

export interface Frame {
  /** The command, `hello`, or `*` for what comes before any of them is read. */
  readonly order: string
  readonly name: string
  readonly at: (aim: Aim) => string
  readonly frame: (aim: Aim) => string | Buffer | 'ping'
}

const BODY = 256 * 1024
const PACK = 512 * 1024
const FRAME = 64 * 1024

/** A list of as many items as there is room for. */
const list = (item: string, bytes: number): string =>
  `[${new Array(Math.floor(bytes / (item.length + 1))).fill(item).join()}]`

const json = (value: unknown) => (): string => JSON.stringify(value)
const gathering = ({ gathering: match }: Aim): string => match
const running = ({ running: match }: Aim): string => match

const AGAIN = list('"2"', PACK - 100)
const UNKNOWN = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`f${index}`, 1]))
const FACTS = new Array(400).fill('🦈'.repeat(240))
const CODE = 'A'.repeat(60)

/** The worst request of each route. */
export const REQUESTS: readonly Request[] = [
  { route: 'POST /api/me', name: 'a name of 256 kB', body: json({ name: 'a'.repeat(BODY - 20) }) },
  { route: 'GET /api/me', name: 'who am I' },
  { route: 'GET /api/who', name: 'who am I, if anybody' },
  { route: 'PATCH /api/me', name: 'a name of numbers', body: () => `{"name":${list('1', BODY - 20)}}` },
  { route: 'DELETE /api/me', name: 'forget me', isAnonymous: true },
  { route: 'POST /api/me/code', name: 'a code to move with', body: () => '{}' },
  { route: 'POST /api/me/move', name: 'a code that is none', body: json({ code: CODE }) },
  { route: 'POST /api/me/forget', name: 'delete me, without saying so', body: () => '{}' },
  { route: 'GET /api/me/devices', name: 'my devices' },
  { route: 'DELETE /api/me/devices', name: 'end all other devices' },
  {
    route: 'DELETE /api/me/devices/:device',
    name: 'end a device that is none',
    path: () => `/api/me/devices/${CODE}`,
  },
  { route: 'GET /api/me/blocks', name: 'whom I have blocked' },
  {
    route: 'POST /api/me/blocks',
    name: 'block somebody of a long match',
    body: ({ running: match }) => JSON.stringify({ match, whom: 'x'.repeat(64) }),
  },
  {
    route: 'DELETE /api/me/blocks/:person',
    name: 'unblock somebody who is not blocked',
    path: () => `/api/me/blocks/${CODE}`,
  },
  {
    route: 'POST /api/matches/:id/reports',
    name: 'report somebody of a long match',
    path: (aim) => `/api/matches/${aim.running}/reports`,
    body: json({ whom: 'x'.repeat(64), why: 'talk', text: '🦈'.repeat(250) }),
  },
  { route: 'GET /api/games', name: 'all games' },
  {
    route: 'POST /api/packs',
    name: 'a pack with one space again and again',
    body: () => `{"game":"jaws","pack":{"game":"jaws","water":{"spaces":{"1":${AGAIN}},"source":"house"}}}`,
  },
  {
    route: 'POST /api/packs',
    name: 'a pack of unknown fields',
    body: json({ game: 'sharks', pack: { game: 'sharks', decks: UNKNOWN } }),
  },
  {
    route: 'POST /api/matches',
    name: 'a match with one shark again and again',
    body: () => `{"game":"sharks","options":{"players":2,"sharks":${list('"mako"', PACK - 100)}}}`,
  },
  {
    route: 'POST /api/matches',
    name: 'a match with a large pack',
    body: json({ game: 'sharks', pack: { game: 'sharks', facts: FACTS } }),
  },
  { route: 'GET /api/matches', name: 'the open tables' },
  { route: 'GET /api/me/matches', name: 'my matches' },
  { route: 'GET /api/matches/:id', name: 'a room', path: (aim) => `/api/matches/${aim.running}` },
  {
    route: 'GET /api/matches/:id/updates',
    name: 'all updates of a long match',
    path: (aim) => `/api/matches/${aim.running}/updates`,
  },
  {
    route: 'GET /api/matches/:id/replay',
    name: 'the replay of a long match',
    path: (aim) => `/api/matches/${aim.over}/replay?eyes=all`,
  },
  {
    route: 'GET /api/matches/:id/record',
    name: 'the record of a long match',
    path: (aim) => `/api/matches/${aim.over}/record`,
  },
  {
    route: 'GET /api/matches/:id/pieces',
    name: 'what the hash of a match is over',
    path: (aim) => `/api/matches/${aim.over}/pieces`,
  },
  {
    route: 'GET /api/contents/:hash',
    name: 'what is in the box',
    path: (aim) => `/api/contents/${aim.content}`,
  },
  { route: 'GET /api/addresses', name: 'how others reach it' },
  { route: 'GET /api/packs', name: 'packs of the house' },
  {
    route: 'POST /api/matches/:id/link',
    name: 'a new link to a table',
    path: (aim) => `/api/matches/${aim.gathering}/link`,
    body: () => '{}',
  },
  {
    route: 'POST /api/matches/:id/name',
    name: 'the same name again',
    path: (aim) => `/api/matches/${aim.gathering}/name`,
    body: () => '{}',
  },
  {
    route: 'POST /api/matches/:id/invitations',
    name: 'an invitation',
    path: (aim) => `/api/matches/${aim.gathering}/invitations`,
    body: ({ seat }) => JSON.stringify({ seat }),
  },
  {
    route: 'GET /api/matches/:id/invitations/:code',
    name: 'an invitation that is none',
    path: (aim) => `/api/matches/${aim.gathering}/invitations/${CODE}`,
  },
  {
    route: 'GET /api/matches/:id/invitations/:code',
    name: 'where a link leads',
    path: ({ linked }) => linked,
  },
  {
    route: 'POST /api/matches/:id/seats',
    name: 'a seat with a wrong code',
    path: (aim) => `/api/matches/${aim.running}/seats`,
    body: ({ seat }) => JSON.stringify({ seat, code: CODE }),
  },
  {
    route: 'POST /api/matches/:id/give-up',
    name: 'give up what can be played',
    path: (aim) => `/api/matches/${aim.running}/give-up`,
    body: () => '{}',
  },
  { route: '*', name: 'a long address', path: () => `/${'x'.repeat(6_000)}` },
  { route: 'POST /api/packs', name: 'brackets', body: () => '['.repeat(PACK - 10) },
]

const order = (name: keyof typeof ORDERS, fields: (aim: Aim) => object): Frame => ({
  order: name,
  name,
  at: gathering,
  frame: (aim) => JSON.stringify({ id: 'x'.repeat(64), do: name, ...fields(aim) }),
})

const seat = ({ seat: id }: Aim): object => ({ seat: id })
const NOTES = Object.fromEntries(Array.from({ length: 64 }, (_, index) => [`note ${index}`, 'x'.repeat(200)]))

/** The worst message of each command, and what comes before any command is read. */
export const FRAMES: readonly Frame[] = [
  { order: 'hello', name: 'a hello from far back', at: running, frame: () => '{"hello":{"cursor":1}}' },
  { order: '*', name: 'no JSON', at: gathering, frame: () => 'x' },
  { order: '*', name: '64 kB of brackets', at: gathering, frame: () => '['.repeat(FRAME - 1) },
  { order: '*', name: '64 kB of numbers', at: gathering, frame: () => list('1', FRAME - 10) },
  { order: '*', name: 'bytes', at: gathering, frame: () => Buffer.alloc(1) },
  { order: '*', name: 'pings', at: gathering, frame: () => 'ping' },
  order('sit', (aim) => ({ ...seat(aim), code: CODE })),
  order('leave', seat),
  order('bot', (aim) => ({ ...seat(aim), level: 'captain' })),
  order('reopen', seat),
  order('ready', () => ({ on: true })),
  order('list', () => ({ on: true })),
  order('options', () => ({ options: { sharks: new Array(100).fill('mako') } })),
  order('act', (aim) => ({ ...seat(aim), actions: new Array(64).fill('x'.repeat(200)) })),
  order('undo', seat),
  order('offer', () => ({ offer: { what: 'rematch' } })),
  order('answer', () => ({ agree: true })),
  order('concede', () => ({})),
  order('back', seat),
  order('stay', seat),
  order('say', () => ({ channel: 'table', text: '🦈'.repeat(120) })),
  order('note', (aim) => ({ ...seat(aim), notes: NOTES })),
  order('mute', () => ({ whom: 'x'.repeat(64), on: true })),
]

/** As harmless as can be. */
export const HARMLESS: { readonly request: Request; readonly frame: Frame } = {
  request: { route: 'GET /api/me', name: 'harmless' },
  frame: {
    order: 'answer',
    name: 'harmless',
    at: gathering,
    frame: () => '{"id":"h","do":"answer","agree":true}',
  },
}
