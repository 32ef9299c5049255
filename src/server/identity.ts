import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../kernel/refusal.ts'
import type { Person, Store } from '../table/store.ts'
import type { Config } from './config.ts'
import { hashOf } from './secrets.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, if their device is known. */
    person: Person | null
  }
}

const YEAR = 365 * 24 * 3600
const TOKEN = /^[\w-]{43}$/

/** The prefix binds the cookie to this host and to https; without https there can be none. */
function cookieName({ publicUrl }: Config): string {
  return isSecure(publicUrl) ? '__Host-dorsal' : 'dorsal'
}

function isSecure(url: URL | null): boolean {
  return url?.protocol === 'https:'
}

export function tokenOf(request: FastifyRequest, config: Config): string | null {
  const token = request.cookies[cookieName(config)]
  return token !== undefined && TOKEN.test(token) ? token : null
}

export async function personOf(
  request: FastifyRequest,
  store: Store,
  config: Config,
): Promise<Person | null> {
  const token = tokenOf(request, config)
  return token === null ? null : store.personByToken(hashOf(token))
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
