import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface BareAnswer {
  readonly status: number
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined }
  readonly text: string
}

/** A request with whatever headers: a browser's `fetch` would not let a page choose `Host`. */
export async function ask(
  base: string,
  path: string,
  headers: { readonly [name: string]: string } = {},
  body?: string,
): Promise<BareAnswer> {
  const asking = request(base + path, { method: body === undefined ? 'GET' : 'POST', headers })
  asking.end(body)
  const [response] = await once(asking, 'response')
  let text = ''
  for await (const piece of response.setEncoding('utf8')) text += piece
  return { status: response.statusCode, headers: response.headers, text }
}

/** A connection that says as much of a request as it is told to, and reads what comes. */
export class Bare {
  readonly socket: Socket
  read = ''
  readonly closed: Promise<unknown>

  private constructor(socket: Socket) {
    this.socket = socket
    this.closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (text) => {
      this.read += text
    })
  }

  static async at(base: string, text = ''): Promise<Bare> {
    const { hostname, port } = new URL(base)
    const bare = new Bare(connect(Number(port), hostname))
    await once(bare.socket, 'connect')
    if (text !== '') bare.socket.write(text)
    return bare
  }
}
