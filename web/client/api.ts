import type { Options } from '../../src/kernel/game.ts'
import type { Update } from '../../src/kernel/match/feed.ts'
import type { Replay } from '../../src/table/replay.ts'
import { speech } from '../i18n/words.svelte.ts'
import type { MatchInfo, MyMatch, NewMatch } from './matches.ts'
import type { Room } from './room.ts'

/** A no from the server, in the language of the page. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string, text: string) {
    super(text)
    this.code = code
  }
}

export interface Me {
  readonly id: string
  readonly name: string
}

export interface Device {
  readonly id: string
  /** What it said of itself, or nothing. */
  readonly label: string
  /** Both to the day. */
  readonly since: number
  readonly seen: number
  readonly here: boolean
}

export interface Blocked {
  readonly id: string
  /** What they were called when they were blocked. */
  readonly name: string
  /** To the day. */
  readonly since: number
}

export interface GameInfo {
  readonly id: string
  readonly rules: number
  readonly options: Options
  readonly seats: readonly string[]
  readonly content: string
}

/** One of the ways in which others reach this server. */
export interface ServerAddress {
  readonly url: string
  readonly network: string | null
}

interface SharedLink {
  readonly link: string
  /** The link as a QR code. */
  readonly svg: string
}

/** A link for each address that others reach this server by, the likeliest first; where there is none, one for here. */
export interface Links extends SharedLink {
  readonly links: readonly (SharedLink & Pick<ServerAddress, 'network'>)[]
}

interface MadeLink extends Links {
  readonly code: string
}

/** What a code is for: one seat, or any that is free. */
type Invitation = { readonly by: string; readonly room: Room } & (
  | { readonly seat: string }
  | ({ readonly seat: null } & Links)
)

const path = encodeURIComponent

/** With no seat of one's own one looks as a watcher does. */
const looking = (eyes: readonly string[]): string =>
  `?eyes=${eyes.length === 0 ? 'watcher' : eyes.map(path).join()}`

export const api = {
  who: () => ask<{ me: Me | null }>('GET', '/api/who'),
  introduce: (name: string) => ask<{ me: Me }>('POST', '/api/me', { name }),
  forget: () => ask<null>('DELETE', '/api/me'),
  moveCode: () => ask<{ code: string; expires: number }>('POST', '/api/me/code', {}),
  move: (code: string, alone: boolean) => ask<{ me: Me }>('POST', '/api/me/move', { code, alone }),
  devices: () => ask<{ devices: Device[] }>('GET', '/api/me/devices'),
  endDevice: (device: string) => ask<null>('DELETE', `/api/me/devices/${path(device)}`),
  endOtherDevices: () => ask<null>('DELETE', '/api/me/devices'),
  deleteAll: () => ask<null>('POST', '/api/me/forget', { forever: true }),
  blocks: () => ask<{ blocked: Blocked[] }>('GET', '/api/me/blocks'),
  block: (match: string, whom: string) => ask<null>('POST', '/api/me/blocks', { match, whom }),
  unblock: (whom: string) => ask<null>('DELETE', `/api/me/blocks/${path(whom)}`),
  report: (match: string, whom: string, why: string, text: string) =>
    ask<null>('POST', `/api/matches/${path(match)}/reports`, { whom, why, text }),
  games: () => ask<{ games: GameInfo[]; levels: string[] }>('GET', '/api/games'),
  content: (hash: string) => ask<unknown>('GET', `/api/contents/${path(hash)}`),
  myMatches: () => ask<{ matches: MyMatch[] }>('GET', '/api/me/matches'),
  listed: () => ask<{ matches: MatchInfo[] }>('GET', '/api/matches'),
  checkPack: (game: string, pack: unknown) =>
    ask<{ content: string; changed: string[] }>('POST', '/api/packs', { game, pack }),
  newMatch: (match: NewMatch) => ask<{ match: string; room: Room }>('POST', '/api/matches', match),
  room: (match: string) => ask<{ room: Room }>('GET', `/api/matches/${path(match)}`),
  updates: (match: string, eyes: readonly string[] | null) =>
    ask<{ updates: Update[] }>(
      'GET',
      `/api/matches/${path(match)}/updates${eyes === null ? '' : looking(eyes)}`,
    ),
  replay: (match: string, eyes: string) =>
    ask<Replay>('GET', `/api/matches/${path(match)}/replay?eyes=${path(eyes)}`),
  record: (match: string) => `/api/matches/${path(match)}/record`,
  /** Refused while there is none; the text itself is for the link. */
  hasRecord: (match: string) => ask<unknown>('GET', api.record(match)),
  giveUp: (match: string) => ask<null>('POST', `/api/matches/${path(match)}/give-up`, {}),
  invite: (match: string, seat: string) =>
    ask<MadeLink>('POST', `/api/matches/${path(match)}/invitations`, { seat }),
  invitation: (match: string, code: string) =>
    ask<Invitation>('GET', `/api/matches/${path(match)}/invitations/${path(code)}`),
  link: (match: string) => ask<MadeLink>('POST', `/api/matches/${path(match)}/link`, {}),
  takeName: (match: string) => ask<null>('POST', `/api/matches/${path(match)}/name`, {}),
  addresses: () => ask<{ addresses: ServerAddress[] }>('GET', '/api/addresses'),
  sit: (match: string, seat: string, code?: string) =>
    ask<{ room: Room }>('POST', `/api/matches/${path(match)}/seats`, {
      seat,
      ...(code === undefined ? {} : { code }),
    }),
}

async function ask<Answer>(method: string, where: string, body?: unknown): Promise<Answer> {
  const url = `${where}${where.includes('?') ? '&' : '?'}lang=${speech.language}`
  let response: Response
  try {
    response = await fetch(url, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused('offline', speech.word('refused.offline'))
  }
  if (response.status === 204) return null as Answer
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  const { code = 'fault', text = '' } = (answer ?? {}) as { readonly code?: string; readonly text?: string }
  throw new Refused(code, text || speech.word('refused.fault'))
}
