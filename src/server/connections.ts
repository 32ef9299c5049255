import type { Server } from 'node:http'
import { household } from './address.ts'
import type { Config } from './config.ts'
import { Counter } from './limits.ts'

/** How many may be connected, whatever they say. What a proxy of ours passes on is counted by where it came from, later. */
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
