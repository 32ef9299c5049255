import { BlockList } from 'node:net'

const OWN = new BlockList()
OWN.addSubnet('127.0.0.0', 8, 'ipv4')
OWN.addAddress('::1', 'ipv6')

/** Whether an address is one that every machine has for itself. */
export function isLoopback(address: string): boolean {
  return OWN.check(
    address.replace(/^::ffff:(?=[\d.]+$)/, ''),
    address.includes(':') && !address.includes('.') ? 'ipv6' : 'ipv4',
  )
}

/** The same of a host as it stands in an address: it means another machine on each of them. */
export function isOwnName(host: string): boolean {
  const name = host
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}
