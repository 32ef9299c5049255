import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Refusal } from '#kernel/refusal.ts'
import { unfit } from './environment.ts'

/** Why it cannot listen, in words for whoever runs it. */
export function whyNotListening(error: unknown, port: number, host: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new Refusal('port-in-use', { port })
    case 'EACCES':
      return new Refusal('port-forbidden', { port })
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return unfit('HOST', host)
    default:
      return error
  }
}

/** A free port, on which other nodes of this machine reach this one. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
