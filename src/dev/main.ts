import { once } from 'node:events'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLogger, createServer, type Plugin } from 'vite'
import { ServerChild } from './child.ts'
import { LOOPBACK } from './loopback.ts'

/** The address to open is Vite's, with the page; behind it is the server, which is restarted when src/ changes. */
const { PORT = '5173', DATA_DIR = 'data/dev', ...environment } = process.env
const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = fileURLToPath(new URL('..', import.meta.url))

const server = new ServerChild({
  DATA_DIR,
  LOG_LEVEL: 'warn',
  LIMITS_TIMES: '100',
  ...environment,
})
if (!(await server.start())) process.exit(1)

/** Requests wait while the server restarts. */
const patience: Plugin = {
  name: 'dorsal-patience',
  configureServer({ middlewares }) {
    middlewares.use('/api', (_request, _response, next) => {
      void server.ready().then(next)
    })
  },
}

const logger = createLogger('warn')
const vite = await createServer({
  configFile: `${root}/web/vite.config.ts`,
  cacheDir: resolve(DATA_DIR, 'vite'),
  plugins: [patience],
  customLogger: {
    ...logger,
    // Pages reconnect by themselves after a restart.
    error(text, options) {
      if (!/proxy (socket )?error/.test(text)) logger.error(text, options)
    },
  },
  server: {
    host: LOOPBACK,
    port: Number(PORT),
    proxy: { '/api': { target: `http://${LOOPBACK}:${server.port}`, ws: true } },
  },
})
await vite.listen()

vite.watcher.add(sources)
for (const event of ['add', 'change', 'unlink'] as const)
  vite.watcher.on(event, (file) => {
    if (file.startsWith(sources) && !file.endsWith('.test.ts')) void server.restart()
  })

console.log(`Dorsal for developers: ${vite.resolvedUrls?.local[0]}`)
await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
await Promise.all([vite.close(), server.close()])
process.exit()
