import type { Level } from '#kernel/levels.ts'
import type { Update } from '#kernel/match/feed.ts'
import type { Replay } from '#table/replay.ts'
import type * as bodies from './bodies.ts'
import type { Wire } from './fields.ts'
import type { Links, MadeLink, ServerAddress } from './links.ts'
import type { GameInfo, HousePackInfo, MatchInfo, MyMatch } from './matches.ts'
import type { Blocked, Device, Me } from './people.ts'
import type { Room } from './room.ts'

type Of<Name extends keyof typeof bodies> = Wire<(typeof bodies)[Name]>

/** Every route of the API: what is sent there, and what it answers (null: nothing, with status 204). */
export interface Routes {
  'GET /api/who': { answer: { readonly me: Me | null } }
  'GET /api/me': { answer: { readonly me: Me } }
  'POST /api/me': { body: Of<'NameBody'>; answer: { readonly me: Me } }
  'PATCH /api/me': { body: Of<'NameBody'>; answer: { readonly me: Me } }
  'DELETE /api/me': { answer: null }
  'POST /api/me/forget': { body: Of<'ForgetBody'>; answer: null }
  'POST /api/me/code': { body: Of<'NoBody'>; answer: { readonly code: string; readonly expires: number } }
  'POST /api/me/move': { body: Of<'MoveBody'>; answer: { readonly me: Me } }
  'GET /api/me/devices': { answer: { readonly devices: readonly Device[] } }
  'DELETE /api/me/devices': { answer: null }
  'DELETE /api/me/devices/:device': { answer: null }
  'GET /api/me/blocks': { answer: { readonly blocked: readonly Blocked[] } }
  'POST /api/me/blocks': { body: Of<'BlockBody'>; answer: null }
  'DELETE /api/me/blocks/:person': { answer: null }
  'GET /api/me/matches': { answer: { readonly matches: readonly MyMatch[] } }
  'GET /api/games': { answer: { readonly games: readonly GameInfo[]; readonly levels: readonly Level[] } }
  'GET /api/contents/:hash': { answer: unknown }
  'GET /api/packs': { answer: { readonly packs: readonly HousePackInfo[] } }
  'POST /api/packs': {
    body: Of<'PackBody'>
    answer: { readonly content: string; readonly changed: readonly string[] }
  }
  'GET /api/matches': { answer: { readonly matches: readonly MatchInfo[] } }
  'POST /api/matches': { body: bodies.NewMatch; answer: { readonly match: string; readonly room: Room } }
  'GET /api/matches/:id/pieces': { answer: unknown }
  'GET /api/matches/:id': { answer: { readonly room: Room } }
  'GET /api/matches/:id/updates': { query: Of<'EyesQuery'>; answer: { readonly updates: readonly Update[] } }
  'GET /api/matches/:id/replay': { query: Of<'EyesQuery'>; answer: Replay }
  /** Plain text, not JSON: a file for people to keep. */
  'GET /api/matches/:id/record': { answer: unknown }
  'POST /api/matches/:id/reports': { body: Of<'ReportBody'>; answer: null }
  'POST /api/matches/:id/give-up': { body: Of<'NoBody'>; answer: null }
  'POST /api/matches/:id/invitations': {
    body: Of<'InvitationBody'>
    answer: MadeLink & { readonly seat: string }
  }
  /** A code that leads nowhere is refused, or answered with nothing by those who ask for that. */
  'GET /api/matches/:id/invitations/:code': { query: { readonly or?: 'nothing' }; answer: Invitation | null }
  'POST /api/matches/:id/link': { body: Of<'NoBody'>; answer: MadeLink }
  'POST /api/matches/:id/seats': { body: Of<'SitBody'>; answer: { readonly room: Room } }
  'POST /api/matches/:id/name': { body: Of<'NoBody'>; answer: null }
  'GET /api/addresses': { answer: { readonly addresses: readonly ServerAddress[] } }
}

/** What a code is for: one seat, or any that is free. */
type Invitation = { readonly by: string; readonly room: Room } & (
  | { readonly seat: string }
  | ({ readonly seat: null } & Links)
)

export type Answer<Route extends keyof Routes> = Routes[Route]['answer']
export type Body<Route extends keyof Routes> = Routes[Route] extends { body: infer Sent } ? Sent : undefined

type Places<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Places<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** What stands in the path of a request, and in its query besides the language. */
export type Given<Route extends keyof Routes> = {
  readonly [Name in Places<Route>]: string
} & (Routes[Route] extends {
  query: infer Query
}
  ? Omit<Query, 'lang'>
  : unknown)
