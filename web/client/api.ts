import type { RefusalCode } from '#kernel/refusal.ts'
import type { NewMatch } from '#wire/bodies.ts'
import type { Answer, Body, Given, Routes } from '#wire/routes.ts'
import type { SaidRefusal } from '#wire/sent.ts'
import { speech, word } from '../i18n/words.svelte.ts'
import { renewal } from './renewal.svelte.ts'

/** A code of the server, or that it could not be reached. */
type RefusedCode = RefusalCode | 'offline'

/** A refusal by the server, in the language of the page. */
export class Refused extends Error {
  readonly code: RefusedCode

  constructor(code: RefusedCode, text: string) {
    super(text)
    this.code = code
  }
}

/** The query for the eyes of these seats; without any, those of a watcher. */
const looking = (eyes: readonly string[]) => ({ eyes: eyes.length === 0 ? 'watcher' : eyes.join() })

export const api = {
  who: () => ask('GET /api/who', {}),
  introduce: (name: string) => ask('POST /api/me', {}, { name }),
  forget: () => ask('DELETE /api/me', {}),
  moveCode: () => ask('POST /api/me/code', {}, {}),
  move: (code: string, alone: boolean) => ask('POST /api/me/move', {}, { code, alone }),
  devices: () => ask('GET /api/me/devices', {}),
  endDevice: (device: string) => ask('DELETE /api/me/devices/:device', { device }),
  endOtherDevices: () => ask('DELETE /api/me/devices', {}),
  deleteAll: () => ask('POST /api/me/forget', {}, { forever: true }),
  blocks: () => ask('GET /api/me/blocks', {}),
  block: (match: string, whom: string) => ask('POST /api/me/blocks', {}, { match, whom }),
  unblock: (person: string) => ask('DELETE /api/me/blocks/:person', { person }),
  report: (id: string, report: Body<'POST /api/matches/:id/reports'>) =>
    ask('POST /api/matches/:id/reports', { id }, report),
  games: () => ask('GET /api/games', {}),
  content: (hash: string) => ask('GET /api/contents/:hash', { hash }),
  pieces: (id: string) => ask('GET /api/matches/:id/pieces', { id }),
  myMatches: () => ask('GET /api/me/matches', {}),
  listed: () => ask('GET /api/matches', {}),
  packs: () => ask('GET /api/packs', {}),
  checkPack: (game: string, pack: unknown) => ask('POST /api/packs', {}, { game, pack }),
  newMatch: (match: NewMatch) => ask('POST /api/matches', {}, match),
  updates: (id: string, eyes: readonly string[] | null) =>
    ask('GET /api/matches/:id/updates', { id, ...(eyes && looking(eyes)) }),
  replay: (id: string, eyes: string) => ask('GET /api/matches/:id/replay', { id, eyes }),
  record: (id: string) => `/api/matches/${encodeURIComponent(id)}/record`,
  /** Only finds out whether there is a record, and rejects if not; the text is downloaded by its link. */
  hasRecord: (id: string) => ask('GET /api/matches/:id/record', { id }),
  giveUp: (id: string) => ask('POST /api/matches/:id/give-up', { id }, {}),
  invite: (id: string, seat: string) => ask('POST /api/matches/:id/invitations', { id }, { seat }),
  invitation: (id: string, code: string) =>
    ask('GET /api/matches/:id/invitations/:code', { id, code, or: 'nothing' }),
  link: (id: string) => ask('POST /api/matches/:id/link', { id }, {}),
  takeName: (id: string) => ask('POST /api/matches/:id/name', { id }, {}),
  addresses: () => ask('GET /api/addresses', {}),
  sit: (id: string, seat: string, code?: string) =>
    ask('POST /api/matches/:id/seats', { id }, { seat, ...(code === undefined ? {} : { code }) }),
}

/** Fills the placeholders of the path with the values of that name; the other values go into the query. */
async function ask<Route extends keyof Routes>(
  route: Route,
  given: Given<Route>,
  ...[body]: Body<Route> extends undefined ? [] : [body: Body<Route>]
): Promise<Answer<Route>> {
  const [method, path] = route.split(' ')
  const query = new URLSearchParams({ ...given, lang: speech.language })
  const where = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = query.get(name) ?? ''
    query.delete(name)
    return encodeURIComponent(value)
  })
  let response: Response
  try {
    response = await fetch(`${where}?${query}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused('offline', word('refused.offline'))
  }
  renewal.hear(response)
  const answer = response.status === 204 ? null : await response.json().catch(() => null)
  if (response.ok) return answer
  const { code = 'fault', text = '' }: Partial<SaidRefusal> = answer ?? {}
  throw new Refused(code, text || word('refused.fault'))
}
