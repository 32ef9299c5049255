import { BlockList } from 'node:net'

const OWN = new BlockList()
OWN.addSubnet('127.0.0.0', 8, 'ipv4')
OWN.addAddress('::1', 'ipv6')

/** Whether an IP address is a loopback address. */
export function isLoopback(address: string): boolean {
  return OWN.check(
    address.replace(/^::ffff:(?=[\d.]+$)/, ''),
    address.includes(':') && !address.includes('.') ? 'ipv6' : 'ipv4',
  )
}

/** Whether a host name of a URL is `localhost` or a loopback address, and so means whichever machine resolves it. */
export function isOwnName(host: string): boolean {
  const name = host
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}
