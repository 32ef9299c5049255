import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import type { Person, Store, TokenHash } from '#table/store.ts'
import type { Config } from './config.ts'
import { hashOf } from './secrets.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, if their device is known. */
    person: Person | null
    /** The device that is known, by the hash of its token. */
    device: TokenHash | null
  }
}

const YEAR = 365 * 24 * 3600
const TOKEN = /^[\w-]{43}$/

/** The `__Host-` prefix binds the cookie to this host and to https; over http it is not allowed. */
function cookieName({ publicUrl }: Config): string {
  return isSecure(publicUrl) ? '__Host-dorsal' : 'dorsal'
}

function isSecure(url: URL | null): boolean {
  return url?.protocol === 'https:'
}

function tokenOf(request: FastifyRequest, config: Config): string | null {
  const token = request.cookies[cookieName(config)]
  return token !== undefined && TOKEN.test(token) ? token : null
}

/** Authenticates a request by its cookie. */
export async function recognize(request: FastifyRequest, store: Store, config: Config): Promise<void> {
  const token = tokenOf(request, config)
  if (token === null) return
  const device = hashOf(token)
  request.person = await store.personByToken(device)
  request.device = request.person === null ? null : device
}

export function giveToken(reply: FastifyReply, token: string, config: Config): void {
  reply.setCookie(cookieName(config), token, { ...cookieOptions(config), maxAge: YEAR })
}

export function takeToken(reply: FastifyReply, config: Config): void {
  reply.clearCookie(cookieName(config), cookieOptions(config))
}

function cookieOptions({ publicUrl }: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl) } as const
}

export function mustBeSomeone(request: FastifyRequest): Person {
  if (request.person === null) throw new Refusal('who')
  return request.person
}
