import { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

const ALL = ['::', '0.0.0.0']

/** What to listen on for every address of the machine: one without IPv6 cannot listen on `::`. */
export function everyAddress(interfaces: Interfaces = networkInterfaces()): string {
  return addressesOf(interfaces).some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0'
}

export function hostName(host: string): string {
  if (ALL.includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Where others in the house find this machine, if it listens to them. */
export function houseAddresses(host: string, interfaces: Interfaces = networkInterfaces()): string[] {
  if (!ALL.includes(host)) return []
  return addressesOf(interfaces)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
}

function addressesOf(interfaces: Interfaces) {
  return Object.values(interfaces).flatMap((addresses) => addresses ?? [])
}
