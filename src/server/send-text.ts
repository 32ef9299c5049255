import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)

/** Hundreds of views differ little from one to the next: compressed they are a thirtieth. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  asJson(reply)
  if (!takesGzip(request)) return reply.send(text)
  const packed = await compress(text, { level: constants.Z_BEST_SPEED })
  return reply.header('content-encoding', 'gzip').send(packed)
}

export function asJson(reply: FastifyReply): void {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
}

export function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '')
}
