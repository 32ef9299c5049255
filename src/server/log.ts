import type { FastifyRequest } from 'fastify'

/** A request as the log has it: the route, never the address with its codes, no headers, no body. */
export function loggedRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? 'none', address: request.ip }
}

/** Logs message and stack of an error, not its other properties, which may hold data. */
function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  return { type: error.name, message: error.message, stack: error.stack ?? '' }
}

export function loggerOptions(level: string) {
  return {
    level,
    // Standard output is for people.
    stream: process.stderr,
    serializers: {
      req: loggedRequest,
      res: (reply: { readonly statusCode?: number }) => ({ statusCode: reply.statusCode ?? 0 }),
      err: loggedError,
    },
  }
}
