import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import { CLOSED } from '#wire/sent.ts'
import { household } from './address.ts'
import type { Config } from './config.ts'
import { HEALTH, healthRoutes } from './health.ts'
import { checkHost } from './hosts.ts'
import { recognize } from './identity.ts'
import { type Extent, parseJson, SMALL } from './json.ts'
import { loggedRequest, loggerOptions } from './log.ts'
import { asRefusal, saidRefusal, statusOf } from './refusals.ts'
import { blockRoutes } from './routes/blocks.ts'
import { contentRoutes } from './routes/contents.ts'
import { deviceRoutes } from './routes/devices.ts'
import { historyRoutes } from './routes/history.ts'
import { matchRoutes } from './routes/matches.ts'
import { peopleRoutes } from './routes/people.ts'
import { seatRoutes } from './routes/seats.ts'
import { checkOrigin, mayReadMetrics, setSecurityHeaders } from './security.ts'
import type { Services } from './services.ts'
import { socketRoute } from './socket.ts'
import { pageRoutes } from './static-files.ts'
import { languageOfRequest } from './words.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits on the JSON of a body; SMALL by default. */
    extent?: Extent
  }
}

const TOO_MANY = 429

/** The build of the page that this server serves: a page of another build knows that it is outdated. */
const PAGE_HEADER = 'x-dorsal-page'

/** Stands for URLs that cannot be decoded; there is no such route. */
const UNREADABLE = '/unreadable'

function isReadable(url: string): boolean {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}

/** An app without routes: services need its logger first. */
export function newApp(config: Config, logLevel: string): FastifyInstance {
  return fastify({
    logger: loggerOptions(logLevel),
    // Fastify would log whole URLs, with the codes in them.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: config.limits.body,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : UNREADABLE),
    routerOptions: { maxParamLength: 64 },
    http: { headersTimeout: config.headWithin, connectionsCheckingInterval: config.lookEvery },
    requestTimeout: config.requestWithin,
    // For clients that do not read; the default keep-alive outlives that of balancers.
    connectionTimeout: 60_000,
    forceCloseConnections: true,
    return503OnClosing: false,
  })
}

/** `passOn` adds a hook that forwards requests for other nodes, after authentication. */
export async function serve(
  app: FastifyInstance,
  services: Services,
  passOn: (app: FastifyInstance) => void = () => {},
): Promise<void> {
  const { config, store, limiters, metrics, requests, isClosing, lastSeen, page: built } = services
  app.decorateRequest('person', null)
  app.decorateRequest('device', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async ({ routeOptions }: FastifyRequest, body: string | Buffer) =>
      body === '' ? {} : parseJson(String(body), routeOptions.config.extent ?? SMALL),
  )
  await app.register(cookie)
  await app.register(websocket, {
    options: { maxPayload: config.limits.frame, perMessageDeflate: false },
    // Protocol errors of a client are no faults of the server.
    errorHandler(error, socket, request) {
      request.log.info({ req: request, fault: error.message }, 'socket fault')
      socket.close(CLOSED.broken)
    },
  })

  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply, config)
    // A client that goes on asking would keep its connection open.
    if (isClosing()) reply.header('connection', 'close')
    if (!HEALTH.includes(request.routeOptions.url ?? '')) checkHost(request, config)
    if (!request.url.startsWith('/api/')) return
    if (built !== null) reply.header(PAGE_HEADER, built.build)
    if (isClosing()) throw new Refusal('closing')
    // Without a body the request is complete: count it before authentication, which takes time.
    if (!request.ws && !hasBody(request)) requests.begin(reply.raw)
    limiters.count('requestsOfAddress', household(request.ip))
    checkOrigin(request, config)
    await recognize(request, store, config)
    if (request.person !== null) limiters.count('requestsOfPerson', request.person.id)
    if (request.device !== null) lastSeen.note(request.device)
  })

  passOn(app)

  // The body has arrived: from here on draining waits for the answer. Upgrades are not waited for.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.ws) requests.begin(reply.raw)
  })

  app.addHook('onResponse', async (request, reply) => {
    const { method, route } = loggedRequest(request)
    const labels = { method, route, status: String(reply.statusCode) }
    metrics.requests.observe(labels, reply.elapsedTime / 1000)
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request')
  })

  const page = pageRoutes(app, services)

  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal.code === 'fault') {
      metrics.faults.inc()
      request.log.error({ req: request, err: error }, 'a request failed')
    }
    // Against pipelining: a client over its rate has to open a new connection.
    if (statusOf(refusal) === TOO_MANY) reply.header('connection', 'close')
    if (refusal.code === 'no-such-page' && page.giveLost(request, reply)) return reply
    const said = saidRefusal(refusal, languageOfRequest(request))
    reply.status(statusOf(refusal))
    // Opened in a browser, people read the sentence.
    if (request.headers.accept?.includes('text/html'))
      return reply.type('text/plain; charset=utf-8').send(said.text)
    return reply.type('application/json').send(said)
  })

  app.setNotFoundHandler(() => {
    throw new Refusal('no-such-page')
  })

  peopleRoutes(app, services)
  deviceRoutes(app, services)
  blockRoutes(app, services)
  matchRoutes(app, services)
  seatRoutes(app, services)
  contentRoutes(app, services)
  historyRoutes(app, services)
  socketRoute(app, services)

  healthRoutes(app, services)

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw new Refusal('no-such-page')
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
