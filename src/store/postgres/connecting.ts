import { Socket } from 'node:net'
import { Client, type ClientConfig, Pool, types } from 'pg'
import { Refusal } from '#kernel/refusal.ts'
import { isCutOff } from './faults.ts'

const BIGINT = 20

/** Milliseconds to connect; a server that takes longer counts as unreachable. */
const WITHIN = 3_000

/** Parses BIGINT as a number: match numbers and moments are far below 2^53. */
const TYPES: NonNullable<ClientConfig['types']> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}

function configOf(url: string, name: string): ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 2_000,
    connectionTimeoutMillis: WITHIN,
    types: TYPES,
  }
}

/** One session, and how to end it at once, whatever the other side does. */
export interface Session {
  readonly client: Client
  cut(): void
}

export async function openSession(url: string, name: string): Promise<Session> {
  const stream = new Socket()
  const client = new Client({ ...configOf(url, name), stream: () => stream })
  // Errors also reject the query that failed, or end the connection.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    stream.destroy()
    throw error
  }
  return { client, cut: () => stream.destroy() }
}

/** `openSession` for commands: what is wrong with the address is refused in a sentence. */
export async function reach(url: string, name: string): Promise<Session> {
  return openSession(url, name).catch((error) => {
    throw isCutOff(error) || isUnreachable(error)
      ? new Refusal('store-unreachable', { database: databaseOf(url), why: (error as Error).message })
      : error
  })
}

/** No such database or role, or not with this password. */
function isUnreachable(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' && /^(28|3D)/.test(code)
}

/** Sessions for whoever needs one for a moment, and how to end them all at once, whatever the other side does. */
export interface Readers {
  readonly pool: Pool
  cut(): void
}

export function openReaders(url: string, name: string, max: number): Readers {
  const open = new Set<Socket>()
  const stream = (): Socket => {
    const socket = new Socket()
    open.add(socket)
    return socket.once('close', () => open.delete(socket))
  }
  const pool = new Pool({ ...configOf(url, name), max, idleTimeoutMillis: 60_000, stream })
  pool.on('error', () => {})
  return {
    pool,
    cut: () => {
      for (const socket of open) socket.destroy()
    },
  }
}

export function openPool(url: string, name: string, max: number): Pool {
  return openReaders(url, name, max).pool
}

/** The name of the database, for messages: what stands in the address may hold a password. */
export function databaseOf(url: string): string {
  return URL.parse(url)?.pathname.replace(/^\//, '') || 'postgres'
}
