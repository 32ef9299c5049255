import { connect } from 'node:net'
import { workerData } from 'node:worker_threads'

/** Opens a socket and reads what comes without looking at it, in a thread whose time is not counted. */
const socket = connect(workerData.port, '127.0.0.1')
socket.write(
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
)
socket.resume()
