import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * The least a server can do: whatever one of two says, both are sent the same message, which the first to come has
 * brought along. It knows no game and keeps nothing.
 */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
const pairs = new Map<string, WebSocket[]>()
let message = ''

server.on('connection', (socket, { url = '' }) => {
  const pair = pairs.get(url) ?? []
  pairs.set(url, pair)
  pair.push(socket)
  socket.once('message', (data) => {
    message ||= String(data)
    socket.send('{}')
    socket.on('message', () => {
      for (const each of pair) each.send(message)
    })
  })
})

await once(server, 'listening')
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
