import type { Server } from 'node:http'
import { household } from './address.ts'
import type { Config } from './config.ts'
import { Counter } from './limits.ts'

/** Limits open TCP connections. Those of a trusted proxy are limited by client address later. */
export function boundConnections(server: Server, { limits, trustProxy }: Config): void {
  const open = new Counter()
  server.maxConnections = limits.connections
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (trustProxy?.(address)) return
    const who = household(address)
    if (open.of(who) >= limits.connectionsOfAddress) {
      socket.destroy()
      return
    }
    open.add(who, 1)
    socket.once('close', () => open.add(who, -1))
  })
}
