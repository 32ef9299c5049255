import { createRequire } from 'node:module'

/** As in the engine's bench: only `require` finds boardgame.io's entry points, and its socket.io is its own copy. */
const require = createRequire(import.meta.url)
const requireAsIt = createRequire(require.resolve('boardgame.io/server'))

type BoardGameServer = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }})
type SocketIoClient = typeof import('socket.io-client')
export type Socket = import('socket.io-client').Socket

export const { Server }: BoardGameServer = require('boardgame.io/server')
export const { io }: SocketIoClient = requireAsIt('socket.io-client')
